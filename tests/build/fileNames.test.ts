import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'

/** The content of each file of `assets/` in a live build, by its name. */
async function assetsOf({ without }: { without?: string }): Promise<Map<string, string>> {
  const loaded = await loadConfigFromFile({ mode: 'production', command: 'build' }, 'vite.config.ts')
  const { plugins, ...config } = loaded!.config
  const all = (plugins ?? []).flat(Infinity as 1) as (Plugin | false | undefined)[]
  const output = (await build({
    ...config,
    plugins: all.filter((plugin) => plugin && plugin.name !== without),
    build: { ...config.build, write: false },
    configFile: false,
    mode: 'production',
    logLevel: 'error',
  })) as Rolldown.RolldownOutput
  const files = output.output.map((file): [string, string] => [
    file.fileName,
    file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('base64'),
  ])
  return new Map(files.filter(([name]) => name.startsWith('assets/')))
}

// Hosts let browsers keep these files for a year (docs/deploy.md).
it('a file with another content has another name, also if only a plugin changes it', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const before = await assetsOf({})
  const after = await assetsOf({ without: 'perigee-compile-ahead' })
  const changed = [...after].filter(([name, content]) => before.has(name) && before.get(name) !== content)
  expect(changed.map(([name]) => name)).toEqual([])
  expect([...after.keys()].filter((name) => !before.has(name)).length).toBeGreaterThan(2)
})
