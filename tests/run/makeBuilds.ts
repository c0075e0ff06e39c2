// node tests/run/makeBuilds.ts mock live storybook: makes these builds of the tests, if they are out of date.
import { ensureBuild } from '#tests/support/testBuilds.ts'
import type { BuildName } from '#tests/support/testBuilds.ts'

for (const name of process.argv.slice(2)) ensureBuild(name as BuildName)
