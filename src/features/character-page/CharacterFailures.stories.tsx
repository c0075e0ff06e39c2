import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { callOf, type Actor } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const MIRELLE = `/character/${characterId('mirelle-of-the-tides')}`
const ORU = `/character/${characterId('captain-oru')}`

const unlike = async ({ press, pressInDialog }: Actor) => {
  await press('Like')
  await pressInDialog('Unlike')
}
const report = async ({ canvas, user, choose, pressInDialog }: Actor) => {
  await choose('More actions', 'Report')
  await user.click((await canvas.findAllByRole('radio'))[0])
  await pressInDialog('Submit')
}

const reading = callOf('readCharacter', { path: MIRELLE })
const similar = callOf('listSimilarCharacters', { path: MIRELLE })
const liking = callOf('likeCharacter', { path: ORU, act: ({ press }) => press('Like') })
const unliking = callOf('unlikeCharacter', { path: MIRELLE, act: unlike })
const downloading = callOf('downloadCharacterCard', {
  path: MIRELLE,
  act: ({ choose }) => choose('Download Card', 'As V3 (latest)'),
})
const reporting = callOf('reportCharacter', { path: MIRELLE, act: report })

export const CharacterSessionExpired401 = meta.story(reading.expires())
export const CharacterOffline = meta.story(reading.fails({ network: 'fail' }, 'Unable to load character information.'))
export const CharacterEmpty = meta.story({
  tags: ['B8.6-04', 'AMB-23'],
  ...reading.fails({ status: 200, offContract: true, body: null }, 'Character not found.'),
})
export const SimilarRefused422 = meta.story(similar.fails({ status: 422 }, 'Error loading similar characters.'))
export const SimilarGone404 = meta.story(similar.fails({ status: 404 }, 'Error loading similar characters.'))
export const SimilarSessionExpired401 = meta.story(similar.expires())
export const SimilarOnItsWay = meta.story(similar.fails({ hold: true }))
export const SimilarOffline = meta.story(similar.fails({ network: 'fail' }, 'Error loading similar characters.'))
export const SimilarMalformed = meta.story({
  tags: ['phone'],
  ...similar.fails({ shape: 'html' }, 'Error loading similar characters.'),
})
export const OwnershipGone404 = meta.story(callOf('readOwnership', { path: MIRELLE }).fails({ status: 404 }))
export const LikingForbidden403 = meta.story({
  tags: ['phone'],
  ...liking.fails({ status: 403 }, 'You cannot perform this action.'),
})
export const LikingGone404 = meta.story(liking.fails({ status: 404 }, 'Character not found.'))
export const LikingMalformed = meta.story(liking.fails({ shape: 'html' }))
export const LikingOffline = meta.story(liking.fails({ network: 'fail' }, 'An unexpected error occurred.'))
export const UnlikingGone404 = meta.story(unliking.fails({ status: 404 }, 'Character not found.'))
export const UnlikingServerFails500 = meta.story({
  tags: ['phone'],
  ...unliking.fails({ status: 500 }, 'Request failed with status 500.'),
})
export const UnlikingSessionExpired401 = meta.story(unliking.expires())
export const UnlikingOnItsWay = meta.story(unliking.fails({ hold: true }))
export const UnlikingOffline = meta.story(unliking.fails({ network: 'fail' }))
export const UnlikingMalformed = meta.story(unliking.fails({ shape: 'html' }))
export const CardGone404 = meta.story({
  tags: ['NS-21'],
  ...downloading.fails({ status: 404 }, 'The card could not be downloaded. Please try again.'),
})
export const CardRefused422 = meta.story(downloading.fails({ status: 422 }, 'The card could not be downloaded.'))
export const CardSessionExpired401 = meta.story(downloading.expires())
export const CardOnItsWay = meta.story(downloading.fails({ hold: true }))
export const CardOffline = meta.story(downloading.fails({ network: 'fail' }, 'The card could not be downloaded.'))
export const ReportingGone404 = meta.story(reporting.fails({ status: 404 }, 'Report submission failed.'))
export const ReportingRefused422 = meta.story(reporting.fails({ status: 422 }, 'Report submission failed.'))
export const ReportingOnItsWay = meta.story(reporting.fails({ hold: true }))

export const ReportingAnsweredMalformed = meta.story(
  reporting.fails({ status: 200, offContract: true, body: 'x' }, 'Thank you! Your report has been submitted.'),
)

const downloadFails = callOf('downloadCharacterCard', {
  path: MIRELLE,
  act: ({ choose }) => choose('More actions', 'As V2'),
}).fails({ status: 500 }, 'The card could not be downloaded. Please try again.')
export const ToastAboveChatOnAPhone = meta.story({
  tags: ['phone'],
  ...downloadFails,
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    await downloadFails.play(context)
    const toast = context.canvas.getByText('The card could not be downloaded. Please try again.')
    const chat = within(context.canvas.getByRole('article')).getByRole('link', { name: 'Chat' })
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(chat.getBoundingClientRect().top))
  },
})
