import { BRAND } from '#src/product/brand.ts'

/** Where `npm run storybook` serves it, beside `npm start`. */
const DEVELOPMENT = 'http://localhost:6006/'

/** Where this build's Storybook is: what VITE_STORYBOOK says (`/storybook/`), or the one of development. */
export function storybookAddress({
  DEV,
  VITE_STORYBOOK,
}: Pick<ImportMetaEnv, 'DEV' | 'VITE_STORYBOOK'>): string | undefined {
  return VITE_STORYBOOK ?? (DEV ? DEVELOPMENT : undefined)
}

/** The page of Storybook that lists the states of the screen with this title in the browser's tab. */
export function findInStorybook(storybook: string, page: string, title: string): string {
  const address = new URL(storybook, page)
  const words = title.replace(BRAND, '').replace(/\s*·\s*$/, '')
  address.search = new URLSearchParams({ path: '/docs/find-a-state--docs', find: words }).toString()
  return address.href
}
