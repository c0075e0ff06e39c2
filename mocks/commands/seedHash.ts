import { movableClock } from '#mocks/clock/clock.ts'
import { hashOf } from '#mocks/db/snapshot.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import { argumentsOf } from '#src/build/commandLine.ts'

// npx node mocks/commands/seedHash.ts prints the hash of a fresh world, and of one that was used and reset. The two are equal, on every
// machine, as long as the fixtures do not change.

argumentsOf('npx node mocks/commands/seedHash.ts')
const server = createMockServer({ clock: movableClock({ at: '2026-11-20T10:00:00Z' }), strict: 'throw' })
const seeded = hashOf(await server.snapshot())
const { access_token } = server.signInAs('mira')
await server.fetch('http://localhost/api/v1/auth/', {
  method: 'DELETE',
  headers: { Authorization: `Bearer ${access_token}` },
})
const used = hashOf(await server.snapshot())
await server.reset()
const reset = hashOf(await server.snapshot())

console.log(`seeded  ${seeded}\nused    ${used}\nreset   ${reset}`)
if (seeded !== reset || seeded === used) {
  console.error('A world that was reset is not the one that was seeded.')
  process.exitCode = 1
}
