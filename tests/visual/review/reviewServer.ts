import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Pictures, SIDES } from './pictures.ts'

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
export async function startReview(pictures: Pictures): Promise<{ url: string; close(): Promise<void> }> {
  const key = randomUUID()
  const server = createServer((request, response) => {
    respond(pictures, key, request, response).catch((failure: unknown) => {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(failure))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
  pictures: Pictures,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://review')
  const refuse = (status: 403 | 404, sentence: string) =>
    void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(sentence)
  const file = FILES[pathname]
  const isPublic = file !== undefined && pathname !== '/'
  if (!isPublic && searchParams.get('key') !== key)
    return refuse(403, 'Open the address that npm run visual:review printed.')
  const send = (type: string, content: string | Buffer) =>
    void response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content)
  if (file) return send(file[0], file[1]())
  const side = SIDES.find((each) => pathname === `/${each}`)
  const picture = side && pictures.fileOf(searchParams.get('name') ?? '', side)
  if (picture !== undefined) return send('image/png', readFileSync(picture))
  if (request.method === 'POST' && pathname === '/accept')
    for (const name of JSON.parse(await text(request)) as string[]) pictures.accept(name)
  else if (pathname !== '/state') return refuse(404, 'Not found.')
  return send('application/json', JSON.stringify(pictures.list()))
}
