import { format } from 'date-fns/format'
import { instantOf } from '#src/lib/instant.ts'
import { zonedTime } from '#src/lib/zonedTime.ts'

/**
 * The time of a chat's last interaction, as its row shows it: `Wed 15 May 09:05`; '' if unknown.
 */
export function rowTime(timestamp: string, timeZone: string): string {
  const moment = instantOf(timestamp)
  return Number.isNaN(moment) ? '' : format(zonedTime(moment, timeZone), 'EEE dd MMM HH:mm')
}
