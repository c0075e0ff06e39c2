// npm run bench size|start|scroll|typing|chat|opening|trace|memory|seed|panel [-- …]: runs one of the benchmarks.
import { endWith, endWithHelp, isAskingForHelp } from '#src/build/commandLine.ts'

const NAMES = ['size', 'start', 'scroll', 'typing', 'chat', 'opening', 'trace', 'memory', 'seed', 'panel']

const USAGE = `npm run bench ${NAMES.join('|')}`

if (!NAMES.includes(process.argv[2] ?? '') && isAskingForHelp()) endWithHelp(USAGE)
// The benchmark reads the other arguments.
const [name = ''] = process.argv.splice(2, 1)
if (!NAMES.includes(name)) endWith(`Which benchmark? Write ${USAGE}.`)
await import(`./${name}.ts`)
