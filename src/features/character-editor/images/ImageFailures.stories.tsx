import { characterId } from '#mocks/fixtures/ids.ts'
import { expired, failing, type Actor, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
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

const listing = { path, act: choose('Manage images') }
const renewing = { path, act: choose('Renew image') }
const setting = { path, act: manage('Set as current') }
const deleting = { path, act: manage('Delete') }
const reframing = { path, act: reframe }
const retouching = { path, act: retouch }
const accepting = { path, act: accept }

export const ImagesForbidden403 = meta.story(
  failing({ operation: 'listImages', status: 403 }, { ...listing, shown: 'Failed to fetch images.' }),
)
export const ImagesServerFails500 = meta.story(
  failing({ operation: 'listImages', status: 500 }, { ...listing, shown: 'Failed to fetch images.' }),
)
export const ImagesSessionExpired401 = meta.story(failing(expired('listImages'), { ...listing, shown: SIGN_IN_PROMPT }))
export const ImagesOffline = meta.story(
  failing({ operation: 'listImages', network: 'fail' }, { ...listing, shown: 'Failed to fetch images.' }),
)
export const ImagesEmpty = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'listImages', status: 200, body: [] }, { ...listing, shown: 'New image' }),
})
export const RenewingForbidden403 = meta.story(
  failing({ operation: 'renewImage', status: 403 }, { ...renewing, shown: 'Failed to renew image.' }),
)
export const RenewingGone404 = meta.story(
  failing({ operation: 'renewImage', status: 404 }, { ...renewing, shown: 'Failed to renew image.' }),
)
export const RenewingRefused422 = meta.story(
  failing({ operation: 'renewImage', status: 422 }, { ...renewing, shown: 'Failed to renew image.' }),
)
export const RenewingSessionExpired401 = meta.story(
  failing(expired('renewImage'), { ...renewing, shown: SIGN_IN_PROMPT }),
)
export const RenewingMalformed = meta.story(failing({ operation: 'renewImage', shape: 'html' }, renewing))
export const SettingForbidden403 = meta.story(
  failing({ operation: 'setMainImage', status: 403 }, { ...setting, shown: 'Set-main failed' }),
)
export const SettingGone404 = meta.story(
  failing({ operation: 'setMainImage', status: 404 }, { ...setting, shown: 'Set-main failed' }),
)
export const SettingSessionExpired401 = meta.story(
  failing(expired('setMainImage'), { ...setting, shown: SIGN_IN_PROMPT }),
)
export const SettingOnItsWay = meta.story(failing({ operation: 'setMainImage', hold: true }, setting))
export const SettingOffline = meta.story(failing({ operation: 'setMainImage', network: 'fail' }, setting))
export const DeletingForbidden403 = meta.story(
  failing({ operation: 'deleteImage', status: 403 }, { ...deleting, shown: 'Delete failed' }),
)
export const DeletingGone404 = meta.story(
  failing({ operation: 'deleteImage', status: 404 }, { ...deleting, shown: 'Delete failed' }),
)
export const DeletingConflict409 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'deleteImage', status: 409 }, { ...deleting, shown: 'Delete failed' }),
})
export const DeletingSessionExpired401 = meta.story(
  failing(expired('deleteImage'), { ...deleting, shown: SIGN_IN_PROMPT }),
)
export const DeletingOnItsWay = meta.story(failing({ operation: 'deleteImage', hold: true }, deleting))
export const DeletingOffline = meta.story(failing({ operation: 'deleteImage', network: 'fail' }, deleting))
export const ReframingForbidden403 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'reframeImage', status: 403 }, { ...reframing, shown: 'Failed reframing the character.' }),
})
export const ReframingGone404 = meta.story(
  failing({ operation: 'reframeImage', status: 404 }, { ...reframing, shown: 'Failed reframing the character.' }),
)
export const ReframingRefused422 = meta.story(
  failing({ operation: 'reframeImage', status: 422 }, { ...reframing, shown: 'Failed reframing the character.' }),
)
export const ReframingOffline = meta.story(failing({ operation: 'reframeImage', network: 'fail' }, reframing))
export const ReframingMalformed = meta.story(failing({ operation: 'reframeImage', shape: 'html' }, reframing))
export const RetouchingForbidden403 = meta.story({
  tags: ['phone'],
  ...failing(
    { operation: 'retouchImage', status: 403 },
    { ...retouching, shown: 'Failed to retouch the character picture.' },
  ),
})
export const RetouchingGone404 = meta.story(
  failing(
    { operation: 'retouchImage', status: 404 },
    { ...retouching, shown: 'Failed to retouch the character picture.' },
  ),
)
export const RetouchingSessionExpired401 = meta.story(
  failing(expired('retouchImage'), { ...retouching, shown: SIGN_IN_PROMPT }),
)
export const RetouchingOffline = meta.story(failing({ operation: 'retouchImage', network: 'fail' }, retouching))
export const AcceptingForbidden403 = meta.story(
  failing({ operation: 'confirmRetouch', status: 403 }, { ...accepting, shown: 'Failed to validate the retouch.' }),
)
export const AcceptingGone404 = meta.story(
  failing({ operation: 'confirmRetouch', status: 404 }, { ...accepting, shown: 'Failed to validate the retouch.' }),
)
export const AcceptingConflict409 = meta.story({
  tags: ['phone', 'B8.1-12'],
  ...failing({ operation: 'confirmRetouch', status: 409 }, { ...accepting, shown: 'Failed to validate the retouch.' }),
})
export const AcceptingRefused422 = meta.story(
  failing({ operation: 'confirmRetouch', status: 422 }, { ...accepting, shown: 'Failed to validate the retouch.' }),
)
export const AcceptingSessionExpired401 = meta.story(
  failing(expired('confirmRetouch'), { ...accepting, shown: SIGN_IN_PROMPT }),
)
export const AcceptingOnItsWay = meta.story(failing({ operation: 'confirmRetouch', hold: true }, accepting))
export const AcceptingOffline = meta.story(failing({ operation: 'confirmRetouch', network: 'fail' }, accepting))
export const AcceptingMalformed = meta.story(failing({ operation: 'confirmRetouch', shape: 'html' }, accepting))
