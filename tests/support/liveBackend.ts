import type { BrowserContext } from '@playwright/test'
import {
  beginSituation,
  clearFaults,
  moveClock,
  planFaults,
  readLog,
  release,
} from '#mocks/generated/control/control.ts'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { Backend, WorldOptions } from './backend.ts'
import { remember } from './browserMemory.ts'

/** The configuration that the sites of this Playwright worker serve: the running test sets it. */
export interface ServedConfig {
  read(): Promise<object>
}

/** Replaces config.json in the files of a site. */
export const withConfig = (config: ServedConfig) => ({
  'config.json': async () => JSON.stringify(await config.read()),
})

/**
 * The mock server of this Playwright worker, behind the live build: its control calls begin and change worlds, and the
 * page reads its address from config.json, as in a deployment. A test that begins no world gets the default one with
 * the first request of its page. The site serves config.json itself: an intercepted request would make the browser
 * report and pause every request of its page.
 */
export function liveBackends(context: BrowserContext, config: ServedConfig, server: string) {
  let generation = 0
  let retries: { firstRetryMs?: number } = { firstRetryMs: 0 }
  let begun: Promise<unknown> | undefined
  config.read = async () => {
    await (begun ??= beginSituation({ scenario: 'default' }, { server }))
    return { apiBaseUrl: `${server}/api/v1`, ...retries }
  }
  return {
    async begin({ realRetries, storage, ...situation }: WorldOptions): Promise<Backend> {
      retries = realRetries ? {} : { firstRetryMs: 0 }
      // Without a scenario, the server would keep that of the test before.
      const beginning = beginSituation(
        { scenario: 'default', ...situation, faults: [...(situation.faults ?? [])] },
        { server },
      )
      begun = beginning
      const { tokens } = await beginning
      await remember(context, ++generation, storage, tokens ?? undefined)
      return {
        calls: async (operation) => (await readLog({ operation }, { server })).calls as LoggedCall[],
        release: async (operation) => void (await release({ operation }, { server })),
        fail: async (...faults) => void (await planFaults({ faults }, { server })),
        recover: async () => void (await clearFaults({ server })),
        pass: async (ms) => void (await moveClock({ moveMs: ms }, { server })),
      }
    },
  }
}
