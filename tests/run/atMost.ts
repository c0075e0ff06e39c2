/** Starts the tasks in their order, so that never more than `limit` run at a time. */
export async function atMost(limit: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  // All loops take their tasks from this one iterator.
  const waiting = tasks.values()
  const runTheNext = async () => {
    for (const task of waiting) await task()
  }
  await Promise.all(Array.from({ length: limit }, runTheNext))
}
