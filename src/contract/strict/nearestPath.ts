import { editDistance } from './editDistance.ts'
import { allOperations } from './operations.ts'

/** The path of the contract that is most similar to this one: the probable intention. */
export function nearestPath(path: string): string {
  const paths = [...new Set(allOperations.map((operation) => operation.path))]
  const distances = paths.map((template) => distance(path.split('/').slice(1), template.split('/').slice(1)))
  return paths[distances.indexOf(Math.min(...distances))] ?? ''
}

/** The number of letters to change, segment by segment; a parameter matches any segment. */
function distance(segments: string[], template: string[]): number {
  const length = Math.max(segments.length, template.length)
  return Array.from({ length }).reduce<number>((sum, _, at) => {
    const [segment, wanted] = [segments[at], template[at]]
    if (segment === undefined || wanted === undefined) return sum + 1 + (segment ?? wanted ?? '').length
    // A misspelt literal is more probable than a parameter.
    return sum + (wanted.startsWith('{') && segment !== '' ? 2 : editDistance(segment, wanted))
  }, 0)
}
