import type { UseFormReturnType } from '@mantine/form'

/**
 * Sets the form's values to the texts in its fields: some password managers fill in fields without an event. The next
 * render would otherwise empty them. Leaves out `typedIn`, whose event is on its way.
 */
export function readFields<Values>(
  form: HTMLFormElement,
  { getInputProps, setFieldValue }: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldValue'>,
  typedIn?: EventTarget,
): void {
  for (const field of form.elements) {
    if (field === typedIn || !isText(field)) continue
    const { value, defaultValue: known = value } = getInputProps(field.name)
    if (typeof known === 'string' && field.value !== shownIn(field, known))
      setFieldValue(field.name, field.value as never, { forceUpdate: false })
  }
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio')
}

/** Browsers change the line breaks of a text, and trim an e-mail address. */
function shownIn(field: HTMLInputElement | HTMLTextAreaElement, text: string): string {
  if (field.value === text) return text
  const copy = field.cloneNode() as typeof field
  copy.value = text
  return copy.value
}
