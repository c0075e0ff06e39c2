/**
 * The shortest list that still fails, by delta debugging: removes halves, quarters and so on down to single entries,
 * until none can be removed. `fails` is called with shorter lists only; the full list is known to fail.
 */
export async function shrunk<T>(
  entries: readonly T[],
  fails: (fewer: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = entries
  let size = Math.ceil(left.length / 2)
  while (size >= 1) {
    const before = left.length
    // Removes from the end: the last step causes the failure, and its preconditions come shortly before.
    for (let end = left.length; end > 0; end -= size) {
      const fewer = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      if (await fails(fewer)) left = fewer
    }
    if (size > 1 || left.length === before) size = Math.floor(size / 2)
  }
  return left
}
