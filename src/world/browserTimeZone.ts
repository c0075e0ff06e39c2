/**
 * Says where the visitor's day begins and ends, as an IANA name; 'UTC' where the browser does not say (A9-32). The
 * browser is asked once, when it is first wanted.
 */
export function browserTimeZone(): () => string {
  let known: string | undefined
  return () => (known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')
}
