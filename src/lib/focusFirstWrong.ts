/** Focuses the first invalid field of a form, in document order. */
export function focusFirstWrong(form: HTMLFormElement | null | undefined, errors: Record<string, unknown>): void {
  for (const field of form?.elements ?? []) {
    const name = field.getAttribute('name')
    if (name !== null && errors[name] && field instanceof HTMLElement) return field.focus()
  }
}
