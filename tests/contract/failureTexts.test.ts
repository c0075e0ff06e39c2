import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { saidOr, toldBy } from '#src/api/calls/failureTexts.ts'

const project = resolve(import.meta.dirname, '../..')

/** Reads of a caught error's text. Only `saidOr` and `toldBy` know whether the text is meant for users. */
const TEXT_OF_ERROR = /\b\w*([eE]rror|[fF]ailure|thrown|reason|cause)\??\.message\b|\bString\((error|thrown|reason)\)/

const MAY = new Map([
  ['src/code/loadCode.ts', 'looks what kind of error it is'],
  ['src/app/queryClient.ts', 'writes to the console'],
  ['src/build/commandLine.ts', 'writes to the terminal'],
  ['src/features/character-editor/import/useImport.ts', 'the errors of cards are sentences of this app'],
])

function breaches(path: string, code: string): string[] {
  const lines = MAY.has(path) ? [] : code.split('\n').filter((line) => TEXT_OF_ERROR.test(line))
  return lines.map((line) => `${path}: ${line.trim()} (use saidOr or toldBy of src/api/calls/failureTexts.ts)`)
}

it('no screen shows an error’s text unless the text is meant for users', () => {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^src\/api\/|\.(test|stories)\.tsx?$/.test(path))
  expect(paths.flatMap((path) => breaches(path, readFileSync(join(project, path), 'utf8')))).toEqual([])
})

it.for([
  'setError(failure instanceof Error ? failure.message : text)',
  'title={error?.message}',
  'text: loadError.message',
  'String(error)',
])('detects a violation: %s', (code) => {
  expect(breaches('src/features/x.tsx', code)).toHaveLength(1)
})

it.for([{ rows: ['AMB-07'] }])('uses the server’s text, else the call’s text, never an exception’s', () => {
  const bug = new TypeError("Cannot destructure property 'x' of undefined")
  const silent = new ApiError({ status: 500, fallback: 'Failed to reset chat.' })
  const outspoken = new ApiError({ status: 500, fallback: 'Failed to reset chat.', body: { detail: 'Not now.' } })
  expect([bug, silent, outspoken].map((error) => toldBy(error, 'Reset failed.'))).toEqual([
    'Reset failed.',
    'Failed to reset chat.',
    'Not now.',
  ])
  expect([bug, silent, outspoken].map((error) => saidOr(error, 'Reset failed.'))).toEqual([
    'Reset failed.',
    'Reset failed.',
    'Not now.',
  ])
})
