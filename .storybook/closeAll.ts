import type { StoryWorld } from './worldOf.tsx'

/** Closes all of these worlds, even if one cannot be closed; then it rejects. */
export async function closeAll(open: Map<Element, { world: Pick<StoryWorld, 'dispose'> }>): Promise<void> {
  const left = [...open.values()]
  open.clear()
  await Promise.all(left.map(async ({ world }) => world.dispose()))
}
