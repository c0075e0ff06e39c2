import { HttpTransport } from '@tmcp/transport-http'
import { createAtlasServer } from './atlasServer.ts'

interface Given {
  /** Storybook's address, for the addresses of stories. */
  storybook: string
  /** Whether a host is this machine: the page of another site may not call. */
  isKnownHost(host: string): boolean
}

/** Responds to the calls of the atlas's MCP endpoint. */
export function answersAtlasCalls({ storybook, isKnownHost }: Given): (request: Request) => Promise<Response> {
  const transport = new HttpTransport(createAtlasServer(storybook), { path: null, disableSse: true })
  return async (request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !isKnownHost(hostOf(origin))) return new Response('Unknown origin', { status: 403 })
    return (await transport.respond(request)) ?? new Response('Not found', { status: 404 })
  }
}

function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? ''
}
