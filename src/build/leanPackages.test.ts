import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPLACED } from './leanPackages.ts'

test.each(REPLACED.map(({ path, importer }) => [path, importer ?? path]))(
  'the package still has %s',
  (path, importer) => {
    expect(existsSync(`node_modules/${path}`)).toBe(true)
    expect(existsSync(`node_modules/${importer}`)).toBe(true)
  },
)

test('the replacement of the time zone tokens gives what the package gives', async () => {
  const path = 'date-fns-tz/dist/esm/_lib/tzTokenizeDate/index.js'
  const { code } = REPLACED.find((one) => one.path === path)!
  type Module = { tzTokenizeDate(date: Date, timeZone: string): number[] }
  const lean = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module
  const whole = (await import(join(process.cwd(), 'node_modules', path))) as Module
  const dates = ['2026-01-01T00:00:00Z', '2026-07-31T23:59:59Z', '2028-02-29T12:30:45Z', 'no date'].map(
    (text) => new Date(text),
  )
  for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'])
    for (const date of dates) expect(lean.tzTokenizeDate(date, zone)).toEqual(whole.tzTokenizeDate(date, zone))
  expect(() => lean.tzTokenizeDate(new Date(0), 'No/Zone')).toThrow(RangeError)
})
