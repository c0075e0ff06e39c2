import { isScenarioName, SCENARIO_NAMES, scenarioOf } from '#mocks/scenarios/index.ts'
import { users } from '#mocks/fixtures/users.ts'
import { CONTROL_PATH } from '#mocks/transports/controlCalls.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'
import type { Alteration } from '#mocks/rehearsal/alteration.ts'
import { rehearsalsOf } from '#mocks/rehearsal/rehearsals.ts'
import { readDescription } from '#openapi/descriptions/readDescription.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { argumentsOf, endWith } from '#src/build/commandLine.ts'

// npm run mock-server [-- --scenario=signed-in --control --strict --contract=new-openapi.yaml]; PORT, HOST and LATENCY in the environment.

const port = Number(process.env.PORT ?? 4010)
/** Without LATENCY, the latency of the scenario. An empty variable counts as none. */
const latencyMs = process.env.LATENCY ? Number(process.env.LATENCY) : undefined
const USAGE =
  'npm run mock-server -- [--scenario=<name>] [--control] [--strict] [--contract=<file or address>], with PORT, HOST and LATENCY in the environment'
const { control, scenario, strict, contract } = argumentsOf(USAGE, {
  options: {
    scenario: { type: 'string', default: 'default' },
    control: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    contract: { type: 'string' },
  },
}).values

if (!isScenarioName(scenario)) endWith(`There is no scenario "${scenario}"; there are ${SCENARIO_NAMES.join(', ')}.`)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  endWith(`PORT is "${process.env.PORT}", which is no port number.`)
if (latencyMs !== undefined && !(Number.isFinite(latencyMs) && latencyMs >= 0))
  endWith(`LATENCY is "${process.env.LATENCY}", which is no number of milliseconds.`)
const rehearsed = contract === undefined ? undefined : await alterationsFor(contract)
await start(scenario)

/** The changes of a new contract; all of them at once. */
async function alterationsFor(from: string): Promise<Alteration[]> {
  try {
    const rehearsals = rehearsalsOf(document, await readDescription(from))
    for (const { title, why } of rehearsals) console.log(why === undefined ? title : `${title}. Not imitated: ${why}`)
    return rehearsals.flatMap(({ alterations }) => alterations)
  } catch (failure) {
    endWith(failure instanceof Error ? failure.message : String(failure))
  }
}

async function start(name: (typeof SCENARIO_NAMES)[number]): Promise<void> {
  try {
    const { url } = await startHttpServer({
      port,
      scenario: name,
      control,
      // With --strict, a response that breaks the contract makes its call fail; otherwise it prints a warning.
      strict: strict ? 'throw' : 'warn',
      rehearsed,
      ...(process.env.HOST && { host: process.env.HOST }),
      ...(latencyMs !== undefined && { latencyMs }),
    })
    const people = users.slice(0, 2).map(({ username, password }) => `${username} / ${password}`)
    console.log(
      [
        `The mock server listens at ${url}/api/v1`,
        `Scenario: ${name}. ${scenarioOf(name).summary}`,
        `Sign in as ${people.join(' or ')}; everyone else is in mocks/fixtures/users.json.`,
        ...(control ? [`Control calls at ${url}${CONTROL_PATH}, from this machine only: openapi/control.yaml`] : []),
        'Nothing is stored: stop it with Ctrl+C and it begins anew.',
      ].join('\n'),
    )
  } catch (failure) {
    const taken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(taken ? `Port ${port} is taken; set PORT to another one.` : String(failure))
    process.exitCode = 1
  }
}
