/**
 * Returns the user's time zone as an IANA name; 'UTC' if the browser does not know it (A9-32). The
 * browser is asked once, at the first call.
 */
export function browserTimeZone(): () => string {
  let known: string | undefined
  return () => (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')
}
