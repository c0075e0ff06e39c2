import { prepareBrowser } from './browser.ts'
import { chosenProjects } from './chosenProjects.ts'
import { ensureBuild } from './testBuilds.ts'
import type { BuildName } from './testBuilds.ts'

const NEEDS: Record<string, BuildName[]> = {
  tools: ['storybook', 'mock', 'live'],
  journeys: ['mock', 'live'],
  'every-story': ['storybook'],
  'webkit-gtk': ['storybook'],
  visual: ['mock', 'storybook'],
}

/** Unpacks the browser and makes the builds of the chosen projects, if they are out of date. */
export default async function setup(): Promise<void> {
  const { pinned, name } = await prepareBrowser()
  if (!pinned)
    console.log(
      `Screenshots are not compared: the committed ones were taken with the Chromium of this project, not with ${name}.`,
    )
  // Playwright's own configuration always lists all projects.
  const chosen = chosenProjects()
  const builds = new Set((chosen.length > 0 ? chosen : Object.keys(NEEDS)).flatMap((name) => NEEDS[name] ?? []))
  await Promise.all([...builds].map(ensureBuild))
}
