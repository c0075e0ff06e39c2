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

/**
 * The mock server of this Playwright worker, behind the live build: its control calls begin and change worlds, and the
 * page reads its address from config.json, as in a deployment. A test that begins no world gets the default one with
 * the first request of its page.
 */
export async function liveBackends(context: BrowserContext, server: string) {
  let generation = 0
  let retries: { firstRetryMs?: number } = { firstRetryMs: 0 }
  let begun: Promise<unknown> | undefined
  await context.route('**/config.json', async (route) => {
    await (begun ??= beginSituation({ scenario: 'default' }, { server }))
    await route.fulfill({ json: { apiBaseUrl: `${server}/api/v1`, ...retries } })
  })
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
