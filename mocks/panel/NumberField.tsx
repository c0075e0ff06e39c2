import { InputField } from './Field.tsx'

interface Props {
  label: string
  max: number
  /** The text while the user types: a field can be empty. */
  value: string
  onChange(value: string): void
}

/** A whole number; the browser reports an invalid one on submit. */
export function NumberField({ label, max, value, onChange }: Props) {
  return (
    <InputField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      step={1}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
