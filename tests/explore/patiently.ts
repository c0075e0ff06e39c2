/** Retries if the page was reloaded meanwhile. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (failure) {
      if (
        tries === 20 ||
        !/context was destroyed|navigat|Cannot find context|(?:undefined|null) \(reading|of undefined|is undefined/.test(
          String(failure),
        )
      )
        throw failure
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
