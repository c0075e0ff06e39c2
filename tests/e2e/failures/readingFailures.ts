import { expect } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { alerted, type FailureRow, field, main } from './failureRow.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const FERRY = characterId('the-ferry-apprentice')
const CHAT = `/chat/character/${MIRELLE}`

/** Calls that a page makes when it is opened. */
export const readingFailures = {
  listCharacters: {
    route: '/explore',
    async shown(page, { said }) {
      for (const sort of ['chatiest', 'liked', 'latest']) {
        const text = `Could not load characters: ${said ?? `Error while fetching characters with sort: ${sort}`}`
        await expect(main(page).getByText(text).first()).toBeVisible()
      }
    },
  },
  // A page of results that fails to load ends the list (A4.2-25).
  searchCharacters: {
    route: '/search?query=sea',
    remembersLength: true,
    shown: (page) => expect(main(page).getByRole('heading', { name: 'No results found.' })).toBeVisible(),
  },
  listMyCharacters: {
    route: '/my-characters',
    shown: (page) => alerted(page, 'Your characters could not be loaded.'),
  },
  listFavorites: {
    route: '/my-characters?tab=favorites',
    shown: (page) => alerted(page, 'Your favorites could not be loaded.'),
  },
  listUserCharacters: {
    route: `/users/${userId('saltglass')}`,
    shown: (page, { said }) => alerted(page, said ?? 'Failed fetching user’s public characters.'),
  },
  readCharacter: {
    route: `/character/${MIRELLE}`,
    shown: (page, { status, said }) =>
      alerted(
        page,
        status === 404
          ? `Character with ID ${MIRELLE} not found.`
          : `Unable to load character information.${said ?? ''}`,
      ),
  },
  listSimilarCharacters: {
    route: `/character/${MIRELLE}`,
    shown: (page) =>
      expect(main(page).getByText('Error loading similar characters. Please try again later.')).toBeVisible(),
  },
  // A check that fails counts as "not the owner" (B4.1-02).
  readOwnership: {
    route: `/characters/edit/${FERRY}`,
    shown: (page) => expect(main(page).getByRole('heading', { name: 'Access Denied' })).toBeVisible(),
  },
  readStats: {
    route: CHAT,
    shown: (page) => alerted(page, 'Could not load stats.'),
  },
  // A missing chat is not a failure: the user can start the conversation.
  findChat: {
    route: CHAT,
    async shown(page, { status, said }) {
      if (status === 404) await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeEnabled()
      else
        await expect(
          main(page)
            .getByText(said ?? 'Chat error.')
            .first(),
        ).toBeVisible()
    },
  },
  listMessages: {
    route: CHAT,
    shown: (page, { said }) =>
      expect(
        main(page)
          .getByText(said ?? 'We can’t load the messages right now. Please refresh or try again later.')
          .first(),
      ).toBeVisible(),
  },
  listMyChats: {
    route: '/chats',
    shown: (page, { said }) => alerted(page, `Unable to load your chats.${said ?? ''}`),
  },
  // The form uses its own picture and traits instead (AMB-29, B8.2-02).
  listRandomTraits: {
    route: '/characters/create',
    async shown(page) {
      for (const [index, name] of ['thoughtful', 'creative', 'determined'].entries()) {
        await expect(field(page, `Trait ${index + 1}`)).toHaveValue(name)
      }
    },
  },
  readRandomImage: {
    route: '/signin',
    viewer: null,
    shown: (page) => expect(field(page, 'Login')).toBeVisible(),
    refusedIs: 'shown',
  },
} satisfies Record<string, FailureRow>
