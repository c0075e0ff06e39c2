import { expect, waitFor } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expired, failing, type Actor, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// The whole app at an address, and one call that goes wrong: the rows of the matrix that no other story shows.
const meta = preview.meta({ render: () => <></> })

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const NINE = `/chat/character/${characterId('nine')}`

const say = async ({ fill, user }: Actor) => {
  await fill(/^Message to/, 'Are you there?')
  await user.keyboard('{Enter}')
}
const inSettings =
  (...buttons: string[]) =>
  async ({ canvas, press, pressInDialog }: Actor) => {
    await canvas.findByText(/balance outstanding/)
    await press('Chat settings')
    for (const button of buttons) await pressInDialog(button)
  }
const report = async ({ canvas, user, pressInDialog }: Actor) => {
  await canvas.findByText(/balance outstanding/)
  await user.click(canvas.getAllByRole('button', { name: 'Message actions' }).at(-1))
  await user.click(await canvas.findByRole('menuitem', { name: 'Report' }))
  await user.click((await canvas.findAllByRole('radio'))[0])
  await pressInDialog('Submit')
}

const reading = { path: MIRELLE }
const beginning = { path: NINE, viewer: 'jonas' as const, act: say }
const sending = { path: MIRELLE, act: say }
const restarting = { path: MIRELLE, act: inSettings('Restart Chat', 'Restart') }
const deleting = { path: MIRELLE, act: inSettings('Delete Chat', 'Delete') }
const downloading = { path: MIRELLE, act: inSettings('Download Chat') }
const reporting = { path: MIRELLE, act: report }

