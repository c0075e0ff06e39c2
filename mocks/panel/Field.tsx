import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './controls.module.css'

interface Props {
  label: string
  /** Of the control in its form. */
  name?: string | undefined
  hint?: string | undefined
  /** What is wrong with the value (then it is refused), or unusual about it. */
  problem?: { words: string; isRefused: boolean } | undefined
  /** Beside the label. */
  after?: ReactNode
  children(parts: {
    id: string
    name: string | undefined
    className: string | undefined
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }): ReactNode
}

/** A label above a control, and a hint below it. */
export function Field({ label, name, hint, problem, after, children }: Props) {
  const id = useId()
  const said = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <span className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {after}
      </span>
      {children({
        id,
        name,
        className: styles.control,
        'aria-describedby': said || undefined,
        'aria-invalid': problem?.isRefused || undefined,
      })}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem} data-refused={problem.isRefused || undefined}>
          {problem.words}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.dim}>
          {hint}
        </span>
      )}
    </div>
  )
}

type Labelled = Pick<Props, 'label' | 'hint'>

export function InputField({ label, hint, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}

interface SelectProps extends Labelled, Pick<ComponentProps<'select'>, 'ref' | 'value' | 'children'> {
  onChoose(value: string): void
}

export function SelectField({ label, hint, onChoose, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <select {...control} {...select} onChange={({ target }) => onChoose(target.value)} />}
    </Field>
  )
}
