// npm run headers [-- folder]: rewrites the header files of a live build, and the policy in its page, for the API that its
// config.json names.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_API_BASE_URL, readApiBaseUrl } from '#src/start/apiBaseUrl.ts'
import { argumentsOf, endWith, firstSentenceOf } from './commandLine.ts'
import { hasPolicy, headerFiles, withPolicy } from './policy.ts'

/** Throws with one sentence if the folder is no live build, and writes nothing then. */
export function writeHeaders(folder: string): void {
  const [index, config] = [join(folder, 'index.html'), join(folder, 'config.json')]
  if (!existsSync(index) || !existsSync(config) || !hasPolicy(readFileSync(index, 'utf8')))
    throw new Error(`${folder} is no live build: npm run build makes one.`)
  const html = readFileSync(index, 'utf8')
  const apiBaseUrl = apiBaseUrlIn(config)
  for (const [path, text] of Object.entries(headerFiles(html, apiBaseUrl))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // Some hosts need the page under a second name, such as 404.html.
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const page = readFileSync(join(folder, name), 'utf8')
    if (hasPolicy(page)) writeFileSync(join(folder, name), withPolicy(page, apiBaseUrl))
  }
}

/** As the page reads it: without a valid address, the API is at the site's own. */
function apiBaseUrlIn(path: string): string {
  const text = readFileSync(path, 'utf8')
  try {
    const config = JSON.parse(text) as { apiBaseUrl?: unknown } | null
    return readApiBaseUrl(config?.apiBaseUrl) ?? DEFAULT_API_BASE_URL
  } catch (cause) {
    throw new Error(`${path} is not valid JSON.`, { cause })
  }
}

if (import.meta.main) {
  const { positionals } = argumentsOf('npm run headers -- [folder]', { allowPositionals: true })
  const [folder = 'dist', ...more] = positionals
  if (more.length > 0) endWith(`npm run headers takes one folder, not ${positionals.join(' and ')}.`)
  try {
    writeHeaders(folder)
  } catch (failure) {
    endWith(firstSentenceOf(failure))
  }
}
