import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readAtlas } from '#storybook/atlas/atlasFile.ts'
import { findStates, indexOf } from '#storybook/atlas/findStates.ts'
import { findStatesInput, foundStates } from './findStatesTool.ts'

const states = readAtlas()?.states ?? []
const STORYBOOK = 'http://localhost:6006/'
const found = (input: Parameters<typeof foundStates>[1]) => foundStates(states, input, STORYBOOK)

it('finds what "Find a state" finds, in its order', () => {
  for (const words of ['wrong password', 'refused', 'deleteChat 409', 'favourites'])
    expect(found({ words }).states.map(({ id }) => id)).toEqual(
      findStates(indexOf(states), words)
        .slice(0, 10)
        .map(({ state }) => state.id),
    )
})

it('tells the addresses of a state, what it shows and what it calls', () => {
  const state = found({ words: 'wrong password' }).states.find(({ name }) => name === 'Wrong Password')
  expect(state).toMatchObject({
    title: 'features/accounts/SignInPage',
    description: '',
    story: 'http://localhost:6006/?path=/story/features-accounts-signinpage--wrong-password',
    frame: 'http://localhost:6006/iframe.html?id=features-accounts-signinpage--wrong-password&viewMode=story',
    headings: ['Welcome Back'],
  })
  expect(state?.calls).toContain('login 401')
  expect(state?.words).toContain('Email or username')
})

it('finds states of one screen', () => {
  const titles = found({ words: 'offline', screen: 'Search' }).states.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.filter((title) => !/^(features\/search\/|shell\/SearchBox)/.test(title))).toEqual([])
})

it('returns as many states as asked for, and counts all', () => {
  const { count, states: some } = found({ words: 'offline', limit: 2 })
  expect(some).toHaveLength(2)
  expect(count).toBeGreaterThan(2)
})

it('says what to do when no state fits', () => {
  expect(found({ words: 'zzzz' })).toEqual({ count: 0, hint: 'No state fits. Fewer words find more.', states: [] })
})

describe('refuses', () => {
  it.for([
    { input: { words: '  ' }, because: /words are empty/ },
    { input: {}, because: /Expected "words"/ },
    { input: { words: 'a', limit: 21 }, because: /Expected <=20 but received 21/ },
    { input: { words: 'a', limit: 0 }, because: /Expected >=1 but received 0/ },
    { input: { words: 'a', screen: 'Home' }, because: /"Explore".*but received "Home"/ },
    { input: { words: 'a', screens: 'Chats' }, because: /"screens"/ },
  ])('$input', ({ input, because }) => {
    expect(
      safeParse(findStatesInput, input)
        .issues?.map(({ message }) => message)
        .join(),
    ).toMatch(because)
  })
})
