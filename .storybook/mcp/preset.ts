import type { Options, ServerApp } from 'storybook/internal/types'

/**
 * Storybook's own MCP server, at /mcp, of `storybook dev` only. Storybook's configType does not tell it from the tests of
 * stories. Its documentation of components is off: a page of it takes 15 seconds, and its examples import every
 * component from "perigee", which nothing can import.
 */
export function addonsIn(environment: string | undefined) {
  if (environment !== 'development') return []
  return [{ name: '@storybook/addon-mcp', options: { toolsets: { dev: true, test: true, docs: false } } }]
}

export const addons = addonsIn(process.env.NODE_ENV)

/** The atlas's MCP server: no tool can be added to Storybook's own one. Only `storybook dev` calls this, and loads it. */
export async function experimental_devServer(app: ServerApp, options: Options): Promise<ServerApp> {
  const { serveAtlas } = await import('./serveAtlas.ts')
  return serveAtlas(app, options)
}
