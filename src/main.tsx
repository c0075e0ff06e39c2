import { Fragment } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { browserSurroundings } from './start/browserSurroundings.ts'
import { type App, createApp } from './app/createApp.tsx'
import { firstReads } from './start/firstReads.ts'
import { type Config, configFrom } from './start/config.ts'
import { takeOver } from './start/handover.ts'
import { credentialsIn } from './storage/credentials.ts'
import { replaceBlockedStorage } from './world/browserStorage.ts'
import type { World } from './world/World.ts'

/** A world with a real network. Reuses the requests that boot.ts started. */
async function liveWorld(notify: App['notify']): Promise<World> {
  const started = takeOver()
  const [file, early] = await Promise.all([started.configFile, started.earlyCalls])
  const config = configFrom(file)
  const { apiBaseUrl, firstRetryMs } = config
  return {
    ...browserSurroundings(),
    baseUrl: apiBaseUrl,
    ...(firstRetryMs !== undefined && { firstRetryMs }),
    fetch: await watched(config, notify, (input, init) => {
      const request = new Request(input, init)
      return early.take(request) ?? window.fetch(request)
    }),
  }
}

/** Options of config.json: the recorder of departures and the staging guard, each a separate chunk. */
async function watched(
  config: Config,
  notify: App['notify'],
  fetch: typeof globalThis.fetch,
): Promise<typeof globalThis.fetch> {
  const { apiBaseUrl: baseUrl, environment, readOnly = false, recordDepartures: isRecording = false } = config
  const recordDepartures = async (network: typeof globalThis.fetch) =>
    (await import('./contract/departures/recorder.ts')).recordDepartures(network, baseUrl)
  const network = isRecording ? await recordDepartures(fetch) : fetch
  if (environment === undefined && !readOnly) return network
  const { guardStaging } = await import('./start/stagingGuard.ts')
  return guardStaging({
    fetch: network,
    baseUrl,
    environment,
    readOnly,
    notify: (text) => notify(text, 'error'),
    isRecording,
    recordDepartures,
  })
}

/** Signs in the user of a mocked situation, if it has one. */
function giveTokens(storage: Storage, tokens: { access: string; refresh: string } | undefined): void {
  const credentials = credentialsIn(storage)
  credentials.clear()
  if (!tokens) return
  credentials.write('access', tokens.access)
  credentials.write('refresh', tokens.refresh)
}

// Not a top-level await: routes import parts of this file, and would wait for it while it waits for them.
async function start(): Promise<void> {
  /** Notices of the mock server, until the app can show them. */
  const notices: Parameters<App['notify']>[] = []
  const first = Promise.withResolvers<App>()
  let running = first.promise
  let restarts = 0
  // MSW reads the storage while it loads.
  if (import.meta.env.VITE_API !== 'live') replaceBlockedStorage()
  // A live build removes this branch with its import, and so every byte of the mocks.
  const world =
    import.meta.env.VITE_API === 'live'
      ? await liveWorld((...notice) => void first.promise.then((app) => app.notify(...notice)))
      : await (
          await import('#mocks/world/browserWorld.ts')
        ).mockWorld(browserSurroundings(), {
          signIn: giveTokens,
          accessToken: (storage) => credentialsIn(storage).read('access'),
          onNotice: (...notice) => notices.push(notice),
          restart,
        })
  const root = createRoot(document.getElementById('root') as HTMLElement)
  const app = await shown(world, root, 0)
  first.resolve(app)
  for (const notice of notices) app.notify(...notice)

  /** Only a mocked world restarts while the page runs. */
  function restart(between: () => Promise<void>): Promise<void> {
    running = running.then(async (before) => {
      before.dispose()
      restarts++
      await between()
      return shown({ ...world, history: browserSurroundings().history }, root, restarts)
    })
    return running.then(() => undefined)
  }
}

/** Renders a new app in this world. */
async function shown(world: World, root: Root, generation: number): Promise<App> {
  const app = createApp(world)
  app.start()
  // The previous content (the static shell, or the app before) stays until the page's code has loaded: no
  // blank moment.
  await app.router.load()
  await firstReads(app.queryClient, world.clock)
  root.render(<Fragment key={generation}>{app.element}</Fragment>)
  return app
}

// If a chunk of the start is missing, the static shell shows a message, as for the app's own module (boot.ts).
start().catch((failure: unknown) => {
  document.documentElement.toggleAttribute('data-failed', true)
  throw failure
})
