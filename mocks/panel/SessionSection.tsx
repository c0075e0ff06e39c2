import { useEffect, useState } from 'react'
import { Field } from './Field.tsx'
import type { SectionProps } from './MockPanel.tsx'
import { textOf } from './textOf.ts'
import styles from './panel.module.css'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MOVES = [
  { label: '−1 day', byMs: -DAY_MS },
  { label: '−1 hour', byMs: -HOUR_MS },
  { label: '+1 minute', byMs: MINUTE_MS },
  { label: '+1 hour', byMs: HOUR_MS },
  { label: '+1 day', byMs: DAY_MS },
  { label: '+31 days', byMs: 31 * DAY_MS },
]
/** How close before its expiry "just before" is. */
const BEFORE_MS = 5 * SECOND_MS

/** Time, and what happens to a session by it. One clock for the app and its server. */
export function SessionSection({ handle, act }: SectionProps) {
  const { clock, server } = handle
  const isFrozen = clock.setting().at !== undefined
  const [calls, setCalls] = useState(5)
  useEverySecond(!isFrozen)
  const expiresAt = handle.tokenExpiresAt()
  const move = (byMs: number) => act(`The clock was moved.`, () => clock.advance(byMs))

  return (
    <div className={styles.stack}>
      <h3 className={styles.subtitle}>Time</h3>
      <p>
        <time className={styles.code}>{new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ')}</time> UTC,{' '}
        {isFrozen ? 'standing still' : 'running'}
      </p>
      <div className={styles.row}>
        {isFrozen ? (
          <button type="button" className={styles.button} onClick={() => act('Time runs.', () => clock.run())}>
            Let it run
          </button>
        ) : (
          <button
            type="button"
            className={styles.button}
            onClick={() => act('Time stands still.', () => clock.freeze())}
          >
            Freeze
          </button>
        )}
        {MOVES.map(({ label, byMs }) => (
          <button key={label} type="button" className={styles.button} onClick={() => move(byMs)}>
            {label}
          </button>
        ))}
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const moment = Date.parse(`${textOf(event.currentTarget, 'moment')}Z`)
          if (!Number.isNaN(moment)) act('The clock was set.', () => clock.set(moment))
        }}
      >
        <Field label="Set to (UTC)">
          {(control) => (
            <input
              {...control}
              name="moment"
              type="datetime-local"
              required
              defaultValue={new Date(clock.now()).toISOString().slice(0, 16)}
            />
          )}
        </Field>
        <button type="submit" className={styles.button}>
          Set
        </button>
      </form>

      <h3 className={styles.subtitle}>Session</h3>
      <p className={styles.dim}>
        {expiresAt === undefined ? 'Nobody is signed in.' : `The access token ${expiry(expiresAt - clock.now())}.`}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          disabled={expiresAt === undefined}
          onClick={() => move((expiresAt ?? 0) - BEFORE_MS - clock.now())}
        >
          Go to just before it expires
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={expiresAt === undefined}
          onClick={() => move((expiresAt ?? 0) + SECOND_MS - clock.now())}
        >
          Let it expire
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            act('The next refresh is refused.', () => server.faults.add({ operation: 'refreshToken', status: 401 }))
          }
        >
          Revoke the refresh token
        </button>
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          act(`The next ${calls} signed-in calls are answered 401.`, () =>
            server.faults.add({ operation: '*', status: 401, times: calls }),
          )
        }}
      >
        <Field label="Calls to answer 401">
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={99}
              required
              value={calls}
              onChange={({ target: { valueAsNumber } }) => setCalls(valueAsNumber || 1)}
            />
          )}
        </Field>
        <button type="submit" className={styles.button}>
          Answer 401
        </button>
      </form>
    </div>
  )
}

function expiry(leftMs: number): string {
  if (leftMs <= 0) return 'has expired'
  const seconds = Math.ceil(leftMs / SECOND_MS)
  return `expires in ${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function useEverySecond(isOn: boolean): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
