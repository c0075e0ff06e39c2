import { useState } from 'react'
import type { CallBodies, LoggedCall } from '#mocks/callLog.ts'
import type { OperationId } from '#mocks/generated/operations.ts'
import { asFetch } from './asFetch.ts'
import type { SectionProps } from './MockPanel.tsx'
import styles from './panel.module.css'

interface Props extends SectionProps {
  onAnswerDifferently(operation: OperationId): void
}

const SHOWN = 100

/** Every call, the newest first. */
export function CallsSection({ handle, act, onAnswerDifferently }: Props) {
  const { log } = handle.server
  const calls = log.calls().slice(-SHOWN).toReversed()
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <span className={styles.dim}>{log.calls().length} calls</span>
        <button type="button" className={styles.button} onClick={() => act('The list is empty.', () => log.clear())}>
          Clear
        </button>
      </div>
      <ul className={styles.list}>
        {calls.map((call) => (
          <CallItem key={call.number} {...{ call, handle, act, onAnswerDifferently }} />
        ))}
      </ul>
    </div>
  )
}

function CallItem({ call, handle, act, onAnswerDifferently }: Props & { call: LoggedCall }) {
  const [bodies, setBodies] = useState<CallBodies>()
  const { number, operation, method, path, status, ms, outcome, problems = [], why = [] } = call
  const isWrong = problems.length > 0
  return (
    <li className={styles.call} data-outcome={isWrong ? 'wrong' : outcome}>
      <details
        onToggle={({ currentTarget: { open } }) =>
          open && act('', () => handle.server.log.bodiesOf(number).then(setBodies))
        }
      >
        <summary>
          <span className={styles.callName}>{operation ?? 'Unknown call'}</span>
          <span className={styles.dim}>
            {status ?? outcome}
            {ms !== undefined && ` · ${Math.round(ms)} ms`}
            {isWrong && ' · against the contract'}
          </span>
          <code className={styles.callPath}>
            {method} {path}
          </code>
        </summary>
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        <p className={styles.dim}>
          {why.length > 0 ? `Answered by ${why.join(', ')}.` : `Answered by the handler of ${operation ?? 'nothing'}.`}
        </p>
        <Body title="Sent" text={bodies?.request} />
        <Body title="Answered" text={bodies?.response} />
        <div className={styles.row}>
          <button
            type="button"
            className={styles.button}
            onClick={() =>
              act('The call is copied.', async () =>
                navigator.clipboard.writeText(asFetch(call, await handle.server.log.bodiesOf(number))),
              )
            }
          >
            Copy as fetch
          </button>
          {operation && (
            <button type="button" className={styles.button} onClick={() => onAnswerDifferently(operation)}>
              Answer this differently next time
            </button>
          )}
        </div>
      </details>
    </li>
  )
}

function Body({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <>
      <h4 className={styles.dim}>{title}</h4>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <pre className={styles.payload} tabIndex={0}>
        {inLines(text)}
      </pre>
    </>
  )
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
