import { createHash } from 'node:crypto'

/** The addresses that a page may use, beside its own site. */
interface Sources {
  /** Of calls. */
  connect: string
  /** Of pictures: the API names their addresses. */
  images: string
}

const ANYWHERE: Sources = { connect: 'https: http:', images: 'https: http:' }

/** The sources of one deployment: calls go to the API and nowhere else. */
function sourcesOf(apiBaseUrl: string): Sources {
  const origin = /^https?:/.test(apiBaseUrl) ? new URL(apiBaseUrl).origin : ''
  return { connect: origin, images: origin.startsWith('http:') ? `https: ${origin}` : 'https:' }
}

/**
 * The content-security policy of a built page. No script and no style is inline, except the style elements of the page
 * itself, which are named by their hashes.
 */
function contentSecurityPolicy(html: string, { connect, images }: Sources): string {
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => `'sha256-${sha256(style)}'`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${images}`,
    `connect-src 'self' ${connect}`.trim(),
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const CHARSET = '<meta charset="utf-8" />'
const META = /\n *<meta http-equiv="Content-Security-Policy" content="[^"]*" \/>/

export const hasPolicy = (html: string) => META.test(html)

/**
 * The page with the policy in its `<meta>`, in place of an earlier one. A build knows no address of an API: until
 * `npm run headers` knows it, calls of the page may have any target.
 */
export function withPolicy(html: string, apiBaseUrl?: string): string {
  const policy = contentSecurityPolicy(html, apiBaseUrl === undefined ? ANYWHERE : sourcesOf(apiBaseUrl))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return html.replace(META, '').replace(CHARSET, () => `${CHARSET}\n    ${meta}`)
}

/** The headers of a page by name. docs/deploy.md gives the reason for each. */
export function pageHeaders(html: string, apiBaseUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(html, sourcesOf(apiBaseUrl))}; frame-ancestors 'none'`,
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** The files with these headers, by their path in the built folder. */
export function headerFiles(html: string, apiBaseUrl: string): Record<string, string> {
  const headers = Object.entries(pageHeaders(html, apiBaseUrl))
  const lines = (line: (name: string, value: string) => string) =>
    `${headers.map(([name, value]) => line(name, value)).join('\n')}\n`
  return {
    'headers/nginx.conf': lines((name, value) => `add_header ${name} "${value}";`),
    'headers/Caddyfile': lines((name, value) => `header ${name} "${value}"`),
    _headers: `/api/*\n  Cache-Control: no-store\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/*\n${lines((name, value) => `  ${name}: ${value}`)}`,
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
