import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { listening } from '#tests/support/listening.ts'
import { accountMenu, signIn, signOut } from '#tests/support/signIn.ts'
import { expect, test } from '#tests/support/test.ts'

async function signInAs(page: Page, login: string, password: string) {
  await page.goto('/signin')
  await signIn(page, login, password)
  await expect(accountMenu(page)).toContainText(login)
}

/** A proxy of the API that sends this header with every read, as some servers and CDNs do. */
async function startProxy(api: string, [name, value]: readonly [string, string]) {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers: asked } = request
      const body = method === 'GET' || method === 'OPTIONS' ? null : await request.arrayBuffer()
      const response = await fetch(api + pathname + search, { method, headers: asked, body })
      const headers = new Headers(response.headers)
      headers.delete('Cache-Control')
      if (method === 'GET') headers.set(name, value)
      return new Response(response.body, { status: response.status, headers })
    },
  })
  return listening(server as Server)
}

const HEADERS = [
  ['Cache-Control', 'private, max-age=60'],
  ['Cache-Control', 'max-age=0, stale-while-revalidate=600'],
  // Browsers then keep a response for a tenth of its age.
  ['Last-Modified', 'Thu, 01 Jan 2015 00:00:00 GMT'],
] as const

for (const header of HEADERS)
  test(
    `with "${header.join(': ')}", the next user sees nothing of the one before, and a sent message stays`,
    { tag: ['@NS-45'] },
    async ({ page, world, config, mockServer, ownServer }) => {
      await world({})
      const proxy = ownServer(await startProxy((await mockServer()).url, header))
      const { read } = config
      config.read = async () => ({ ...(await read()), apiBaseUrl: `${proxy.url}/api/v1` })
      const chat = `/chat/character/${characterId('nine')}`

      await signInAs(page, 'mira', 'perigee-7-moons')
      await page.goto(chat)
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
      await page.getByRole('textbox', { name: /^Message to/ }).fill('Which lamp is lit?')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log').getByText('Which lamp is lit?')).toHaveCount(1)
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveAttribute('placeholder', 'Send a message')
      await page.reload()
      await expect(page.getByRole('log').getByText('Which lamp is lit?')).toHaveCount(1)
      await page.goto('/chats')
      const hers = page.getByRole('main').getByRole('listitem')
      await expect(hers.first()).toBeVisible()
      await signOut(page)

      await signInAs(page, 'jonas', 'jonas-1-comet')
      await page.goto('/chats')
      await expect(page.getByRole('main')).toContainText('No chats yet')
      await page.goto('/settings')
      await expect(page.getByRole('main').getByLabel('Username')).toHaveValue('jonas')
      await page.goto(chat)
      await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('log').getByText('Which lamp is lit?')).toHaveCount(0)
      await expect(accountMenu(page)).toContainText('jonas')
    },
  )
