import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { decodedSegment } from '#src/contract/strict/decodedSegment.ts'
import { listening } from './listening.ts'

/** `{ 'config.json': '{}' }` */
type Replacements = Record<string, string | (() => Promise<string>)>

interface StaticServerOptions {
  /** The built site. */
  folder: string
  /** The path of the site, with both slashes. */
  base?: string
  /** The Content-Security-Policy header of every page. */
  contentSecurityPolicy?: string
  port?: number
  /** Contents that replace files, by their path in the folder. A function is called for each request. */
  replaced?: Replacements
  /** Sends text compressed (brotli), as hosts do. @default false */
  compressed?: boolean
}

export interface StaticServer {
  /** The site's address, with the trailing slash. */
  url: string
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const TEXT = /^(text\/|application\/json|image\/svg)/

/**
 * Serves a built site like a simple host: files unchanged, `index.html` for an address that names no file. Smaller and
 * stricter than `vite preview`: a missing file is a 404, not a page.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { folder, base = '/', contentSecurityPolicy, port = 0, replaced = {}, compressed = false } = options
  const contents = fileContents()
  const small = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const file = pathname.startsWith(base) ? fileFor(folder, pathname.slice(base.length), replaced) : undefined
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file ? 405 : 404, { 'Content-Type': 'text/plain' }).end()
      return
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 'no-cache')
    if (contentSecurityPolicy && type.startsWith('text/html'))
      response.setHeader('Content-Security-Policy', contentSecurityPolicy)
    const replacement = replaced[relative(folder, file)]
    if (request.method === 'HEAD') response.end()
    else if (typeof replacement === 'function')
      replacement().then(
        (content) => response.end(content),
        (failure: Error) => response.writeHead(500).end(failure.message),
      )
    else if (compressed && TEXT.test(type)) {
      const body = small.get(file) ?? brotliCompressSync(replacement ?? contents(file))
      small.set(file, body)
      response.setHeader('Content-Encoding', 'br').end(body)
    } else response.end(replacement ?? contents(file))
  })
  const { port: taken, close } = await listening(server, port)
  return { url: `http://localhost:${taken}${base}`, close }
}

/** Reads a file once, and again if it has changed: a journey requests the same forty files as the one before. */
function fileContents(): (path: string) => Buffer {
  const known = new Map<string, { changedAtMs: number; content: Buffer }>()
  return (path) => {
    const { mtimeMs: changedAtMs } = statSync(path)
    const before = known.get(path)
    if (before?.changedAtMs === changedAtMs) return before.content
    const content = readFileSync(path)
    known.set(path, { changedAtMs, content })
    return content
  }
}

function fileFor(folder: string, path: string, replaced: Replacements): string | undefined {
  // Like for the hosts in docs/deploy, an address that cannot be decoded is an address of the app.
  const wanted = join(folder, decodedSegment(path))
  if (relative(folder, wanted) in replaced) return wanted
  if (relative(folder, wanted).startsWith('..')) return undefined
  if (isFile(wanted)) return wanted
  const page = join(wanted, 'index.html')
  if (isFile(page)) return page
  return extname(wanted) === '' ? join(folder, 'index.html') : undefined
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
