import { useEffect, useRef } from 'react'
import { Field, InputField, SelectField } from './Field.tsx'
import { exampleOf, type FaultDraft, isJson } from './faultDraft.ts'

interface Props {
  draft: FaultDraft
  change(part: Partial<FaultDraft>): void
}

/** The fields for the body of a failing response. */
export function FaultWords({ draft, change }: Props) {
  return (
    <>
      <SelectField
        label="The server says"
        value={draft.says}
        onChoose={(value) => change({ says: value as FaultDraft['says'] })}
      >
        <option value="nothing">Nothing: the app shows its own text</option>
        {exampleOf(draft.operation, draft.what) !== undefined && (
          <option value="example">Example from the contract</option>
        )}
        <option value="words">Custom message</option>
        <option value="json">Custom JSON: a list, or texts by name</option>
      </SelectField>
      {draft.says === 'words' && (
        <InputField
          label="Message"
          value={draft.words}
          onChange={({ target: { value } }) => change({ words: value })}
        />
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
