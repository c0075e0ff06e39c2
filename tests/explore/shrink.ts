/**
 * The shortest list that still fails, by delta debugging: leaves out halves, quarters and so on down to single entries,
 * until none can be left out. `fails` is asked about shorter lists only; the list itself fails.
 */
export async function shrunk<T>(
  entries: readonly T[],
  fails: (fewer: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = entries
  let size = Math.ceil(left.length / 2)
  while (size >= 1) {
    const before = left.length
    // From the end: what comes last caused the failure, and what it needs comes shortly before.
    for (let end = left.length; end > 0; end -= size) {
      const fewer = [...left.slice(0, Math.max(0, end - size)), ...left.slice(end)]
      if (await fails(fewer)) left = fewer
    }
    if (size > 1 || left.length === before) size = Math.floor(size / 2)
  }
  return left
}
