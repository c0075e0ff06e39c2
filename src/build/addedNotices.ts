import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages under the MIT licence that are published without its text, with the notice in the licence of their repository. */
const COPYRIGHTS: Record<string, string> = {
  '@cfworker/json-schema': 'Copyright (c) 2020 Jeremy Danyow',
  'embla-carousel': 'Copyright (c) David Jerleke.',
  'embla-carousel-react': 'Copyright (c) David Jerleke.',
  'embla-carousel-reactive-utils': 'Copyright (c) David Jerleke.',
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
}

/** The text of the MIT licence for a package that is published without it; '' for any other package. */
export function addedNotice(name: string, licence: string): string {
  const copyright = Object.hasOwn(COPYRIGHTS, name) && licence === 'MIT' ? COPYRIGHTS[name] : undefined
  if (copyright === undefined) return ''
  // The project's own licence has the same text.
  const own = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8')
  return own.replace(/^Copyright .*$/m, copyright).trim()
}
