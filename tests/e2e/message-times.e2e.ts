import { date, sample } from 'fast-check'
import { build } from 'vite'
import { expect, test } from '#tests/support/test.ts'

const TIMES = 'src/features/chat/log/messageTime.ts'
const MOMENTS = 40

/** The functions of a module as properties of the global `times`. */
async function scriptOf(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'times' } },
  })
  const chunk = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build.`)
  return chunk.code
}

// zonedTime.ts uses Temporal, or the formatters of Intl where it is missing.
test('a message has the same time in browsers with and without Temporal, in all zones over ten years', async ({
  page,
}) => {
  await page.addScriptTag({ content: await scriptOf(TIMES) })
  const [min, max] = [new Date('2020-01-01'), new Date('2030-01-01')]
  const moments = sample(date({ min, max, noInvalidDate: true }), MOMENTS).map((moment) => moment.toISOString())
  const { zoneCount, departures } = await page.evaluate((sent) => {
    const { times } = window as unknown as { times: typeof import('#src/features/chat/log/messageTime.ts') }
    const zones = Intl.supportedValuesOf('timeZone')
    const shown = () =>
      zones.flatMap((zone) => {
        const day = times.dayOf(Date.parse('2025-05-15T12:00:00Z'), zone)
        return sent.map((moment) => {
          return `${zone} ${moment}: ${times.messageTime(moment, day, zone)}, ${times.dayOf(Date.parse(moment), zone)}`
        })
      })
    const withTemporal = shown()
    Reflect.deleteProperty(globalThis, 'Temporal')
    const without = new Set(shown())
    return { zoneCount: zones.length, departures: withTemporal.filter((line) => !without.has(line)) }
  }, moments)
  expect(departures).toEqual([])
  expect(zoneCount).toBeGreaterThan(400)
})
