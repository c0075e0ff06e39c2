import type { BrowserContext } from '@playwright/test'

/** Every request for these files waits until `release`. */
export async function holding(context: BrowserContext, files: readonly RegExp[]): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const file of files) {
    await context.route(file, async (route) => {
      await promise
      await route.fallback()
    })
  }
  return { release: resolve }
}
