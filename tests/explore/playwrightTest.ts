import { readFaultText } from '#mocks/situation/faultText.ts'
import type { Finding } from './robot.ts'
import type { Breach, ControlName, Law, Step } from './trail.ts'

/** The last line of a generated test: its assertion, and the imports for it. */
interface Ending {
  line: string
  imports: readonly string[]
}

const FILES = `import { pathOfFile } from '#tests/explore/files.ts'`
const VISIT = `import { Visit } from '#tests/explore/visit.ts'`
const AT_THE_END: Ending = {
  line: 'expect(await breachAtTheEnd(Visit.around(page))).toBeUndefined()',
  imports: [`import { breachAtTheEnd } from '#tests/explore/closing.ts'`, VISIT],
}
/** The suite's console guard fails the test. */
const BY_ITSELF: Ending = { line: `await page.waitForLoadState('networkidle')`, imports: [] }
const IN_SIGHT: Ending = {
  line: 'await expect.poll(async () => breachesIn(await page.evaluate(sightOfPage))).toEqual([])',
  imports: [
    `import { breachesIn } from '#tests/explore/laws.ts'`,
    `import { sightOfPage } from '#tests/explore/sight.ts'`,
  ],
}
const ENDINGS: Partial<Record<Law, Ending>> = {
  'no exception': BY_ITSELF,
  'no error in the console': BY_ITSELF,
  'no call breaks the contract': BY_ITSELF,
  'nothing takes the click of another': BY_ITSELF,
  'nothing loads for ever': AT_THE_END,
  'every dialog can be closed': AT_THE_END,
  'every page can be left': AT_THE_END,
  'focus is seen': {
    line: 'expect(await hiddenFocus(page)).toBeUndefined()',
    imports: [`import { hiddenFocus } from '#tests/support/hiddenFocus.ts'`],
  },
  'axe is clean': {
    line: 'expect(await violationsIn(page)).toEqual([])',
    imports: [`import { violationsIn } from '#tests/support/axe.ts'`],
  },
}

/** The trail as a test for tests/e2e, to be pasted there; the short form leaves out the imports. */
export function playwrightTest(
  { breach, trail: { world, path, steps }, isAtTheEnd }: Finding,
  { isShort = false }: { isShort?: boolean } = {},
): string {
  const { line, imports } = endingOf(breach)
  const hasTabs = steps.some((step) => step.do === 'other tab')
  const body = [
    ...(hasTabs ? ['let page = first'] : []),
    `const server = await world(${JSON.stringify(world)})`,
    `await page.goto(${quoted(path)})`,
    ...steps.flatMap((step) => codeOf(step)),
    ...(isAtTheEnd && line !== AT_THE_END.line ? ['await breachAtTheEnd(Visit.around(page))'] : []),
    line,
  ]
  const needed = [...(isAtTheEnd ? AT_THE_END.imports : []), ...imports]
  if (body.some((code) => code.includes('pathOfFile('))) needed.push(FILES)
  if (body.some((code) => code.includes('Visit.'))) needed.push(VISIT)
  const fixtures = [
    hasTabs ? 'page: first' : 'page',
    ...(body.some((code) => /\bcontext\./.test(code)) ? ['context'] : []),
    'world',
  ]
  const head = [
    ...[...new Set(needed)].toSorted((one, other) => fileOf(one).localeCompare(fileOf(other))),
    `import { expect, test } from '#tests/support/test.ts'`,
    '',
  ]
  return [
    ...(isShort ? [] : head),
    `test(${quoted(breach.law)}, async ({ ${fixtures.join(', ')} }) => {`,
    ...body.map((code) => `  ${code}`),
    '})',
  ].join('\n')
}

const fileOf = (line: string) => line.split(' from ')[1] ?? line

function endingOf({ law, what }: Breach): Ending {
  if (law !== 'typed text is somewhere') return ENDINGS[law] ?? IN_SIGHT
  return {
    line: `await expect.poll(() => Visit.around(page).server.knows(${quoted(/robot\d+x/.exec(what)?.[0] ?? '')})).toBe(true)`,
    imports: [VISIT],
  }
}

function codeOf(step: Step): string[] {
  switch (step.do) {
    case 'press':
      return [`await ${locator(step)}.click()`]
    case 'type':
      return [
        `await ${locator(step)}.click()`,
        `await page.keyboard.press('End')`,
        `await page.keyboard.type(${quoted(step.text)})`,
      ]
    case 'choose':
      return [`await ${locator(step)}.selectOption({ index: ${step.option} })`]
    case 'key':
      return [`await page.keyboard.press(${quoted(step.key)})`]
    case 'file':
      return [`await page.locator('input[type=file]').setInputFiles(pathOfFile(${quoted(step.name)}))`]
    case 'open':
      return [`await page.goto(${quoted(step.path)})`]
    case 'follow':
      return [`await Visit.around(page).perform({ do: 'follow', path: ${quoted(step.path)} })`]
    case 'back':
      return ['await page.goBack()']
    case 'forward':
      return ['await page.goForward()']
    case 'reload':
      return ['await page.reload()']
    case 'other tab':
      return ['page = context.pages()[1] ?? (await context.newPage())', 'await page.goto(first.url())']
    case 'resize':
      return [`await page.setViewportSize({ width: ${step.width}, height: ${step.height} })`]
    case 'zoom':
      return [`await Visit.around(page).perform({ do: 'zoom', percent: ${step.percent} })`]
    case 'text size':
      return [`await Visit.around(page).perform({ do: 'text size', percent: ${step.percent} })`]
    case 'fail': {
      const read = readFaultText(step.fault)
      return [`await server.fail(${'fault' in read ? JSON.stringify(read.fault) : ''})`]
    }
    case 'recover':
      return ['await server.recover()']
    case 'release':
      return ['await server.release()']
    case 'line':
      return [`await context.setOffline(${step.is === 'down'})`]
    case 'clock':
      return [`await server.pass(${step.moveMs})`]
  }
}

function locator({ role, name, nth }: ControlName): string {
  const place = nth === 0 ? 'first()' : `nth(${nth})`
  return `page.getByRole('${role}', { name: ${quoted(name)}, exact: true }).${place}`
}

function quoted(value: string): string {
  return `'${value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
}
