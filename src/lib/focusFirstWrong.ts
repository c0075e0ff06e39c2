/** Puts the focus on the first of a form's fields, in the order of the page, that has an error. */
export function focusFirstWrong(form: HTMLFormElement | null | undefined, errors: Record<string, unknown>): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (errors[field.name]) return field.focus()
    }
  }
}
