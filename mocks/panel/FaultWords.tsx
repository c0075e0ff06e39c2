import { Field } from './Field.tsx'
import { type FaultDraft, isJson } from './faultDraft.ts'

interface Props {
  draft: FaultDraft
  change(part: Partial<FaultDraft>): void
}

/** What the server says with a failing status. */
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
            <option value="nothing">Nothing: the app’s own words show</option>
            <option value="example">The contract’s example</option>
            <option value="words">Own words</option>
            <option value="json">Own JSON: a list, or texts by name</option>
          </select>
        )}
      </Field>
      {draft.says === 'words' && (
        <Field label="Words">
          {(control) => (
            <input {...control} value={draft.words} onChange={({ target: { value } }) => change({ words: value })} />
          )}
        </Field>
      )}
      {draft.says === 'json' && (
        <Field label="JSON">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={draft.json}
              onChange={({ target }) => {
                target.setCustomValidity(isJson(target.value) ? '' : 'This is no JSON.')
                change({ json: target.value })
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}