export const ChatRefused422 = meta.story(
  failing({ operation: 'findChat', status: 422 }, { ...reading, shown: 'Chat error.' }),
)
export const ChatSessionExpired401 = meta.story(failing(expired('findChat'), { ...reading, shown: SIGN_IN_PROMPT }))
export const ChatOffline = meta.story(
  failing({ operation: 'findChat', network: 'fail' }, { ...reading, shown: 'Chat error.' }),
)
export const ChatMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'findChat', shape: 'html' }, { ...reading, shown: 'Chat error.' }),
})
export const MessagesGone404 = meta.story(
  failing({ operation: 'listMessages', status: 404 }, { ...reading, shown: 'We can’t load the messages right now.' }),
)
export const MessagesSessionExpired401 = meta.story(
  failing(expired('listMessages'), { ...reading, shown: SIGN_IN_PROMPT }),
)
export const MessagesOffline = meta.story(
  failing(
    { operation: 'listMessages', network: 'fail' },
    { ...reading, shown: 'We can’t load the messages right now.' },
  ),
)
/** The server has lost the messages: the conversation begins again. */
export const MessagesEmpty = meta.story(
  failing({ operation: 'listMessages', status: 200, body: [] }, { ...reading, shown: 'Mirelle of the Tides' }),
)
export const MessagesMalformed = meta.story(
  failing({ operation: 'listMessages', shape: 'html' }, { ...reading, shown: 'We can’t load the messages right now.' }),
)
export const StatsSessionExpired401 = meta.story(failing(expired('readStats'), { ...reading, shown: SIGN_IN_PROMPT }))
export const StatsOffline = meta.story(
  failing({ operation: 'readStats', network: 'fail' }, { ...reading, shown: 'Could not load stats.' }),
)
export const StatsMalformed = meta.story({
  tags: ['desktop'],
  ...failing({ operation: 'readStats', shape: 'html' }, { ...reading, shown: 'Could not load stats.' }),
})
export const BeginningGone404 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'createChat', status: 404 }, { ...beginning, shown: 'Send message failed.' }),
})
export const BeginningRefused422 = meta.story(
  failing({ operation: 'createChat', status: 422 }, { ...beginning, shown: 'Send message failed.' }),
)
export const BeginningServerFails500 = meta.story(
  failing({ operation: 'createChat', status: 500 }, { ...beginning, shown: 'Send message failed.' }),
)
export const BeginningSessionExpired401 = meta.story(
  failing(expired('createChat'), { ...beginning, shown: SIGN_IN_PROMPT }),
)
export const BeginningOnItsWay = meta.story(failing({ operation: 'createChat', hold: true }, beginning))
export const BeginningOffline = meta.story(
  failing({ operation: 'createChat', network: 'fail' }, { ...beginning, shown: 'Send message failed.' }),
)
export const BeginningMalformed = meta.story(
  failing({ operation: 'createChat', shape: 'html' }, { ...beginning, shown: 'Send message failed.' }),
)
export const SendingGone404 = meta.story(
  failing({ operation: 'sendMessage', status: 404 }, { ...sending, shown: 'Send message failed.' }),
)
export const SendingRefused422 = meta.story(
  failing({ operation: 'sendMessage', status: 422 }, { ...sending, shown: 'Send message failed.' }),
)
export const SendingSessionExpired401 = meta.story(
  failing(expired('sendMessage'), { ...sending, shown: SIGN_IN_PROMPT }),
)
export const SendingOffline = meta.story(failing({ operation: 'sendMessage', network: 'fail' }, sending))
export const SendingMalformed = meta.story(failing({ operation: 'sendMessage', shape: 'html' }, sending))
export const RestartingGone404 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'resetChat', status: 404 }, { ...restarting, shown: 'Failed to reset chat.' }),
})
export const RestartingRefused422 = meta.story(
  failing({ operation: 'resetChat', status: 422 }, { ...restarting, shown: 'Failed to reset chat.' }),
)
export const RestartingServerFails500 = meta.story(
  failing({ operation: 'resetChat', status: 500 }, { ...restarting, shown: 'Failed to reset chat.' }),
)
/** A proxy's time-out: the server may have carried it out. */
export const RestartingTimedOut504 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'resetChat', status: 504 }, { ...restarting, shown: 'We could not tell' }),
})
export const RestartingSessionExpired401 = meta.story(
  failing(expired('resetChat'), { ...restarting, shown: SIGN_IN_PROMPT }),
)
export const RestartingOnItsWay = meta.story(failing({ operation: 'resetChat', hold: true }, restarting))
export const RestartingOffline = meta.story(failing({ operation: 'resetChat', network: 'fail' }, restarting))
export const RestartingMalformed = meta.story(failing({ operation: 'resetChat', shape: 'html' }, restarting))
/** The conversation begins again, with a choice of greetings. */
export const Restarted = meta.story(failing([], { ...restarting, shown: '1/3' }))
export const DeletingTimedOut504 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'deleteChat', status: 504 }, { ...deleting, shown: 'We could not tell' }),
})
export const DeletingSessionExpired401 = meta.story(
  failing(expired('deleteChat'), { ...deleting, shown: SIGN_IN_PROMPT }),
)
export const DeletingOffline = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'deleteChat', network: 'fail' }, deleting),
})
export const DownloadingGone404 = meta.story(failing({ operation: 'downloadChat', status: 404 }, downloading))
const downloadFails = failing({ operation: 'downloadChat', status: 500 }, downloading)
/** Only logged. */
export const DownloadingServerFails500 = meta.story({
  tags: ['B8.8-13'],
  ...downloadFails,
  play: async (context) => {
    await downloadFails.play(context)
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'Error while downloading chat',
        expect.stringContaining('500'),
        expect.anything(),
      ),
    )
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
})
export const DownloadingSessionExpired401 = meta.story(
  failing(expired('downloadChat'), { ...downloading, shown: SIGN_IN_PROMPT }),
)
export const DownloadingOnItsWay = meta.story(failing({ operation: 'downloadChat', hold: true }, downloading))
export const DownloadingOffline = meta.story(failing({ operation: 'downloadChat', network: 'fail' }, downloading))
export const ReportingGone404 = meta.story(
  failing({ operation: 'reportMessage', status: 404 }, { ...reporting, shown: 'Report submission failed.' }),
)
export const ReportingRefused422 = meta.story(
  failing({ operation: 'reportMessage', status: 422 }, { ...reporting, shown: 'Report submission failed.' }),
)
export const ReportingMalformed = meta.story(
  failing({ operation: 'reportMessage', shape: 'html' }, { ...reporting, shown: 'We could not tell' }),
)
export const ReportingOnItsWay = meta.story(failing({ operation: 'reportMessage', hold: true }, reporting))
export const ReportingOffline = meta.story(failing({ operation: 'reportMessage', network: 'fail' }, reporting))

/** The app goes to the list of chats, whatever the body says. */
export const DeletingAnsweredMalformed = meta.story(
  failing({ operation: 'deleteChat', status: 200, offContract: true, body: 'x' }, { ...deleting, shown: 'Plain Ines' }),
)
/** The file is what the server sent. */
export const DownloadingAnsweredMalformed = meta.story(
  failing({ operation: 'downloadChat', status: 200, offContract: true, body: 'x' }, downloading),
)
