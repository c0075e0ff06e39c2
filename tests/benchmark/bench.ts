// npm run bench size|start|scroll|typing|chat|opening|trace|memory|seed|panel [-- …]: runs one of the benchmarks.
import { endWith } from '#src/build/commandLine.ts'

const NAMES = ['size', 'start', 'scroll', 'typing', 'chat', 'opening', 'trace', 'memory', 'seed', 'panel']

// The benchmark reads the other arguments.
const [name = ''] = process.argv.splice(2, 1)
if (!NAMES.includes(name)) endWith(`Which benchmark? Write npm run bench ${NAMES.join('|')}.`)
await import(`./${name}.ts`)
