import { expect, waitFor } from 'storybook/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { callOf, type Actor, failing } from '#storybook/failingStory.ts'
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

const restart = { path: MIRELLE, act: inSettings('Restart Chat', 'Restart') }
const finding = callOf('findChat', { path: MIRELLE })
const reading = callOf('listMessages', { path: MIRELLE })
const counting = callOf('readStats', { path: MIRELLE })
const beginning = callOf('createChat', { path: NINE, viewer: 'jonas', act: say })
const sending = callOf('sendMessage', { path: MIRELLE, act: say })
const restarting = callOf('resetChat', restart)
const deleting = callOf('deleteChat', { path: MIRELLE, act: inSettings('Delete Chat', 'Delete') })
const downloading = callOf('downloadChat', { path: MIRELLE, act: inSettings('Download Chat') })
const reporting = callOf('reportMessage', { path: MIRELLE, act: report })

export const ChatRefused422 = meta.story(finding.fails({ status: 422 }, 'Chat error.'))
export const ChatSessionExpired401 = meta.story(finding.expires())
export const ChatOffline = meta.story(finding.fails({ network: 'fail' }, 'Chat error.'))
export const ChatMalformed = meta.story({
  tags: ['phone'],
  ...finding.fails({ shape: 'html' }, 'Chat error.'),
})
export const MessagesGone404 = meta.story(reading.fails({ status: 404 }, 'We can’t load the messages right now.'))
export const MessagesSessionExpired401 = meta.story(reading.expires())
export const MessagesOffline = meta.story(reading.fails({ network: 'fail' }, 'We can’t load the messages right now.'))
/** The server has lost the messages: the conversation begins again. */
export const MessagesEmpty = meta.story(reading.fails({ status: 200, body: [] }, 'Mirelle of the Tides'))
export const MessagesMalformed = meta.story(reading.fails({ shape: 'html' }, 'We can’t load the messages right now.'))
export const StatsSessionExpired401 = meta.story(counting.expires())
export const StatsOffline = meta.story(counting.fails({ network: 'fail' }, 'Could not load stats.'))
export const StatsMalformed = meta.story({
  tags: ['desktop'],
  ...counting.fails({ shape: 'html' }, 'Could not load stats.'),
})
export const BeginningGone404 = meta.story({
  tags: ['phone'],
  ...beginning.fails({ status: 404 }, 'Send message failed.'),
})
export const BeginningRefused422 = meta.story(beginning.fails({ status: 422 }, 'Send message failed.'))
export const BeginningServerFails500 = meta.story(beginning.fails({ status: 500 }, 'Send message failed.'))
export const BeginningSessionExpired401 = meta.story(beginning.expires())
export const BeginningOnItsWay = meta.story(beginning.fails({ hold: true }))
export const BeginningOffline = meta.story(beginning.fails({ network: 'fail' }, 'Send message failed.'))
export const BeginningMalformed = meta.story(beginning.fails({ shape: 'html' }, 'Send message failed.'))
export const SendingGone404 = meta.story(sending.fails({ status: 404 }, 'Send message failed.'))
export const SendingRefused422 = meta.story(sending.fails({ status: 422 }, 'Send message failed.'))
export const SendingSessionExpired401 = meta.story(sending.expires())
export const SendingOffline = meta.story(sending.fails({ network: 'fail' }))
export const SendingMalformed = meta.story(sending.fails({ shape: 'html' }))
export const RestartingGone404 = meta.story({
  tags: ['phone'],
  ...restarting.fails({ status: 404 }, 'Failed to reset chat.'),
})
export const RestartingRefused422 = meta.story(restarting.fails({ status: 422 }, 'Failed to reset chat.'))
export const RestartingServerFails500 = meta.story(restarting.fails({ status: 500 }, 'Failed to reset chat.'))
/** A proxy's time-out: the server may have carried it out. */
export const RestartingTimedOut504 = meta.story({
  tags: ['phone'],
  ...restarting.fails({ status: 504 }, 'We could not tell'),
})
export const RestartingSessionExpired401 = meta.story(restarting.expires())
export const RestartingOnItsWay = meta.story(restarting.fails({ hold: true }))
export const RestartingOffline = meta.story(restarting.fails({ network: 'fail' }))
export const RestartingMalformed = meta.story(restarting.fails({ shape: 'html' }))
/** The conversation begins again, with a choice of greetings. */
export const Restarted = meta.story(failing([], { ...restart, shown: '1/3' }))
export const DeletingTimedOut504 = meta.story({
  tags: ['phone'],
  ...deleting.fails({ status: 504 }, 'We could not tell'),
})
export const DeletingSessionExpired401 = meta.story(deleting.expires())
export const DeletingOffline = meta.story({
  tags: ['phone'],
  ...deleting.fails({ network: 'fail' }),
})
export const DownloadingGone404 = meta.story(downloading.fails({ status: 404 }))
const downloadFails = downloading.fails({ status: 500 })
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
export const DownloadingSessionExpired401 = meta.story(downloading.expires())
export const DownloadingOnItsWay = meta.story(downloading.fails({ hold: true }))
export const DownloadingOffline = meta.story(downloading.fails({ network: 'fail' }))
export const ReportingGone404 = meta.story(reporting.fails({ status: 404 }, 'Report submission failed.'))
export const ReportingRefused422 = meta.story(reporting.fails({ status: 422 }, 'Report submission failed.'))
export const ReportingMalformed = meta.story(reporting.fails({ shape: 'html' }, 'We could not tell'))
export const ReportingOnItsWay = meta.story(reporting.fails({ hold: true }))
export const ReportingOffline = meta.story(reporting.fails({ network: 'fail' }))

/** The app goes to the list of chats, whatever the body says. */
export const DeletingAnsweredMalformed = meta.story(
  deleting.fails({ status: 200, offContract: true, body: 'x' }, 'Plain Ines'),
)
/** The file is what the server sent. */
export const DownloadingAnsweredMalformed = meta.story(downloading.fails({ status: 200, offContract: true, body: 'x' }))
