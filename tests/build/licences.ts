// npm run licences: lists the packages of the live build with their licences; ends with 1 if one may not be shipped.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '#src/build/commandLine.ts'
import { LICENCE_FILE } from '#src/build/licenceFile.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { listedLicences, notAllowed } from './licenceList.ts'

argumentsOf('npm run licences')
await ensureBuild('live')
const listed = listedLicences(readFileSync(join(buildFolder('live'), LICENCE_FILE), 'utf8'))
for (const { name, version, licence } of listed) console.log(`${licence.padEnd(14)} ${name} ${version}`)
const refused = notAllowed(listed)
if (refused.length > 0) {
  console.error(`Not allowed: ${refused.join(', ')}.`)
  process.exitCode = 1
}
