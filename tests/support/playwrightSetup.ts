import { prepareBrowser } from './browser.ts'
import { ensureBuild } from './testBuilds.ts'
import type { BuildName } from './testBuilds.ts'

const NEEDS: Record<string, BuildName[]> = {
  worker: ['mock'],
  'in-page': ['mock'],
  live: ['live'],
  storybook: ['storybook'],
  visual: ['mock', 'storybook'],
}

/** Unpacks the browser and makes the builds that the chosen projects look at, where they are out of date. */
export default async function setup(): Promise<void> {
  const { pinned, name } = await prepareBrowser()
  if (!pinned)
    console.log(
      `Screenshots are not compared: the committed ones were taken with the Chromium of this project, not with ${name}.`,
    )
  const chosen = chosenProjects(process.argv)
  const builds = new Set((chosen.length > 0 ? chosen : Object.keys(NEEDS)).flatMap((name) => NEEDS[name] ?? []))
  for (const build of builds) ensureBuild(build)
}

/** `--project=live`, `--project live`, both any number of times: the configuration lists all projects regardless. */
function chosenProjects(argv: string[]): string[] {
  return argv.flatMap((word, i) => {
    if (word === '--project') return [argv[i + 1] ?? '']
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : []
  })
}
