// npm run headers [-- folder]: rewrites the header files of a built folder for the API that its config.json names.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_API_BASE_URL, readApiBaseUrl } from '#src/start/apiBaseUrl.ts'
import { headerFiles } from './policy.ts'

export function writeHeaders(folder: string): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as { apiBaseUrl?: unknown }
  const apiBaseUrl = readApiBaseUrl(config.apiBaseUrl) ?? DEFAULT_API_BASE_URL
  for (const [path, text] of Object.entries(headerFiles(html, apiBaseUrl))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

if (import.meta.main) writeHeaders(process.argv[2] ?? 'dist')
