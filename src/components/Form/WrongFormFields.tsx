import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { WrongFields } from '#src/ui/WrongFields/WrongFields.tsx'

interface Props {
  /** The id of the form. */
  form: string
  errors: Record<string, unknown>
}

/** The number of invalid fields of a form, with a button that focuses the first of them. */
export function WrongFormFields({ form, errors }: Props) {
  const show = () => {
    const element = document.getElementById(form)
    if (element instanceof HTMLFormElement) focusFirstWrong(element, errors)
  }
  return <WrongFields count={Object.values(errors).filter(Boolean).length} onShow={show} />
}
