import { useEffect, useState } from 'react'
import type { CallBodies, LoggedCall } from '#mocks/calls/callLog.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { Button } from './Button.tsx'
import { asFetch } from './asFetch.ts'
import type { SectionProps } from './sectionProps.ts'
import { copyText } from './copyText.ts'
import { callName, countsText, handledText } from './stateTexts.ts'
import controls from './controls.module.css'
import styles from './calls.module.css'

interface Props extends SectionProps {
  onAnswerDifferently(operation: OperationId): void
}

const SHOWN = 100

/** All calls, newest first. */
export function CallsSection({ handle, act, onAnswerDifferently }: Props) {
  const { log } = handle.server
  const calls = log.calls().slice(-SHOWN).toReversed()
  return (
    <div className={controls.stack}>
      <div className={controls.row}>
        <span className={controls.dim}>{countsText([['calls', log.calls().length]])}</span>
        <Button onClick={() => act('List cleared.', () => log.clear())}>Clear</Button>
      </div>
      <ul className={controls.list}>
        {calls.map((call) => (
          <CallItem key={call.number} {...{ call, handle, act, onAnswerDifferently }} />
        ))}
      </ul>
    </div>
  )
}

function CallItem({ call, handle, act, onAnswerDifferently }: Props & { call: LoggedCall }) {
  const [isOpen, setOpen] = useState(false)
  const [bodies, setBodies] = useState<CallBodies>()
  const { number, operation, method, path, status, ms, outcome, problems = [] } = call
  const isWrong = problems.length > 0 && (outcome === 'answered' || outcome === 'refused')
  const { log } = handle.server
  useEffect(() => {
    // Reads the bodies again when the call ends, because it then has a response.
    if (isOpen) void log.bodiesOf(call.number).then(setBodies)
  }, [isOpen, log, call])
  return (
    <li className={styles.call} data-outcome={isWrong ? 'wrong' : outcome}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.callName}>{callName(operation)}</span>
          <span className={controls.dim}>
            {status ?? outcome}
            {ms !== undefined && ` · ${Math.round(ms)} ms`}
            {isWrong && ' · against the contract'}
          </span>
          {operation && <code className={styles.callPath}>{operation}</code>}
          <code className={styles.callPath}>
            {method} {path}
          </code>
        </summary>
        {isWrong &&
          problems.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
        <p className={controls.dim}>{handledText(call)}</p>
        <Body title="Request" text={bodies?.request} />
        <Body title="Response" text={bodies?.response} />
        <div className={controls.row}>
          <Button
            onClick={() =>
              act('Copied. Paste it into the console of this page.', async () =>
                copyText(asFetch(call, await log.bodiesOf(number))),
              )
            }
          >
            Copy as fetch
          </Button>
          {operation && <Button onClick={() => onAnswerDifferently(operation)}>Answer this differently</Button>}
        </div>
      </details>
    </li>
  )
}

function Body({ title, text }: { title: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <>
      <h4 className={controls.dim}>{title}</h4>
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
