import { expect, it } from 'vitest'
import { bodyOf } from '#src/features/character-editor/characterBody.ts'
import { type CharacterFormValues, EMPTY_CHARACTER } from '#src/features/character-editor/characterForm.ts'
import { newCharacterDraft } from '#src/features/character-editor/draft/draft.ts'
import { creationsOf, sentCreation } from '#src/features/character-editor/save/sentCreation.ts'
import { removeIfSent } from '#src/features/character-editor/draft/useDraft.ts'
import { VISITOR } from '#src/product/visitor.ts'
import { periodAtom, personAtom } from '#src/session/person.ts'
import { draftsAtom } from '#src/storage/drafts.ts'
import { openTabAs } from '#tests/support/openTab.ts'
import { type Action, type Browser, idle, inRandomOrders } from '#tests/support/browserOfTwo.ts'
import { serverOfChats } from '#tests/support/serverOfChats.ts'

/** Created, interrupted by a reload, not found because the connection failed, and sent again. */
const CUT_OFF_AND_SENT_AGAIN: Action[] = [
  { do: 'sign in', as: 'mira' },
  { do: 'type' },
  { do: 'trouble', operation: 'createCharacter', trouble: 'stores and answers late' },
  { do: 'create' },
  { do: 'lose the next look' },
  { do: 'reload' },
  { do: 'create' },
]

/** Created; before the server processes it, the same user signs in again and creates it again. */
const SIGNED_IN_AGAIN_MEANWHILE: Action[] = [
  { do: 'sign in', as: 'mira' },
  { do: 'type' },
  { do: 'trouble', operation: 'createCharacter', trouble: 'answers late' },
  { do: 'create' },
  { do: 'sign in', as: 'mira' },
  { do: 'create' },
  { do: 'type' },
  { do: 'answer' },
]

const FILLED: CharacterFormValues = {
  ...EMPTY_CHARACTER,
  name: 'Io',
  backgroundDescription: 'Jupiter.',
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'You came far.', alternatives: [] },
}

const { server } = serverOfChats()

it('after any actions in any order, a form stays with its user, and creates its character once', () =>
  inRandomOrders<Page>({
    server,
    own: {
      type: {
        weight: 3,
        run({ draft, owner }, browser) {
          const { description } = draft().read() ?? FILLED
          draft().write({ ...FILLED, description: `${description} ${browser.newWord(owner())}` })
        },
      },
      create: { weight: 4, run: ({ owner, create }) => (owner() === VISITOR ? undefined : create()) },
      'lose the next look': {
        weight: 1,
        run: () => server.faults.add({ operation: 'listMyCharacters', times: 1, network: 'fail' }),
      },
    },
    troubled: { createCharacter: 4 },
    load: loaded,
    tabOf: ({ tab }) => tab,
    ownerOf: ({ owner }) => owner(),
    opened: ({ open }) => open(),
    hold,
    examples: [CUT_OFF_AND_SENT_AGAIN, SIGNED_IN_AGAIN_MEANWHILE],
    numRuns: 40,
  }))

type Page = Awaited<ReturnType<typeof loaded>>

/** A page with the form of a new character, without its screen. */
async function loaded(browser: Browser) {
  const tab = await openTabAs(server, undefined, { firstRetryMs: 0, ...browser.load() })
  const owner = () => tab.store.get(personAtom).id
  const drafts = tab.store.get(draftsAtom)
  const draft = () => drafts.open(newCharacterDraft, owner())
  const creations = () => {
    const own = draft()
    const record = drafts.open(sentCreation, owner())
    const period = () => tab.store.get(periodAtom)
    const onCreated = (sent: Parameters<typeof removeIfSent>[1]) => removeIfSent(own, sent)
    return creationsOf({ client: tab.client, clock: browser.clock, record, period, onCreated })
  }
  const page = {
    tab,
    owner,
    draft,
    /** Opening the form's page looks for a character that was sent before without a response. */
    open: async () => {
      const { sentBefore, found, arrived } = creations()
      const values = draft().read()
      const earlier = values && sentBefore(bodyOf(values))
      if (earlier && (await found(earlier).catch(() => null))) arrived(earlier.body)
    },
    create: () => {
      const values = draft().read()
      const { isBeingSent, mutation } = creations()
      if (!values || isBeingSent(bodyOf(values))) return
      draft().flush()
      const { client } = tab
      client
        .getMutationCache()
        .build(client, mutation)
        .execute(bodyOf(values))
        .catch(() => undefined)
    },
  }
  await page.open()
  await idle()
  return page
}

/** Invariants that hold after every action. */
function hold(browser: Browser, page: Page): void {
  const owner = page.owner()
  const created = server.db.characters.all().map(({ description }) => description)
  const form = JSON.stringify(page.draft().read() ?? null)

  for (const word of browser.wordsOfOthers(owner)) expect(`${form}\n${browser.readBy(owner)}`).not.toContain(word)

  const own = created.filter((text) => text.includes('word'))
  expect(new Set(own).size, 'nothing is created twice').toBe(own.length)

  for (const each of [owner, VISITOR]) {
    for (const word of browser.wordsOf(each)) {
      const isKept =
        own.some((text) => text.includes(word)) ||
        browser.storedFor(each).includes(word) ||
        (each === owner && form.includes(word))
      expect(isKept, `${word} is kept`).toBe(true)
    }
  }
}
