import { partlySeen } from '#mocks/capture/partlySeen.ts'
import { placeAddress } from '#mocks/capture/placeAddress.ts'
import { NEVER_SEEN } from '#mocks/capture/replay.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import styles from './controls.module.css'

/** What the captured session is that this world comes from, and what of it was never seen. */
export function CapturedSession({ server: { db, log } }: { server: Pick<PretendServer, 'db' | 'log'> }) {
  const [capture] = db.captures.all()
  if (!capture) return null
  const { at, place, words, failures, departures } = capture
  const missing = new Set(log.calls().flatMap(({ why, path }) => (why?.includes(NEVER_SEEN) ? [path] : [])))
  return (
    <section aria-label="Captured session" className={styles.stack}>
      <p>
        Captured on {at.slice(0, 16).replace('T', ' ')} UTC, {words ? 'with words' : 'without words'}:{' '}
        {counted(failures.length, 'failed call')}, {counted(departures.length, 'departure')}.{' '}
        <a href={placeAddress(place)}>Go to its last page</a>
      </p>
      {partlySeen(db).map(({ name, seen, pages }) => (
        <p key={name} className={styles.dim}>
          {name}: {seen} of {pages} pages were seen. Open the other pages on staging and capture again for the rest.
        </p>
      ))}
      {[...missing].map((path) => (
        <p key={path} className={styles.dim}>
          Never seen: {path}. Open what needs it on staging and capture again.
        </p>
      ))}
      {departures.map(({ operation, pointer, expected, actual }) => (
        <p key={`${operation} ${pointer} ${expected} ${actual}`} className={styles.dim}>
          Departs: {operation} {pointer || '(the response)'}: expected {expected}, got {actual}.
        </p>
      ))}
    </section>
  )
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}
