/** The result of something that an app does; once the app has ended, there is none, and no code of it runs on. */
export async function unlessEnded<T>(ended: AbortSignal | undefined, result: Promise<T>): Promise<T> {
  try {
    return await result
  } finally {
    if (ended?.aborted) await new Promise(() => undefined)
  }
}
