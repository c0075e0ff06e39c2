import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readJson, rightToLeft, type Draft } from '#mocks/edits/draft.ts'
import { patchBetween } from '#mocks/edits/mergePatch.ts'
import { type Kind, kindAndId, KINDS, problemsIn, recordSchemas } from '#mocks/edits/recordSchemas.ts'
import { readRecord, recordName } from '#mocks/edits/records.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import { Button } from './Button.tsx'
import { Field, InputField, SelectField } from './Field.tsx'
import { Inspect } from './Inspect.tsx'
import type { Place } from './inspect.ts'
import { ObjectField } from './SchemaField.tsx'
import type { SectionProps } from './sectionProps.ts'
import { useShownRecords } from './shownRecords.ts'
import styles from './controls.module.css'

const MOST_LISTED = 100

/** Changes a record of the database by hand: in fields that the contract's schema describes, or as JSON. */
export function RecordEditor({ handle, act }: SectionProps) {
  const { server } = handle
  const editing = handle.editing()
  const shown = useShownRecords(handle)
  const [first = `characters/${server.db.characters.all()[0]?.id ?? ''}`] = shown
  const key = editing.chosen !== undefined && recordOf(editing.chosen) ? editing.chosen : first
  const [kind, id] = kindAndId(key)
  const saved = recordOf(key)
  const draft = editing.drafts[key]
  const { record, json } = draft ?? { record: saved ?? {} }
  const read = json === undefined ? undefined : readJson(json)
  const problems = read && 'problem' in read ? [] : problemsIn(kind, record)
  const refused = problems.find(({ isRefused }) => isRefused)
  const name = recordName(server.db, kind, id)
  const form = useRef<HTMLFormElement>(null)
  const [inspected, setInspected] = useState<Place>()
  useEffect(() => {
    if (inspected) focusField(form.current, inspected.field)
  }, [inspected])

  function recordOf(of: string) {
    return readRecord(server.db, ...kindAndId(of))
  }
  // It stays chosen when the page shows another one.
  const change = (next: Draft | undefined) =>
    handle.setEditing({ drafts: { ...handle.editing().drafts, [key]: next }, chosen: key })
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    act(`Saved: ${name}.`, async () => {
      if (read && 'problem' in read) throw new Refusal(`Nothing was saved. ${read.problem}`)
      if (refused) {
        form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
        throw new Refusal(`Nothing was saved: ${refused.field} ${refused.words}.`)
      }
      const left = await handle.edit({ [kind]: { [id]: patchBetween(saved ?? {}, record) } })
      if (left.length > 0) throw new Refusal(left.join(' '))
      change(undefined)
    })
  }
  function switchJson() {
    if (!read) change({ record, json: JSON.stringify(record, undefined, 2) })
    else if ('record' in read) change({ record: read.record })
    else act('', () => Promise.reject(new Refusal(`The fields need valid JSON. ${read.problem}`)))
  }

  if (!saved) return <p className={styles.dim}>There is no record to edit.</p>
  return (
    <>
      <Inspect
        {...{ handle, act, shown }}
        onPlace={(place) => {
          handle.setEditing({ isOpen: true, chosen: place.key })
          setInspected({ ...place })
        }}
      />
      <details
        open={editing.isOpen}
        onToggle={({ currentTarget }) => handle.setEditing({ isOpen: currentTarget.open })}
      >
        <summary className={styles.subtitle}>Edit a record</summary>
        {editing.isOpen && (
          <form ref={form} className={styles.stack} onSubmit={save} noValidate>
            <Picker {...{ handle, shown, chosen: key }} onChoose={(chosen) => handle.setEditing({ chosen })} />
            {json === undefined ? (
              <ObjectField
                key={key}
                schema={recordSchemas[kind]}
                path=""
                value={record}
                problems={problems}
                onChange={(next) => change({ record: next as Draft['record'] })}
              />
            ) : (
              <>
                <Field
                  label="JSON"
                  name="json"
                  problem={read && 'problem' in read ? { words: read.problem, isRefused: true } : undefined}
                >
                  {(control) => (
                    <textarea
                      {...control}
                      ref={intoView}
                      rows={14}
                      spellCheck={false}
                      value={json}
                      onChange={({ target: { value } }) => {
                        const next = readJson(value)
                        change({ record: 'record' in next ? next.record : record, json: value })
                      }}
                    />
                  )}
                </Field>
                <ul className={styles.lines}>
                  {problems.map(({ field, words }) => (
                    <li key={field + words} className={styles.problem}>{`${field} ${words}`}</li>
                  ))}
                </ul>
              </>
            )}
            <div className={styles.save}>
              <Button type="submit" className={styles.mainButton}>
                Save record
              </Button>
              <Button disabled={!draft} onClick={() => change(undefined)}>
                Discard
              </Button>
              <Button aria-pressed={json !== undefined} onClick={switchJson}>
                JSON
              </Button>
              <Button onClick={() => change({ record: rightToLeft(recordSchemas[kind], record) as Draft['record'] })}>
                Right to left
              </Button>
            </div>
          </form>
        )}
      </details>
    </>
  )
}

/** Its text is selected. An entry of several lines has the field of its list; the raw JSON has one for all. */
function focusField(form: HTMLFormElement | null, field: string): void {
  const names = [field, field.replace(/\.\d+$/, ''), 'json']
  const control = names.map((name) => form?.elements.namedItem(name)).find((each) => each instanceof HTMLElement)
  control?.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
}

/** The fields before it were longer. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface PickerProps extends Pick<SectionProps, 'handle'> {
  shown: readonly string[]
  chosen: string
  onChoose(key: string): void
}

/** The records of the page, and all others by name. */
function Picker({ handle, shown, chosen, onChoose }: PickerProps) {
  const [typed, setTyped] = useState('')
  const { db } = handle.server
  const wanted = typed.trim().toLowerCase()
  const option = (key: string, name = recordName(db, ...kindAndId(key))) => (
    <option key={key} value={key}>{`${name} · ${SINGULAR[kindAndId(key)[0]]}`}</option>
  )
  const others = KINDS.filter((kind) => kind !== 'messages').flatMap((kind) => {
    const named = db[kind].all().map(({ id }) => [`${kind}/${id}`, recordName(db, kind, id)] as const)
    return named.filter(([, name]) => name.toLowerCase().includes(wanted)).slice(0, MOST_LISTED)
  })
  return (
    <div className={styles.row}>
      <SelectField label="Record" value={chosen} onChoose={onChoose}>
        <optgroup label="On this page">{[...new Set([...shown, chosen])].map((key) => option(key))}</optgroup>
        <optgroup label="Others">
          {others.filter(([key]) => key !== chosen && !shown.includes(key)).map(([key, name]) => option(key, name))}
        </optgroup>
      </SelectField>
      <InputField
        label="Others by name"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

const SINGULAR: Record<Kind, string> = {
  characters: 'character',
  chats: 'chat',
  messages: 'message',
  users: 'user',
}
