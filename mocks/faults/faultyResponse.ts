import type { Fault } from './fault.ts'

/** Whether a fault replaces the server's own response. */
export function changesResponse({ status, body, detail, shape }: Fault): boolean {
  return status !== undefined || body !== undefined || detail !== undefined || shape !== undefined
}

export function faultyResponse({ status = 200, body, detail, shape }: Fault): Response {
  // The Response constructor throws for these statuses with a body.
  if ([204, 205, 304].includes(status)) return new Response(null, { status })
  switch (shape) {
    case 'empty':
      return new Response('', { status })
    case 'html':
      return new Response('<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'malformed':
      return new Response('{"detail": "This response ends in the mi', {
        status,
        headers: { 'Content-Type': 'application/json' },
      })
    case 'wrong':
      return Response.json({ unexpected: true }, { status })
    case undefined:
      return Response.json(body === undefined ? { ...(detail !== undefined && { detail }) } : body, { status })
  }
}
