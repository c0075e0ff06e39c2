import { expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import { type Action, type Browser, idle, inRandomOrders } from '#tests/support/browserOfTwo.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'

const CHARACTER = characterId('nine')

/** A reload interrupts a sign-in: text that was typed before belongs to the member, not to the next visitor. */
const SIGN_IN_CUT_OFF: Action[] = [
  { do: 'reload without an answer' },
  { do: 'type' },
  { do: 'sign in', as: 'mira' },
  { do: 'reload' },
  { do: 'sign out' },
]

/**
 * The server has stored the message and a reload interrupts its response: however often the page refetches, the text
 * does not return to the field.
 */
const SENDING_CUT_OFF: Action[] = [
  { do: 'sign in', as: 'mira' },
  { do: 'type' },
  { do: 'trouble', operation: 'sendMessage', trouble: 'stores and answers late' },
  { do: 'send' },
  { do: 'reload' },
  { do: 'wait' },
  { do: 'wait' },
  { do: 'wait' },
]

const { server } = serverOfChats()

const viewerOf = (chat: OpenedChat) => chat.conversationKey().viewer

it('after any actions in any order, text stays with its user, and none is lost or duplicated', () =>
  inRandomOrders({
    server,
    own: {
      type: { weight: 3, run: (chat, browser) => chat.type(`${chat.draft()} ${browser.newWord(viewerOf(chat))}`) },
      send: { weight: 4, run: (chat) => (viewerOf(chat) === VISITOR ? undefined : chat.send()) },
      'reload without an answer': {
        weight: 1,
        run(_, browser) {
          server.faults.add({ operation: 'readMe', times: 1, network: 'fail' })
          return loaded(browser)
        },
      },
    },
    troubled: { sendMessage: 3, createChat: 1 },
    load: loaded,
    tabOf: ({ tab }) => tab,
    ownerOf: viewerOf,
    left: (chat) => chat.event({ type: 'left' }),
    opened: (chat) => chat.event({ type: 'opened' }),
    hold,
    examples: [SIGN_IN_CUT_OFF, SENDING_CUT_OFF],
    numRuns: 60,
  }))

async function loaded(browser: Browser): Promise<OpenedChat> {
  const world = browser.load()
  const isSignInUnfinished = browser.isSignInUnfinished()
  const chat = await openChat(server, {
    characterId: CHARACTER,
    viewer: undefined,
    clock: browser.clock,
    browser: world,
  })
  chat.event({ type: 'opened' })
  await idle()
  const viewer = viewerOf(chat)
  if (isSignInUnfinished && viewer !== VISITOR) browser.claim(VISITOR, viewer)
  return chat
}

/** Invariants that hold after every action. */
function hold(browser: Browser, chat: OpenedChat): void {
  const viewer = viewerOf(chat)
  const arrived = server.db.messages.all().map(({ content }) => content)
  const screen = [...chat.shown().map(([, text]) => text), chat.draft(), chat.state().failure].join('\n')

  const reach = `${screen}\n${browser.readBy(viewer)}`
  for (const word of browser.wordsOfOthers(viewer)) expect(reach).not.toContain(word)

  for (const owner of [viewer, VISITOR]) {
    for (const word of browser.wordsOf(owner)) {
      const times = arrived.filter((text) => text.includes(word)).length
      expect(times, `${word} is stored once`).toBeLessThanOrEqual(1)
      if (times > 0 && owner === viewer) expect(chat.draft()).not.toContain(word)
      const isKept = times > 0 || browser.storedFor(owner).includes(word) || (owner === viewer && screen.includes(word))
      expect(isKept, `${word} is kept`).toBe(true)
    }
  }
}
