import { expect } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { callOf, type Actor } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const path = `/characters/edit/${characterId('aria')}`

const choose = (tool: string) => (person: Actor) => person.choose('Actions', tool)
const manage =
  (button: string) =>
  async ({ canvas, choose, pressInDialog }: Actor) => {
    await choose('Actions', 'Manage images')
    await canvas.findByText('Image 1 of 3')
    await pressInDialog(button)
  }
const reframe = async ({ choose, press }: Actor) => {
  await choose('Actions', 'Reframe')
  await press('Confirm')
}
const retouch = async ({ choose, fill, press }: Actor) => {
  await choose('Actions', 'Smart Retouch')
  await fill('What should change?', 'A red scarf')
  await press('Apply')
}
const accept = async (person: Actor) => {
  await retouch(person)
  await person.press('Accept change')
}

const listing = callOf('listImages', { path, act: choose('Manage images') })
const renewing = callOf('renewImage', { path, act: choose('Renew image') })
const setting = callOf('setMainImage', { path, act: manage('Set as current') })
const deleting = callOf('deleteImage', { path, act: manage('Delete') })
const reframing = callOf('reframeImage', { path, act: reframe })
const retouching = callOf('retouchImage', { path, act: retouch })
const accepting = callOf('confirmRetouch', { path, act: accept })

const NOT_LISTED = 'Failed to fetch images.'
const NOT_RENEWED = 'Failed to renew image.'
const NOT_REFRAMED = 'Failed reframing the character.'
const NOT_RETOUCHED = 'Failed to retouch the character picture.'
const NOT_ACCEPTED = 'Failed to validate the retouch.'

export const ImagesForbidden403 = meta.story(listing.fails({ status: 403 }, NOT_LISTED))
export const ImagesServerFails500 = meta.story(listing.fails({ status: 500 }, NOT_LISTED))
export const ImagesSessionExpired401 = meta.story(listing.expires())
export const ImagesOffline = meta.story(listing.fails({ network: 'fail' }, NOT_LISTED))
export const ImagesEmpty = meta.story({ tags: ['phone'], ...listing.fails({ status: 200, body: [] }, 'New image') })
export const RenewingForbidden403 = meta.story(renewing.fails({ status: 403 }, NOT_RENEWED))
export const RenewingGone404 = meta.story(renewing.fails({ status: 404 }, NOT_RENEWED))
export const RenewingRefused422 = meta.story(renewing.fails({ status: 422 }, NOT_RENEWED))
export const RenewingSessionExpired401 = meta.story(renewing.expires())
export const RenewingMalformed = meta.story(renewing.fails({ shape: 'html' }))
export const SettingForbidden403 = meta.story(setting.fails({ status: 403 }, 'Set-main failed'))
export const SettingGone404 = meta.story(setting.fails({ status: 404 }, 'Set-main failed'))
export const SettingSessionExpired401 = meta.story(setting.expires())
export const SettingOnItsWay = meta.story(setting.fails({ hold: true }))
export const SettingOffline = meta.story(setting.fails({ network: 'fail' }))
export const DeletingForbidden403 = meta.story(deleting.fails({ status: 403 }, 'Delete failed'))
export const DeletingGone404 = meta.story(deleting.fails({ status: 404 }, 'Delete failed'))
export const DeletingConflict409 = meta.story({ tags: ['phone'], ...deleting.fails({ status: 409 }, 'Delete failed') })
export const DeletingSessionExpired401 = meta.story(deleting.expires())
export const DeletingOnItsWay = meta.story(deleting.fails({ hold: true }))
export const DeletingOffline = meta.story(deleting.fails({ network: 'fail' }))
export const ReframingForbidden403 = meta.story({
  tags: ['phone'],
  ...reframing.fails({ status: 403 }, NOT_REFRAMED),
})
export const ReframingGone404 = meta.story(reframing.fails({ status: 404 }, NOT_REFRAMED))
export const ReframingRefused422 = meta.story(reframing.fails({ status: 422 }, NOT_REFRAMED))
const reframingExpires = reframing.expires()
/** The prompt to sign in replaces the error text. */
export const ReframingSessionExpired401 = meta.story({
  ...reframingExpires,
  play: async (context) => {
    await reframingExpires.play(context)
    await expect(context.canvas.queryByText(NOT_REFRAMED)).toBeNull()
  },
})
export const ReframingOffline = meta.story(reframing.fails({ network: 'fail' }, NOT_REFRAMED))
export const ReframingMalformed = meta.story(reframing.fails({ shape: 'html' }, NOT_REFRAMED))
export const RetouchingForbidden403 = meta.story({
  tags: ['phone'],
  ...retouching.fails({ status: 403 }, NOT_RETOUCHED),
})
export const RetouchingGone404 = meta.story(retouching.fails({ status: 404 }, NOT_RETOUCHED))
export const RetouchingSessionExpired401 = meta.story(retouching.expires())
export const RetouchingOffline = meta.story(retouching.fails({ network: 'fail' }, NOT_RETOUCHED))
export const AcceptingForbidden403 = meta.story(accepting.fails({ status: 403 }, NOT_ACCEPTED))
export const AcceptingGone404 = meta.story(accepting.fails({ status: 404 }, NOT_ACCEPTED))
export const AcceptingConflict409 = meta.story({
  tags: ['phone', 'B8.1-12'],
  ...accepting.fails({ status: 409 }, NOT_ACCEPTED),
})
export const AcceptingRefused422 = meta.story(accepting.fails({ status: 422 }, NOT_ACCEPTED))
export const AcceptingSessionExpired401 = meta.story(accepting.expires())
export const AcceptingOnItsWay = meta.story(accepting.fails({ hold: true }))
export const AcceptingOffline = meta.story(accepting.fails({ network: 'fail' }))
export const AcceptingMalformed = meta.story(accepting.fails({ shape: 'html' }))
