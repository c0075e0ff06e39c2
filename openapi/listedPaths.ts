import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** One sentence for each path of `tags/*.yaml` that `openapi.yaml` does not list: it would be ignored silently. */
export function unlistedPaths(folder: string): string[] {
  const listed = new Set(pathsIn(join(folder, 'openapi.yaml')))
  return readdirSync(join(folder, 'tags')).flatMap((file) =>
    pathsIn(join(folder, 'tags', file))
      .filter((path) => !listed.has(path))
      .map((path) => `openapi.yaml does not list ${path} of tags/${file}. Add its line: ${lineFor(path, file)}`),
  )
}

function pathsIn(file: string): string[] {
  const { paths } = parse(readFileSync(file, 'utf8')) as { paths?: object }
  return Object.keys(paths ?? {})
}

function lineFor(path: string, file: string): string {
  return `${path}: { $ref: 'tags/${file}#/paths/${path.replaceAll('/', '~1')}' }`
}
