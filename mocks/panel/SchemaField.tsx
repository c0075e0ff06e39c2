import type { Schema } from '@cfworker/json-schema'
import { useRef, useState } from 'react'
import { emptyEntry, filled } from '#mocks/edits/draft.ts'
import { type FieldProblem, labelAt } from '#mocks/edits/recordSchemas.ts'
import { resolved } from '#src/contract/strict/contract.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import styles from './controls.module.css'

interface Props {
  schema: Schema
  /** The place in the record, joined by dots. */
  path: string
  value: unknown
  problems: readonly FieldProblem[]
  onChange(value: unknown): void
}

/** Longer texts get a field of several lines. */
const LONG = 1000

/** A field for a value, chosen by the contract's schema. A value of a wrong type stays as it was typed. */
function SchemaField({ schema: given, ...rest }: Props) {
  const props = { ...rest, schema: resolved(given) }
  const { type, items } = props.schema
  if (type === 'object') return <ObjectField {...props} />
  if (type === 'array') return isLines(resolved(items as Schema)) ? <LinesField {...props} /> : <ListField {...props} />
  return <ValueField {...props} />
}

const isLines = ({ type, maxLength = LONG }: Schema) => type === 'string' && maxLength < LONG

export function ObjectField({ schema, path, value, problems, onChange }: Props) {
  const record = isRecord(value) ? value : {}
  return Object.entries(schema.properties ?? {}).map(([name, each]) => (
    <SchemaField
      key={name}
      schema={each as Schema}
      path={path === '' ? name : `${path}.${name}`}
      value={record[name]}
      problems={problems}
      onChange={(next) => onChange({ ...record, [name]: next })}
    />
  ))
}

function ValueField({ schema, path, value, problems, onChange }: Props) {
  const label = labelAt(path)
  const problem = problems.find(({ field }) => field === path)
  if (schema.type === 'boolean')
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
    )
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return (
    <Field
      label={label}
      name={path}
      hint={schema.description}
      problem={problem}
      after={<Limit {...{ schema, path, value, onChange }} />}
    >
      {(control) => {
        if (schema.enum)
          return (
            <select {...control} value={text} onChange={({ target }) => onChange(target.value)}>
              {[...new Set([...schema.enum, text])].map((word) => (
                <option key={String(word)}>{String(word)}</option>
              ))}
            </select>
          )
        if (schema.format === 'date-time') return <TimeField control={control} iso={text} onChange={onChange} />
        const typed = { ...control, value: text }
        if (schema.type === 'integer')
          return <input {...typed} inputMode="numeric" onChange={({ target }) => onChange(numberIn(target.value))} />
        if ((schema.maxLength ?? LONG) >= LONG && schema.format === undefined)
          return <textarea {...typed} rows={2} onChange={({ target }) => onChange(target.value)} />
        return <input {...typed} onChange={({ target }) => onChange(target.value)} />
      }}
    </Field>
  )
}

/** Keeps what is typed of an incomplete time, and shows a time that changes elsewhere. */
function TimeField({ control, iso, onChange }: { control: object; iso: string; onChange: Props['onChange'] }) {
  const [known, setKnown] = useState({ iso, generation: 0 })
  if (known.iso !== iso) setKnown({ iso, generation: known.generation + 1 })
  return (
    <input
      key={known.generation}
      {...control}
      type="datetime-local"
      defaultValue={localTime(iso)}
      onChange={({ target }) => {
        const next = isoTime(target.value)
        setKnown({ ...known, iso: next ?? '' })
        onChange(next)
      }}
    />
  )
}

/** A button that makes a text or a list as long as the contract allows. */
function Limit({ schema, path, value, onChange }: Pick<Props, 'schema' | 'path' | 'value' | 'onChange'>) {
  const limit = schema.maxLength ?? schema.maxItems
  if (limit === undefined) return null
  const length = typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : 0
  return (
    <span className={styles.limit}>
      {`${length} of ${limit}`}
      <Button aria-label={`Fill ${labelAt(path)} to ${limit}`} onClick={() => onChange(filled(schema, value))}>
        Fill
      </Button>
    </span>
  )
}

/** Short texts, one in each line. */
function LinesField({ schema, path, value, problems, onChange }: Props) {
  const label = labelAt(path)
  const entries = Array.isArray(value) ? (value as unknown[]).map(String) : []
  const [typed, setTyped] = useState('')
  const isTyped = JSON.stringify(linesOf(typed)) === JSON.stringify(entries)
  const problem = problems.find(({ field }) => field.split('.')[0] === path)
  return (
    <Field
      label={label}
      name={path}
      hint="One in each line."
      problem={problem}
      after={<Limit {...{ schema, path, value, onChange }} />}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={isTyped ? typed : entries.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(linesOf(target.value))
          }}
        />
      )}
    </Field>
  )
}

/** Entries with several fields, or with long texts. */
function ListField({ schema, path, value, problems, onChange }: Props) {
  const label = labelAt(path)
  const add = useRef<HTMLButtonElement>(null)
  const entries: unknown[] = Array.isArray(value) ? value : []
  const problem = problems.find(({ field }) => field === path)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity
        <div key={at} className={styles.entry}>
          <SchemaField
            schema={schema.items as Schema}
            path={`${path}.${at}`}
            value={entry}
            problems={problems}
            onChange={(next) => onChange(entries.with(at, next))}
          />
          <Button
            aria-label={`Remove ${label} ${at + 1}`}
            onClick={() => {
              onChange(entries.toSpliced(at, 1))
              add.current?.focus()
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button
          ref={add}
          aria-label={`Add to ${label}`}
          onClick={() => onChange([...entries, entries.at(-1) ?? emptyEntry(schema)])}
        >
          Add
        </Button>
        <Limit {...{ schema, path, value, onChange }} />
      </div>
      {problem && <span className={styles.problem}>{problem.words}</span>}
    </fieldset>
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A number only if the text is exactly one, so that nothing changes while it is typed. */
function numberIn(text: string): unknown {
  if (text === '') return undefined
  return String(Number(text)) === text ? Number(text) : text
}

/** In the browser's time zone, as the app shows it. */
function localTime(iso: string): string {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) return ''
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function isoTime(local: string): string | undefined {
  const ms = Date.parse(local)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}
