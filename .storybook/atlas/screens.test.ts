import { expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { readStates } from './recordFiles.ts'
import { groupOf, type Screen, SCREENS, statesOf } from './screens.ts'

const states = readStates()

it.for([
  { group: 'Data', calls: ['listChats 200'], words: ['Chats'] },
  { group: 'Empty', calls: ['listChats 200 empty'], words: ['No chats yet'] },
  { group: 'Loading', calls: ['listChats pending held'], words: [] },
  { group: 'Errors', calls: ['listChats 500'], words: ['Oops'] },
  { group: 'Errors', calls: ['listChats none network'], words: [] },
  { group: 'Access', calls: ['listChats 401', 'readMe 500'], words: [] },
  { group: 'Limits', calls: [], words: ['Name must be at most 25 chars'] },
] as const)('$calls with $words is in the group $group', ({ group, calls, words }) => {
  expect(groupOf({ calls: [...calls], words: [...words] })).toBe(group)
})

it('every product story belongs to a screen, and every screen has a story', () => {
  const screens = Object.keys(SCREENS) as Screen[]
  const pagesOf = (title: string) => screens.filter((screen) => SCREENS[screen].test(title))
  const isTool = (title: string) => title.startsWith('Mock panel')
  expect(states.filter(({ title }) => !isTool(title) && pagesOf(title).length === 0).map(({ id }) => id)).toEqual([])
  for (const screen of screens)
    expect(
      statesOf(screen, states).flatMap(([, all]) => all),
      `${screen} has no story in the atlas: write one, then run \`npm run atlas -- <its folder>\`.`,
    ).not.toEqual([])
})

it('every folder of features belongs to a screen', () => {
  const missing = readdirSync('src/features')
    .filter((folder) => !Object.values(SCREENS).some((titles) => titles.test(`features/${folder}/`)))
    .map((folder) => `Add a screen with the titles features/${folder}/ to SCREENS in .storybook/atlas/screens.ts.`)
  expect(missing).toEqual([])
})

it('every screen has a page in Storybook, which the sidebar sorts', () => {
  const folder = '.storybook/atlas/screens'
  const pages = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const preview = readFileSync('.storybook/preview.tsx', 'utf8')
  const missing = Object.keys(SCREENS).flatMap((screen) => [
    ...(pages.some((page) => page.includes(`<ScreenStates screen="${screen}" />`))
      ? []
      : [`Add a page with <ScreenStates screen="${screen}" /> to ${folder}, like Chats.mdx.`]),
    ...(preview.includes(`'${screen}',`) ? [] : [`Add '${screen}' to the storySort of .storybook/preview.tsx.`]),
  ])
  expect(missing).toEqual([])
})
