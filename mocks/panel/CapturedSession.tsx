import { counted } from '#src/contract/capture/captureFile.ts'
import { partlySeen } from '#mocks/capture/partlySeen.ts'
import { placeAddress } from '#mocks/capture/placeAddress.ts'
import { NEVER_SEEN } from '#mocks/capture/replay.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import styles from './controls.module.css'

/** What the captured session is that this world comes from, and what it has never seen. */
export function CapturedSession({ server: { db, log } }: { server: Pick<MockServer, 'db' | 'log'> }) {
  const [capture] = db.captures.all()
  if (!capture) return null
  const { at, place, words, failures, departures, from } = capture
  const missing = new Set(log.calls().flatMap(({ why, path }) => (why?.includes(NEVER_SEEN) ? [path] : [])))
  return (
    <section aria-label="Captured session" className={styles.stack}>
      <p>
        Captured on {at.slice(0, 16).replace('T', ' ')} UTC, {words ? 'with words' : 'without words'}
        {from !== undefined && `, from ${from}`}: {counted(failures.length, 'failed call')},{' '}
        {counted(departures.length, 'departure')}. <a href={placeAddress(place)}>Go to its last page</a>
      </p>
      <Listed
        title="Lists that were seen in part"
        hint="Open their other pages on staging, and capture again."
        lines={partlySeen(db).map(({ name, seen, pages }) => `${name}: ${seen} of ${pages} pages`)}
      />
      <Listed
        title="Calls that were never seen"
        hint="They fail with 501. Open what needs them on staging, and capture again."
        lines={[...missing]}
      />
      <Listed
        title="Departures from the contract"
        hint="The app gets them as they came."
        lines={departures.map(
          ({ operation, pointer, expected, actual }) =>
            `${operation} ${pointer || '(the response)'}: expected ${expected}, got ${actual}`,
        )}
      />
    </section>
  )
}

function Listed({ title, hint, lines }: { title: string; hint: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <p className={styles.dim}>{hint}</p>
      <ul className={styles.lines}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
