import type { PretendServer } from '#mocks/server/pretendServer.ts'

const QUIET_MS = 24
/** What has not come to rest by then is recorded as it is. */
const LONGEST_MS = 3_000

/** Resolves when `isDone` and nothing has changed below `root` for a moment. */
export async function settled(isDone: () => boolean, root: Node): Promise<void> {
  let changedAt = performance.now()
  const begun = changedAt
  const observer = new MutationObserver(() => (changedAt = performance.now()))
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  const isQuiet = () => isDone() && performance.now() - changedAt >= QUIET_MS
  while (!isQuiet() && performance.now() - begun < LONGEST_MS)
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_MS / 3)
    })
  observer.disconnect()
}

/** Whether every call of the story has its end, or waits for what only the story can do. */
export function isSettled({ log }: PretendServer): boolean {
  return log.calls().every(({ outcome, circumstances }) => outcome !== 'under way' || circumstances !== undefined)
}
