import { expect, waitFor, within } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expired, failing, type Actor, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
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

const reading = { path: MIRELLE }
const liking = { path: ORU, act: ({ press }: Actor) => press('Like') }
const unliking = { path: MIRELLE, act: unlike }
const downloading = { path: MIRELLE, act: ({ choose }: Actor) => choose('Download Card', 'As V3 (latest)') }
const reporting = { path: MIRELLE, act: report }

export const CharacterSessionExpired401 = meta.story(
  failing(expired('readCharacter'), { ...reading, shown: SIGN_IN_PROMPT }),
)
export const CharacterOffline = meta.story(
  failing(
    { operation: 'readCharacter', network: 'fail' },
    { ...reading, shown: 'Unable to load character information.' },
  ),
)
export const SimilarRefused422 = meta.story(
  failing(
    { operation: 'listSimilarCharacters', status: 422 },
    { ...reading, shown: 'Error loading similar characters.' },
  ),
)
export const SimilarSessionExpired401 = meta.story(
  failing(expired('listSimilarCharacters'), { ...reading, shown: SIGN_IN_PROMPT }),
)
export const SimilarOnItsWay = meta.story(failing({ operation: 'listSimilarCharacters', hold: true }, reading))
export const SimilarOffline = meta.story(
  failing(
    { operation: 'listSimilarCharacters', network: 'fail' },
    { ...reading, shown: 'Error loading similar characters.' },
  ),
)
export const SimilarMalformed = meta.story({
  tags: ['phone'],
  ...failing(
    { operation: 'listSimilarCharacters', shape: 'html' },
    { ...reading, shown: 'Error loading similar characters.' },
  ),
})
export const LikingForbidden403 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'likeCharacter', status: 403 }, { ...liking, shown: 'You cannot perform this action.' }),
})
export const LikingGone404 = meta.story(
  failing({ operation: 'likeCharacter', status: 404 }, { ...liking, shown: 'Character not found.' }),
)
export const LikingMalformed = meta.story(failing({ operation: 'likeCharacter', shape: 'html' }, liking))
export const LikingOffline = meta.story(
  failing({ operation: 'likeCharacter', network: 'fail' }, { ...liking, shown: 'An unexpected error occurred.' }),
)
export const UnlikingGone404 = meta.story(
  failing({ operation: 'unlikeCharacter', status: 404 }, { ...unliking, shown: 'Character not found.' }),
)
export const UnlikingServerFails500 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'unlikeCharacter', status: 500 }, { ...unliking, shown: 'Request failed with status 500.' }),
})
export const UnlikingSessionExpired401 = meta.story(
  failing(expired('unlikeCharacter'), { ...unliking, shown: SIGN_IN_PROMPT }),
)
export const UnlikingOnItsWay = meta.story(failing({ operation: 'unlikeCharacter', hold: true }, unliking))
export const UnlikingOffline = meta.story(failing({ operation: 'unlikeCharacter', network: 'fail' }, unliking))
export const UnlikingMalformed = meta.story(failing({ operation: 'unlikeCharacter', shape: 'html' }, unliking))
export const CardGone404 = meta.story(
  failing(
    { operation: 'downloadCharacterCard', status: 404 },
    { ...downloading, shown: 'The card could not be downloaded.' },
  ),
)
export const CardRefused422 = meta.story(
  failing(
    { operation: 'downloadCharacterCard', status: 422 },
    { ...downloading, shown: 'The card could not be downloaded.' },
  ),
)
export const CardSessionExpired401 = meta.story(
  failing(expired('downloadCharacterCard'), { ...downloading, shown: SIGN_IN_PROMPT }),
)
export const CardOnItsWay = meta.story(failing({ operation: 'downloadCharacterCard', hold: true }, downloading))
export const CardOffline = meta.story(
  failing(
    { operation: 'downloadCharacterCard', network: 'fail' },
    { ...downloading, shown: 'The card could not be downloaded.' },
  ),
)
export const ReportingGone404 = meta.story(
  failing({ operation: 'reportCharacter', status: 404 }, { ...reporting, shown: 'Report submission failed.' }),
)
export const ReportingRefused422 = meta.story(
  failing({ operation: 'reportCharacter', status: 422 }, { ...reporting, shown: 'Report submission failed.' }),
)
export const ReportingOnItsWay = meta.story(failing({ operation: 'reportCharacter', hold: true }, reporting))

export const ReportingAnsweredMalformed = meta.story(
  failing(
    { operation: 'reportCharacter', status: 200, offContract: true, body: 'x' },
    { ...reporting, shown: 'Thank you! Your report has been submitted.' },
  ),
)

const downloadFails = failing(
  { operation: 'downloadCharacterCard', status: 500 },
  {
    path: MIRELLE,
    act: ({ choose }) => choose('More actions', 'As V2'),
    shown: 'The card could not be downloaded. Please try again.',
  },
)
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
