import { parseArgs } from 'node:util'
import { isScenarioName, SCENARIO_NAMES, scenarioOf } from '#mocks/scenarios/index.ts'
import { users } from '#mocks/fixtures/users.ts'
import { CONTROL_PATH } from '#mocks/transports/controlCalls.ts'
import { startHttpServer } from '#mocks/transports/httpServer.ts'

// npm run mock-server [-- --scenario=signed-in --control --strict]; PORT, HOST and LATENCY in the environment.

const port = Number(process.env.PORT ?? 4010)
const given = optionsIn(process.argv.slice(2))
const { control = false, scenario = 'default' } = given ?? {}
/** With --strict, a response that breaks the contract makes its call fail; otherwise it prints a warning. */
const strict = given?.strict ? 'throw' : 'warn'

if (!given) {
  stop('The options are --scenario=<name>, --control and --strict; PORT, HOST and LATENCY are variables.')
} else if (!isScenarioName(scenario)) {
  stop(`There is no scenario "${scenario}"; there are ${SCENARIO_NAMES.join(', ')}.`)
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(`PORT is "${process.env.PORT}", which is no port number.`)
} else {
  await start(scenario)
}

/** Undefined for an option that the server does not know. */
function optionsIn(args: string[]) {
  const options = { scenario: { type: 'string' }, control: { type: 'boolean' }, strict: { type: 'boolean' } } as const
  try {
    return parseArgs({ args, options }).values
  } catch {
    return undefined
  }
}

async function start(name: (typeof SCENARIO_NAMES)[number]): Promise<void> {
  const latencyMs = Number(process.env.LATENCY ?? Number.NaN)
  try {
    const { url } = await startHttpServer({
      port,
      scenario: name,
      control,
      strict,
      ...(process.env.HOST && { host: process.env.HOST }),
      ...(Number.isFinite(latencyMs) && { latencyMs }),
    })
    const people = users.slice(0, 2).map(({ username, password }) => `${username} / ${password}`)
    console.log(
      [
        `The pretend server listens at ${url}/api/v1`,
        `Scenario: ${name}. ${scenarioOf(name).summary}`,
        `Sign in as ${people.join(' or ')}; everyone else is in mocks/fixtures/users.ts.`,
        ...(control ? [`Control calls at ${url}${CONTROL_PATH}, from this machine only: openapi/control.yaml`] : []),
        'Nothing is stored: stop it with Ctrl+C and it begins anew.',
      ].join('\n'),
    )
  } catch (failure) {
    const taken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE'
    stop(taken ? `Port ${port} is taken; set PORT to another one.` : String(failure))
  }
}

function stop(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
