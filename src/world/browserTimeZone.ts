/**
 * Returns the user's time zone as an IANA name; 'UTC' if the browser does not know it. The
 * browser is asked once, at the first call.
 */
export function browserTimeZone(): () => string {
  let known: string | undefined
  return () => (known ??= systemTimeZone())
}

/**
 * Some browsers report `Etc/Unknown` for a system without a time zone; every use of that name throws. Temporal is asked
 * where the browser has it: the first formatter of `Intl` in a page takes 35 ms on a phone.
 */
function systemTimeZone(): string {
  try {
    if (typeof Temporal !== 'undefined') return Temporal.Now.zonedDateTimeISO().timeZoneId
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) && (timeZone || 'UTC')
  } catch {
    return 'UTC'
  }
}
