import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { DRAFT_DELAY_MS } from '#src/product/limits.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { openChat, type OpenedChat } from '#tests/support/openChat.ts'
import {
  type Browser,
  idle,
  inRandomOrders,
  type Name,
  PASSWORDS,
  type Trouble,
  TROUBLES,
} from '#tests/support/browserOfTwo.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'

const CHARACTER = characterId('nine')

type Plain = 'type' | 'send' | 'answer' | 'reload' | 'reload without an answer' | 'sign out' | 'wait'
type Action =
  | { do: Plain }
  | { do: 'sign in'; as: Name }
  | { do: 'trouble'; operation: 'sendMessage' | 'createChat'; trouble: Trouble }

const plain = (name: Plain, weight: number) => ({ arbitrary: fc.constant<Action>({ do: name }), weight })
const troubles = Object.keys(TROUBLES) as Trouble[]
const trouble = (operation: 'sendMessage' | 'createChat') =>
  fc.constantFrom(...troubles).map((each): Action => ({ do: 'trouble', operation, trouble: each }))
const action = fc.oneof(
  plain('type', 3),
  plain('send', 4),
  plain('answer', 2),
  plain('reload', 2),
  plain('reload without an answer', 1),
  plain('sign out', 1),
  plain('wait', 2),
  { arbitrary: fc.constantFrom<Name>('mira', 'jonas').map((as): Action => ({ do: 'sign in', as })), weight: 3 },
  { arbitrary: trouble('sendMessage'), weight: 3 },
  { arbitrary: trouble('createChat'), weight: 1 },
)

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

it('after any actions in any order, text stays with its user, and none is lost or duplicated', () =>
  inRandomOrders({
    server,
    action,
    load: loaded,
    run: done,
    hold,
    examples: [SIGN_IN_CUT_OFF, SENDING_CUT_OFF],
    numRuns: 60,
  }))

async function loaded(browser: Browser): Promise<OpenedChat> {
  const isSignInUnfinished = browser.isSignInUnfinished()
  const chat = await openChat(server, {
    characterId: CHARACTER,
    viewer: undefined,
    clock: browser.clock,
    browser: browser.load(),
  })
  chat.event({ type: 'opened' })
  await idle()
  const { viewer } = chat.conversationKey()
  if (isSignInUnfinished && viewer !== VISITOR) browser.claim(VISITOR, viewer)
  return chat
}

async function done(browser: Browser, chat: OpenedChat, action: Action): Promise<OpenedChat> {
  const { viewer } = chat.conversationKey()
  switch (action.do) {
    case 'type':
      chat.type(`${chat.draft()} ${browser.newWord(viewer)}`)
      break
    case 'send':
      if (viewer !== VISITOR) chat.send()
      break
    case 'answer':
      server.release()
      break
    case 'wait':
      browser.clock.advance(60_000)
      break
    case 'trouble':
      server.faults.add({ operation: action.operation, times: 1, ...TROUBLES[action.trouble] } as Fault)
      break
    case 'reload':
    case 'reload without an answer':
      if (action.do !== 'reload') server.faults.add({ operation: 'readMe', times: 1, network: 'fail' })
      // A page that is left stores its pending drafts.
      browser.clock.advance(DRAFT_DELAY_MS)
      return loaded(browser)
    case 'sign out':
      chat.event({ type: 'left' })
      chat.tab.sessionControl.signOut()
      break
    case 'sign in': {
      chat.event({ type: 'left' })
      const body = { login: action.as, password: PASSWORDS[action.as], rememberMe: true }
      // Without a response for the profile, the sign-in fails and continues later.
      await chat.tab.sessionControl.signIn(body).catch(() => undefined)
    }
  }
  await idle()
  const { viewer: now } = chat.conversationKey()
  if (now === viewer) return chat
  // The page reloads with the same user. The text that a visitor has typed belongs to the member who signs in.
  if (viewer === VISITOR) browser.claim(VISITOR, now)
  chat.event({ type: 'opened' })
  await idle()
  return chat
}

/** Invariants that hold after every action. */
function hold(browser: Browser, chat: OpenedChat): void {
  const { viewer } = chat.conversationKey()
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
