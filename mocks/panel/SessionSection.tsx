import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { InputField } from './Field.tsx'
import type { SectionProps } from './sectionProps.ts'
import { NumberField } from './NumberField.tsx'
import { clockText, tokenText } from './stateTexts.ts'
import { textOf } from './textOf.ts'
import styles from './controls.module.css'

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
/** How long before its expiry "just before" is. */
const BEFORE_MS = 5 * SECOND_MS

/** The section for the clock and the session. The app and its server use the same clock. */
export function SessionSection(props: SectionProps) {
  const { at, runs } = props.handle.clock.setting()
  useEverySecond(at === undefined || runs === true)
  return (
    <div className={styles.stack}>
      <h3 className={styles.subtitle}>Time</h3>
      <ClockControls {...props} />
      <h3 className={styles.subtitle}>Session</h3>
      <p className={styles.dim}>{tokenText(props.handle)}</p>
      <TokenControls {...props} />
    </div>
  )
}

function ClockControls({ handle: { clock }, act }: SectionProps) {
  const { at, runs } = clock.setting()
  const isFrozen = at !== undefined && !runs
  return (
    <>
      <p>
        <time className={styles.code}>{new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ')}</time> UTC,{' '}
        {clockText({ clock })}
      </p>
      <div className={styles.row}>
        {isFrozen ? (
          <Button onClick={() => act('Clock resumed.', () => clock.run())}>Resume</Button>
        ) : (
          <Button onClick={() => act('Clock frozen.', () => clock.freeze())}>Freeze</Button>
        )}
        {MOVES.map(({ label, byMs }) => (
          <Button key={label} onClick={() => act(`Clock moved: ${label}.`, () => clock.advance(byMs))}>
            {label}
          </Button>
        ))}
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const moment = Date.parse(`${textOf(event.currentTarget, 'moment')}Z`)
          if (!Number.isNaN(moment)) act('Clock set.', () => clock.set(moment))
        }}
      >
        <InputField
          label="Set to (UTC)"
          name="moment"
          type="datetime-local"
          min="1970-01-01T00:00"
          max="9999-12-31T23:59"
          required
          defaultValue={new Date(clock.now()).toISOString().slice(0, 16)}
        />
        <Button type="submit">Set</Button>
      </form>
    </>
  )
}

function TokenControls({ handle, act }: SectionProps) {
  const { clock, server } = handle
  const [calls, setCalls] = useState('5')
  const expiresAt = handle.viewer() && handle.tokenExpiresAt()
  const goTo = (done: string, moment: number) => act(done, () => clock.set(moment))
  return (
    <>
      <div className={styles.row}>
        <Button
          disabled={expiresAt === undefined}
          onClick={() => goTo('Clock set to 5 seconds before the expiry.', (expiresAt ?? 0) - BEFORE_MS)}
        >
          Go to just before it expires
        </Button>
        <Button
          disabled={expiresAt === undefined}
          onClick={() => goTo('Clock set to the second after the expiry.', (expiresAt ?? 0) + SECOND_MS)}
        >
          Expire now
        </Button>
        <Button
          onClick={() =>
            act('The next refresh is refused.', () =>
              server.faults.add({ operation: 'refreshToken', status: 401, times: 1 }),
            )
          }
        >
          Refuse the next refresh
        </Button>
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const times = Number(calls)
          act(
            times === 1
              ? 'The next signed-in call fails with 401.'
              : `The next ${times} signed-in calls fail with 401.`,
            () => server.faults.add({ operation: '*', status: 401, times }),
          )
        }}
      >
        <NumberField label="Number of calls" max={99} value={calls} onChange={setCalls} />
        <Button type="submit">Fail with 401</Button>
      </form>
    </>
  )
}

function useEverySecond(isOn: boolean): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOn])
}
