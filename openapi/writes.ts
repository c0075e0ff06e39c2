interface Described {
  'x-writes'?: boolean
}

/** Whether a call is a write: by `x-writes` if it differs from the method. */
export function writesOf(method: string, operation: Described): boolean {
  return operation['x-writes'] ?? method.toUpperCase() !== 'GET'
}

/** The ids of all writes. */
export function writingOperations(contract: { paths: Record<string, Record<string, unknown>> }): Set<string> {
  const calls = Object.values(contract.paths).flatMap((item) => Object.entries(item))
  return new Set(
    calls
      .filter(([method, operation]) => writesOf(method, operation as Described))
      .map(([, operation]) => (operation as { operationId: string }).operationId),
  )
}

/**
 * The TypeScript module with the calls whose method does not tell whether they write. Every live
 * build contains it, so it has these few calls and nothing else of the contract.
 */
export function writesModule(contract: { paths: Record<string, Record<string, unknown>> }): string {
  const exceptions = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const says = (operation as Described)['x-writes']
      return says !== undefined && says !== writesOf(method, {}) ? [patternOf(method, path)] : []
    }),
  )
  return `/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/** GET calls that change something, and other calls that change nothing: \`x-writes\` of the contract. */
export const AGAINST_THEIR_METHOD = /^(${exceptions.join('|')})$/
`
}

function patternOf(method: string, path: string): string {
  const escaped = path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll(/[/.]/g, String.raw`\$&`)
  return `${method.toUpperCase()} ${escaped}`
}
