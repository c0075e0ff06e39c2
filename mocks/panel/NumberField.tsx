import { Field } from './Field.tsx'

interface Props {
  label: string
  min?: number
  max: number
  /** As it is being typed: a field can be emptied. */
  value: string
  onChange(value: string): void
}

/** A whole number; the browser says what is wrong with another one when its form is submitted. */
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
