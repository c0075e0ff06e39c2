import { getRequestListener } from '@hono/node-server'
import { isValidHost } from 'storybook/internal/core-server'
import type { Options, ServerApp } from 'storybook/internal/types'
import { answersAtlasCalls } from './atlasEndpoint.ts'

/** Adds the atlas's MCP endpoint to Storybook's server. */
export function serveAtlas(app: ServerApp, { port = 6006, host, localAddress, networkAddress }: Options): ServerApp {
  const answer = answersAtlasCalls({
    storybook: `http://localhost:${port}/`,
    isKnownHost: (name) => isValidHost(name, { host, localAddress, networkAddress }),
  })
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return app.use('/atlas-mcp', (request, response) => listener(request, response))
}
