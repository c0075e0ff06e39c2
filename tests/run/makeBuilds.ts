// node tests/run/makeBuilds.ts mock live storybook: makes these builds of the tests, if they are out of date.
import { ensureBuild } from '#tests/support/testBuilds.ts'
import type { BuildName } from '#tests/support/testBuilds.ts'

await Promise.all(process.argv.slice(2).map((name) => ensureBuild(name as BuildName)))
