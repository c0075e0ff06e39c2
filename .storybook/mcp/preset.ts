import { getRequestListener } from '@hono/node-server'
import { isValidHost } from 'storybook/internal/core-server'
import type { Options, ServerApp } from 'storybook/internal/types'
import { answersAtlasCalls, ATLAS_PATH } from './atlasEndpoint.ts'

/**
 * Storybook's own MCP server, at /mcp, of `storybook dev` only; it is also left out of the tests of stories, which
 * Storybook takes for development too. Its documentation of components is off: a page of it takes 15 seconds, and its
 * examples import every component from "perigee", which nothing can import.
 */
export const addons =
  process.env.NODE_ENV === 'development'
    ? [{ name: '@storybook/addon-mcp', options: { toolsets: { dev: true, test: true, docs: false } } }]
    : []

/** The atlas's MCP server, at /atlas-mcp: the list of tools of Storybook's own one is closed. */
export function experimental_devServer(app: ServerApp, options: Options): ServerApp {
  const { port = 6006, host, localAddress, networkAddress } = options
  const answer = answersAtlasCalls({
    storybook: `http://localhost:${port}/`,
    isKnownHost: (name) => isValidHost(name, { host, localAddress, networkAddress }),
  })
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return app.use(ATLAS_PATH, (request, response) => listener(request, response))
}
