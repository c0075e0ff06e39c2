import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Pictures, SIDES, type Side, UnknownPicture } from './pictures.ts'

/** What the page shows; the answer to every call. */
export interface ReviewState {
  pictures: { name: string; isNew: boolean; isAccepted: boolean }[]
  /** In milliseconds since 1970. */
  takenAt: number | undefined
  /** A source file is newer than the pictures. */
  isOutdated: boolean
}

interface Options {
  pictures: Pictures
  /** When the newest source file changed, in milliseconds since 1970. */
  sourcesChangedAt: number
  port?: number
}

const FILES: Record<string, [type: string, content: () => string]> = {
  '/': ['text/html; charset=utf-8', () => readFileSync(new URL('./page.html', import.meta.url), 'utf8')],
  '/page.css': ['text/css', () => readFileSync(new URL('./page.css', import.meta.url), 'utf8')],
  '/page.js': [
    'text/javascript',
    () => stripTypeScriptTypes(readFileSync(new URL('./page.ts', import.meta.url), 'utf8')),
  ],
}

/**
 * Serves the review on the loopback interface. Every request needs the key of the printed address, so that no other
 * page of the browser can accept a picture.
 */
export async function startReview(options: Options): Promise<{ url: string; close(): Promise<void> }> {
  const key = randomUUID()
  const server = createServer((request, response) => {
    respond(options, key, request, response).catch((failure: unknown) => {
      const status = failure instanceof UnknownPicture ? 404 : 500
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(String(failure))
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/?key=${key}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function respond(
  { pictures, sourcesChangedAt }: Options,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://review')
  const file = FILES[pathname]
  const isPublic = file !== undefined && pathname !== '/'
  if (!isPublic && searchParams.get('key') !== key) return refuse(response, 403)
  if (request.method === 'GET' && file) {
    const [type, content] = file
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content())
    return
  }
  const side = SIDES.find((each) => pathname === `/${each}`)
  if (request.method === 'GET' && side) return sendPicture(response, pictures, searchParams.get('name') ?? '', side)
  if (request.method === 'POST' && (pathname === '/accept' || pathname === '/undo')) {
    const names = JSON.parse(await text(request)) as string[]
    for (const name of names) pictures[pathname === '/accept' ? 'accept' : 'undo'](name)
  } else if (request.method !== 'GET' || pathname !== '/state') return refuse(response, 404)
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(stateOf(pictures, sourcesChangedAt)))
}

function stateOf(pictures: Pictures, sourcesChangedAt: number): ReviewState {
  const accepted = new Set(pictures.accepted())
  const takenAt = pictures.takenAt()
  return {
    pictures: pictures.list().map((picture) => ({ ...picture, isAccepted: accepted.has(picture.name) })),
    takenAt,
    isOutdated: takenAt !== undefined && sourcesChangedAt > takenAt,
  }
}

function sendPicture(response: ServerResponse, pictures: Pictures, name: string, side: Side): void {
  const path = pictures.fileOf(name, side)
  if (path === undefined) return refuse(response, 404)
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(readFileSync(path))
}

function refuse(response: ServerResponse, status: 403 | 404): void {
  const sentence = status === 403 ? 'Open the address that npm run visual:review printed.' : 'Not found.'
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(sentence)
}
