/** Where the visitor's day begins and ends, as an IANA name; 'UTC' where the browser does not say (A9-32). */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
