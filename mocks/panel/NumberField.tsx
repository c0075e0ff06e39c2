import { Field } from './Field.tsx'

interface Props {
  label: string
  min?: number
  max: number
  /** The text while the user types: a field can be empty. */
  value: string
  onChange(value: string): void
}

/** A whole number; the browser reports an invalid one on submit. */
export function NumberField({ label, min = 1, max, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
