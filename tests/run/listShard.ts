// node tests/run/listShard.ts <project> --shard=1/4 [files …]
// `vitest list` ignores --shard. This prints the files of that shard, as Vitest's own sequencer chooses them.
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { BaseSequencer, createVitest } from 'vitest/node'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { shard: { type: 'string' } } })
const [project = '', ...files] = positionals
const vitest = await createVitest({ watch: false, run: true, project, ...(values.shard && { shard: values.shard }) })
const specifications = await vitest.globTestSpecifications(files)
const part = values.shard ? await new BaseSequencer(vitest).shard(specifications) : specifications
const paths = new Set(part.map(({ moduleId }) => relative(process.cwd(), moduleId).replaceAll('\\', '/')))
for (const path of [...paths].sort()) console.log(path)
await vitest.close()
