import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { type OperationId, operations } from '#src/contract/generated/operations.ts'
import type { Backend } from '#tests/support/backend.ts'
import { expect, test } from '#tests/support/test.ts'

// For every call that writes: the connection breaks before the response, and no later read can find out what happened.
// Then for some: the page is reloaded before the response.
// The stories show every documented failure (.storybook/atlas/matrix.test.ts).

interface Write {
  route: string
  /** @default 'mira' */
  viewer?: UserKey | null
  /** Makes the call. Absent: opening the page makes it. */
  act?(page: Page): Promise<void>
}

const PASSWORD = 'Orbit-and-tide-7'
const CHARACTER = `/character/${characterId('mirelle-of-the-tides')}`
const CHAT = `/chat${CHARACTER}`
const EDIT = `/characters/edit/${characterId('the-ferry-apprentice')}`
const IMAGES = `/characters/edit/${characterId('aria')}`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const password = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function choose(page: Page, opener: string, item: string) {
  await press(page, opener)
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
async function sendReport(page: Page) {
  await page.getByRole('dialog').getByRole('radio').first().check()
  await press(page, 'Submit')
}
async function openChatSettings(page: Page) {
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
  await press(page, 'Chat settings')
}
async function openOlderImage(page: Page) {
  await choose(page, 'Actions', 'Manage images')
  await expect(page.getByText('Image 1 of 3')).toBeVisible()
}

const WRITES: Partial<Record<OperationId, Write>> = {
  register: {
    route: '/signup',
    viewer: null,
    async act(page) {
      await field(page, 'Username').fill('ursa-minor')
      await field(page, 'Email').fill('ursa@example.com')
      await password(page, 'Password').fill(PASSWORD)
      await password(page, 'Confirm password').fill(PASSWORD)
      await field(page, 'Beta token').fill('PERIGEE-BETA')
      await page.getByRole('checkbox').check()
      await press(page, 'Create account')
    },
  },
  requestPasswordReset: {
    route: '/signin',
    viewer: null,
    async act(page) {
      await field(page, 'Login').fill('mira@example.com')
      await press(page, 'Forgot password?')
    },
  },
  resetPassword: {
    route: '/reset-password?token=reset-1',
    viewer: null,
    async act(page) {
      await password(page, 'New password').fill(PASSWORD)
      await password(page, 'Confirm password').fill(PASSWORD)
      await press(page, 'Reset password')
    },
  },
  verifyEmail: { route: '/verify-email?token=verify-1', viewer: null },
  confirmEmailUpdate: { route: '/update-email?token=update-1', viewer: null },
  updateMe: {
    route: '/settings',
    async act(page) {
      await field(page, 'Username').fill('miranda')
      await press(page, 'Save Changes')
    },
  },
  renewPicture: { route: '/settings', act: (page) => press(page, 'Generate New Avatar') },
  deleteAccount: {
    route: '/settings?tab=privacy',
    async act(page) {
      await press(page, 'Delete Account')
      await page.getByRole('dialog', { name: 'Delete Account' }).getByRole('textbox').fill('DELETE')
      await page.keyboard.press('Enter')
    },
  },
  resendEmailVerification: {
    route: '/settings',
    viewer: 'fern',
    act: (page) => press(page, 'Resend verification email'),
  },
  likeCharacter: { route: `/character/${characterId('captain-oru')}`, act: (page) => press(page, 'Like') },
  unlikeCharacter: {
    route: CHARACTER,
    async act(page) {
      await press(page, 'Like')
      await page.getByRole('dialog', { name: 'Confirm Unliking' }).getByRole('button', { name: 'Unlike' }).click()
    },
  },
  reportCharacter: {
    route: CHARACTER,
    async act(page) {
      await choose(page, 'More actions', 'Report')
      await sendReport(page)
    },
  },
  createCharacter: {
    route: '/characters/create',
    async act(page) {
      await expect(page.getByRole('textbox', { name: /^Trait \d$/ })).toHaveCount(3)
      await field(page, 'Name').fill('Ilse of the Lamps')
      await field(page, 'Description').fill('A lighthouse keeper who answers letters the sea returns.')
      await field(page, 'Background').fill('A drowned coast, a lamp, and a great many stairs.')
      await field(page, 'Main greeting').fill('You came up all these stairs?')
      await press(page, 'Create Character')
    },
  },
  updateCharacter: {
    route: EDIT,
    async act(page) {
      await field(page, 'Description').fill('Rows by night.')
      await press(page, 'Save')
    },
  },
  deleteCharacter: {
    route: EDIT,
    async act(page) {
      await press(page, 'Delete')
      await page.getByRole('dialog', { name: 'Delete Character' }).getByRole('button', { name: 'Delete' }).click()
    },
  },
  renewImage: { route: IMAGES, act: (page) => choose(page, 'Actions', 'Renew image') },
  setMainImage: {
    route: IMAGES,
    async act(page) {
      await openOlderImage(page)
      await press(page, 'Set as current')
    },
  },
  deleteImage: {
    route: IMAGES,
    async act(page) {
      await openOlderImage(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
  reframeImage: {
    route: IMAGES,
    async act(page) {
      await choose(page, 'Actions', 'Reframe')
      await press(page, 'Confirm')
    },
  },
  confirmRetouch: {
    route: IMAGES,
    async act(page) {
      await choose(page, 'Actions', 'Smart Retouch')
      await page.getByRole('textbox', { name: 'What should change?' }).fill('A red scarf')
      await press(page, 'Apply')
      await press(page, 'Accept change')
    },
  },
  sendMessage: {
    route: CHAT,
    async act(page) {
      const composer = page.getByRole('textbox', { name: /^Message to/ })
      await composer.fill('Are you there?')
      await composer.press('Enter')
    },
  },
  resetChat: {
    route: CHAT,
    async act(page) {
      await openChatSettings(page)
      await press(page, 'Restart Chat')
      await press(page, 'Restart')
    },
  },
  deleteChat: {
    route: CHAT,
    async act(page) {
      await openChatSettings(page)
      await press(page, 'Delete Chat')
      const settings = page.getByRole('dialog', { name: 'Chat Settings', exact: true })
      await settings.getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
  reportMessage: {
    route: CHAT,
    async act(page) {
      await page.getByRole('log').getByRole('button', { name: 'Message actions' }).last().click()
      await page.getByRole('menuitem', { name: 'Report' }).click()
      await sendReport(page)
    },
  },
}

/** Nothing remains unknown: a lost preview is generated again, and without a chat the message was not sent. */
const CERTAIN: readonly OperationId[] = ['retouchImage', 'createChat']
/** Forms and dialogs are higher than its window: a text may not appear outside the visible part. */
const SMALL_PHONE = { width: 320, height: 640 }

for (const { id, writes } of operations)
  if (writes && !CERTAIN.includes(id))
    test(
      `${id}: if the connection breaks before the response, the screen says what is unknown`,
      { tag: ['@NS-44'] },
      async ({ page, world, consoleErrors }) => {
        consoleErrors.expectError(/./)
        const write = WRITES[id]
        expect(write, 'its row in WRITES').toBeDefined()
        const { route, viewer = 'mira', act } = write!
        const broken = { operation: id, hold: true, network: 'fail', times: 1 }
        const server = await world({ viewer, faults: [broken as Fault] })
        await page.setViewportSize(SMALL_PHONE)
        await page.goto(route)
        await act?.(page)
        await expect.poll(async () => (await server.calls(id)).length).toBe(1)
        const notKnown = page.getByText(/We could not tell whether/)
        await expect(notKnown).toHaveCount(0)
        await server.fail({ operation: '*', network: 'fail' })
        await server.release()
        await expect(notKnown.first()).toBeInViewport({ ratio: 1 })
      },
    )

/** Makes the write, and reloads its page before the response. */
async function reloadMeanwhile(page: Page, server: Backend, id: OperationId, { route, act }: Write) {
  await page.goto(route)
  await act?.(page)
  await expect.poll(async () => (await server.calls(id)).length).toBe(1)
  await page.reload()
}
const cutOff = (operation: OperationId, more: Partial<Fault> = {}) =>
  ({ operation, hold: true, times: 1, ...more }) as Fault

const PASSWORD_CHANGE: Write = {
  route: '/settings?tab=privacy',
  async act(page) {
    await password(page, 'Current password').fill('perigee-7-moons')
    await password(page, 'New password').fill(PASSWORD)
    await password(page, 'Confirm password').fill(PASSWORD)
    await press(page, 'Update Password')
  },
}
const NEW_ADDRESS: Write = {
  route: '/settings',
  async act(page) {
    await field(page, 'Email').fill('other@example.org')
    await press(page, 'Save Changes')
  },
}

for (const { id, write, fault, says, after } of [
  {
    id: 'updateMe',
    write: PASSWORD_CHANGE,
    fault: {},
    says: 'We could not tell whether your password was changed. Sign out and sign in with the new one to find out, before you try again.',
    // Once.
    async after(page: Page) {
      await page.reload()
      await expect(password(page, 'Current password')).toBeVisible()
      await expect(page.getByText(/We could not tell/)).toHaveCount(0)
    },
  },
  {
    id: 'updateMe',
    write: NEW_ADDRESS,
    fault: { stored: true },
    says: 'We could not tell whether your new address was taken. Look for our email in its inbox before you try again.',
    after: (page: Page) => expect(field(page, 'Email')).toHaveValue('other@example.org'),
  },
  {
    id: 'register',
    write: WRITES.register!,
    fault: { stored: true },
    says: /^We could not tell whether your account was created\. Sign in with the new name to find out, before you try again\./,
    after: async () => {},
  },
  {
    id: 'reportCharacter',
    write: WRITES.reportCharacter!,
    fault: {},
    says: 'We could not tell whether your report arrived. If you send it again, it may arrive twice.',
    // The report is not filled in again.
    after: (page: Page) => expect(page.getByRole('dialog').getByRole('radio').first()).not.toBeChecked(),
  },
  {
    id: 'deleteCharacter',
    write: WRITES.deleteCharacter!,
    fault: {},
    says: 'We could not tell whether the character was deleted. Look at your characters before you try again.',
    async after(page: Page) {
      await page.reload()
      await expect(field(page, 'Name')).toHaveValue('The Ferry Apprentice')
      await expect(page.getByText(/We could not tell/)).toHaveCount(0)
    },
  },
] as const)
  test(
    `${id} at ${write.route}: if a reload interrupts it, the page says that the outcome is unknown, before it can be repeated`,
    { tag: ['@NS-44'] },
    async ({ page, world }) => {
      const server = await world({ viewer: write.viewer === null ? null : 'mira', faults: [cutOff(id, fault)] })
      await reloadMeanwhile(page, server, id, write)
      if (id === 'reportCharacter') await choose(page, 'More actions', 'Report')
      await expect(page.getByText(says)).toBeVisible()
      expect(await server.calls(id)).toHaveLength(1)
      await after(page)
    },
  )

test(
  'after a reload interrupts the deletion of a character, the owner sees that it is deleted',
  { tag: ['@NS-44'] },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError('Error while fetching character')
    const server = await world({ viewer: 'mira', faults: [cutOff('deleteCharacter', { stored: true })] })
    await reloadMeanwhile(page, server, 'deleteCharacter', WRITES.deleteCharacter!)
    await expect(page.getByText('Character deleted.')).toBeVisible()
    await expect(page).toHaveURL(/\/my-characters$/)
  },
)
