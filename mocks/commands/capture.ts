import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { argumentsOf } from '#src/build/commandLine.ts'
import { captureOf } from '#src/contract/capture/capture.ts'
import { createCleaner } from '#src/contract/capture/cleaner.ts'
import type { Exchange } from '#src/contract/capture/exchange.ts'
import { captureCounts, captureFile, counted } from '#src/contract/capture/captureFile.ts'
import { LARGEST_HAR, readHar } from '#mocks/capture/har.ts'
import { readWorldFile } from '#mocks/capture/worldFile.ts'

// npm run capture -- --har bug.har [--with-words] [--out bug.json] [--api https://staging.example/api/v1]
// Makes a file for Data → Import… of the mock panel. Ends with 2 and writes nothing where it cannot.

const USAGE = 'npm run capture -- --har bug.har [--with-words] [--out bug.json] [--api https://…/api/v1]'
const ABOUT = `Makes a file of a session with a real server, for Data → Import… of the mock panel.
  --har         the network log of the session, saved with its content by the developer tools
  --with-words  keeps names, messages and everything else that people wrote; otherwise other letters replace them
  --out         the file to write; otherwise the name of the HAR file with .json
  --api         the address of the API, if it cannot be told from the calls`
/** The parameters of the contract that are words to search for. */
const SEARCHED = ['query', 'q']
const TEXT = { type: 'string' } as const
const KNOWN = { har: TEXT, out: TEXT, api: TEXT, 'with-words': { type: 'boolean' } } as const

try {
  await run()
} catch (failure) {
  console.error(failure instanceof Error ? failure.message.split('\n')[0] : String(failure))
  process.exitCode = 2
}

async function run(): Promise<void> {
  const { har, out, api, 'with-words': withWords = false } = argumentsOf(USAGE, { options: KNOWN }, ABOUT).values
  if (har === undefined) throw new Error(`Which HAR file? ${USAGE}`)
  const read = readHar(textOf(har), api?.replace(/\/+$/, ''))
  if ('problem' in read) throw new Error(`${har}: ${read.problem}`)
  const salt = crypto.randomUUID()
  const capture = await captureOf(read.exchanges, { ...read, withWords, salt })
  if (capture.reads.length + capture.failures.length === 0)
    throw new Error(`${har}: No response in it can be read; save the HAR with its content.`)
  const file = captureFile(capture)
  const world = readWorldFile(file)
  if ('problem' in world) throw new Error(`${har}: ${world.problem}`)
  const path = out ?? har.replace(/(\.har)?$/, '.json')
  writeFileSync(path, file)
  const skipped = `Skipped: ${counted(read.skipped, 'entry', 'entries')} of other addresses than the API`
  const words = withWords ? [] : searchedWords(read.exchanges, salt)
  console.log([`Written: ${path}`, ...captureCounts(capture), ...words, skipped].join('\n'))
}

/** What the words of searches became: in the captured session, a search for another word gets a 501. */
function searchedWords(exchanges: readonly Exchange[], salt: string): string[] {
  const { text } = createCleaner(exchanges, salt)
  const queries = exchanges.flatMap(({ url }) => (URL.canParse(url) ? [...new URL(url).searchParams] : []))
  const words = new Set(queries.flatMap(([name, value]) => (SEARCHED.includes(name) && value !== '' ? [value] : [])))
  return [...words].map((word) => `To search for ${JSON.stringify(word)}, type ${JSON.stringify(text(word))}`)
}

function textOf(path: string): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${path}.`)
  if (size > LARGEST_HAR) throw new Error(`${path}: The file is larger than ${LARGEST_HAR / 1_000_000} MB.`)
  return readFileSync(path, 'utf8')
}
