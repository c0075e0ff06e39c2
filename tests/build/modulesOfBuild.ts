// Prints the modules of the live build, as project paths, and the number of characters of each in the code that every
// page loads. Writes nothing, except firstCode.json with --accept.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { build } from 'vite'

export interface ModulesOfBuild {
  all: string[]
  /** Characters before minification, by module; modules of a package are added up. */
  firstCode: Record<string, number>
}

export const FIRST_CODE_FILE = 'tests/build/firstCode.json'

const built = await build({ mode: 'production', logLevel: 'silent', build: { write: false } })
const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
const chunks = outputs.filter((output) => output.type === 'chunk')
const pathOf = (id: string) => relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/')
const isFile = (id: string) => !id.startsWith('\0') && !id.startsWith('virtual:')
/** `node_modules/@a/b/c.js` → `@a/b` */
const packageOf = (path: string) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]

const firstCode: Record<string, number> = {}
for (const chunk of chunks.filter(({ isEntry }) => isEntry))
  for (const [id, { renderedLength }] of Object.entries(chunk.modules).filter(([id]) => isFile(id))) {
    const name = packageOf(pathOf(id)) ?? pathOf(id)
    if (renderedLength > 0) firstCode[name] = (firstCode[name] ?? 0) + renderedLength
  }
const all = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter(isFile).map(pathOf)))].sort()
const sorted = Object.fromEntries(Object.entries(firstCode).sort(([one], [other]) => (one < other ? -1 : 1)))

if (process.argv.includes('--accept')) writeFileSync(FIRST_CODE_FILE, `${JSON.stringify(sorted, undefined, 2)}\n`)
else console.log(JSON.stringify({ all, firstCode: sorted } satisfies ModulesOfBuild))
