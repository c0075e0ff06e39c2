import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '#tests/support/listening.ts'
import { type Pictures, SIDES } from './pictures.ts'
import { isOpen, reviewPage } from './reviewPage.ts'

/** What the buttons of the page do. */
const STEPS: Record<string, (pictures: Pictures, name: string) => void> = {
  '/accept': (pictures, name) => pictures.accept(name),
  '/leave': (pictures, name) => pictures.leave(name),
  '/accept-all': (pictures) =>
    pictures
      .list()
      .filter(isOpen)
      .forEach(({ name }) => pictures.accept(name)),
}

/**
 * Serves the review on the loopback interface. Every request needs the key of the printed address, so that no other
 * page of the browser can accept a picture.
 */
export async function startReview(pictures: Pictures): Promise<{ url: string; close(): Promise<void> }> {
  const key = randomUUID()
  const server = createServer((request, response) => {
    try {
      respond(pictures, key, request, response)
    } catch (failure) {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(failure))
    }
  })
  const { url, close } = await listening(server)
  return { url: `${url}/?key=${key}`, close }
}

function respond(pictures: Pictures, key: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://review')
  const send = (status: number, type: string, content: string | Buffer) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content)
  if (searchParams.get('key') !== key)
    return send(403, 'text/plain', 'Open the address that npm run visual:review printed.')
  const name = searchParams.get('name') ?? ''
  const side = SIDES.find((each) => pathname === `/${each}`)
  const picture = side && pictures.fileOf(name, side)
  if (picture !== undefined) return send(200, 'image/png', readFileSync(picture))
  const step = STEPS[pathname]
  if (step && request.method === 'POST') {
    step(pictures, name)
    const names = pictures.list().map((one) => one.name)
    if (pathname !== '/accept-all') searchParams.set('name', names[names.indexOf(name) + 1] ?? name)
    return void response.writeHead(303, { Location: `/?${searchParams}` }).end()
  }
  return pathname === '/'
    ? send(200, 'text/html; charset=utf-8', reviewPage(pictures, searchParams))
    : send(404, 'text/plain', 'Not found.')
}
