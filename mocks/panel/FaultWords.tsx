import { useEffect, useRef } from 'react'
import { Field } from './Field.tsx'
import { exampleOf, type FaultDraft, isJson } from './faultDraft.ts'

interface Props {
  draft: FaultDraft
  change(part: Partial<FaultDraft>): void
}

/** The fields for the body of a failing response. */
export function FaultWords({ draft, change }: Props) {
  return (
    <>
      <Field label="The server says">
        {(control) => (
          <select
            {...control}
            value={draft.says}
            onChange={({ target: { value } }) => change({ says: value as FaultDraft['says'] })}
          >
            <option value="nothing">Nothing: the app shows its own text</option>
            {exampleOf(draft.operation, draft.what) !== undefined && (
              <option value="example">Example from the contract</option>
            )}
            <option value="words">Custom message</option>
            <option value="json">Custom JSON: a list, or texts by name</option>
          </select>
        )}
      </Field>
      {draft.says === 'words' && (
        <Field label="Message">
          {(control) => (
            <input {...control} value={draft.words} onChange={({ target: { value } }) => change({ words: value })} />
          )}
        </Field>
      )}
      {draft.says === 'json' && <JsonField draft={draft} change={change} />}
    </>
  )
}

function JsonField({ draft, change }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.setCustomValidity(isJson(draft.json) ? '' : 'This is not valid JSON.'), [draft.json])
  return (
    <Field label="JSON">
      {(control) => (
        <textarea
          {...control}
          ref={field}
          rows={3}
          value={draft.json}
          onChange={({ target }) => change({ json: target.value })}
        />
      )}
    </Field>
  )
}
