/**
 * Returns the user's time zone as an IANA name; 'UTC' if the browser does not know it (A9-32). The
 * browser is asked once, at the first call.
 */
export function browserTimeZone(): () => string {
  let known: string | undefined
  return () => (known ??= usable(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'))
}

/** Some browsers report `Etc/Unknown` for a system without a time zone; every format with that name throws. */
function usable(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) && name
  } catch {
    return 'UTC'
  }
}
