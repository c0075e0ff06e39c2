import { expect, it } from 'vitest'
import { playwrightTest } from './playwrightTest.ts'

it('is a test in the words of this suite', () => {
  const code = playwrightTest({
    breach: { law: 'every dialog can be closed', what: '"Delete Chat" on /chats stays open' },
    isAtTheEnd: true,
    trail: {
      world: { viewer: 'mira' },
      path: '/chats',
      steps: [
        { do: 'fail', fault: 'deleteChat.500.once' },
        { do: 'press', role: 'button', name: "Delete chat with 'Nine'", nth: 2 },
        { do: 'back' },
      ],
    },
  })
  expect(code).toBe(String.raw`import { breachAtTheEnd } from '#tests/explore/closing.ts'
import { Visit } from '#tests/explore/visit.ts'
import { expect, test } from '#tests/support/test.ts'

test('every dialog can be closed', async ({ page, world }) => {
  const server = await world({"viewer":"mira"})
  await page.goto('/chats')
  await server.fail({"operation":"deleteChat","status":500,"times":1})
  await page.getByRole('button', { name: 'Delete chat with \'Nine\'', exact: true }).nth(2).click()
  await page.goBack()
  expect(await breachAtTheEnd(Visit.around(page))).toBeUndefined()
})`)
})

it('chooses the file of a step', () => {
  const code = playwrightTest({
    breach: { law: 'no exception', what: 'x' },
    isAtTheEnd: false,
    trail: { world: {}, path: '/characters/create', steps: [{ do: 'file', name: 'card.png' }] },
  })
  expect(code).toContain(`import { pathOfFile } from '#tests/explore/files.ts'`)
  expect(code).toContain(`await page.locator('input[type=file]').setInputFiles(pathOfFile('card.png'))`)
})

it('brings what its steps need', () => {
  const code = playwrightTest({
    breach: { law: 'typed text is somewhere', what: '"robot3x…" is gone on /settings' },
    isAtTheEnd: false,
    trail: { world: {}, path: '/settings', steps: [{ do: 'other tab' }, { do: 'zoom', percent: 200 }] },
  })
  expect(code).toContain(`import { Visit } from '#tests/explore/visit.ts'`)
  expect(code).toContain('async ({ page: first, context, world })')
  expect(code).toContain(`knows('robot3x')`)
})
