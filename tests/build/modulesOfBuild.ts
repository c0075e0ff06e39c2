// Prints the modules that the live build is made of, as paths of the project. Nothing is written.
import { relative } from 'node:path'
import { build } from 'vite'

const built = await build({ mode: 'production', logLevel: 'silent', build: { write: false } })
const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
const modules = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
const files = modules
  .filter((id) => !id.startsWith('\0') && !id.startsWith('virtual:'))
  .map((id) => relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll('\\', '/'))
console.log(JSON.stringify([...new Set(files)].sort()))
