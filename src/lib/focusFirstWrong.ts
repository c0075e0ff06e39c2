/** Puts the focus on the first of a form's fields, in the order of the page, that has an error. */
export function focusFirstWrong(form: HTMLFormElement | null | undefined, errors: Record<string, unknown>): void {
  for (const field of form?.elements ?? []) {
    const name = field.getAttribute('name')
    if (name !== null && errors[name] && field instanceof HTMLElement) return field.focus()
  }
}
