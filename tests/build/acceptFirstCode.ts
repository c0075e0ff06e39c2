// node tests/build/acceptFirstCode.ts: accepts the code that every page of the live build loads now.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { type ModulesOfBuild, modulesFileOf } from './builtModules.ts'

await ensureBuild('live')
const { firstCode } = JSON.parse(readFileSync(modulesFileOf(buildFolder('live')), 'utf8')) as ModulesOfBuild
writeFileSync('tests/build/firstCode.json', `${JSON.stringify(firstCode, undefined, 2)}\n`)
