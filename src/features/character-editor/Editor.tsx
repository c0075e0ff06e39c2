import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form'
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { SubmittedForm } from '#src/components/Form/useFormSubmit.ts'
import { createListeners } from '#src/lib/listeners.ts'
import { characterErrors } from './character.schema.ts'
import type { CharacterFormValues } from './characterForm.ts'
import type { Undo } from './form/undo.ts'
import { createUnfinishedTexts, type UnfinishedTexts } from './form/unfinishedTexts.ts'

/** The fields with a single text. */
export type TextPath =
  | 'name'
  | 'description'
  | 'backgroundDescription'
  | 'greetings.main'
  | `greetings.alternatives.${number}`

/** The fields for which the server can suggest a text. */
type Suggested = TextPath | 'tags'

type Form = UseFormReturnType<CharacterFormValues>

/** The stable part of the form: a component that uses it does not re-render on a key press. */
export interface Editor extends Pick<
  Form,
  'insertListItem' | 'removeListItem' | 'reorderListItem' | 'setErrors' | 'clearFieldError'
> {
  /** For `useFormSubmit`. */
  form: SubmittedForm<CharacterFormValues>
  values(): CharacterFormValues
  /** Calls the listener after every change of any value; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  setValue: Form['setFieldValue']
  /**
   * Replaces all values of the form and clears its errors. Withdraws undo offers for the former values,
   * then offers `undo`.
   */
  replace(values: CharacterFormValues, undo?: Undo): void
  setBusy(busy: Suggested | undefined): void
  /** Offers an undo; the offer is shown until the next one, or until the undo is no longer possible. */
  offerUndo(offer: Undo | undefined): void
  /** Shows a failure in the form's bar until the next attempt. */
  tellFailure(text: string | undefined): void
  /** For fields with a text that is not a form value yet; see `UnfinishedTexts`. */
  registerUnfinished: UnfinishedTexts['register']
}

interface Moment {
  errors: FormErrors
  /** The pending operation: a submit, or the suggestion for one field (B4.2). */
  busy: 'submit' | Suggested | undefined
  undo: Undo | undefined
  failure: string | undefined
  /** The values that were last put into the whole form. */
  replacement: CharacterFormValues | undefined
}

const EditorContext = createContext<Editor | undefined>(undefined)
const MomentContext = createContext<Moment>({
  errors: {},
  busy: undefined,
  undo: undefined,
  failure: undefined,
  replacement: undefined,
})

/**
 * The form of the create and the edit page. Its values are outside React's state: each component subscribes to the
 * values that it shows, so that a key press re-renders one field and not the page.
 */
export function EditorProvider({ initial, children }: { initial: CharacterFormValues; children: ReactNode }) {
  const [changes] = useState(createListeners)
  const [unfinished] = useState(createUnfinishedTexts)
  const form = useForm<CharacterFormValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: (values) => ({ ...characterErrors(values), ...unfinished.problems() }),
    onValuesChange: changes.notify,
  })
  const [busy, setBusy] = useState<Suggested>()
  const [undo, offerUndo] = useState<Undo>()
  const [failure, tellFailure] = useState<string>()
  const [replacement, setReplacement] = useState<CharacterFormValues>()
  const [editor] = useState<Editor>(() => ({
    // Each of these functions is stable for the lifetime of the form.
    form: {
      ...form,
      onSubmit: (send, refuse) => {
        const submit = form.onSubmit(send, refuse)
        return (event) => {
          tellFailure(undefined)
          unfinished.finish()
          submit(event)
        }
      },
    },
    insertListItem: form.insertListItem,
    removeListItem: form.removeListItem,
    reorderListItem: form.reorderListItem,
    setErrors: form.setErrors,
    clearFieldError: form.clearFieldError,
    values: form.getValues,
    subscribe: changes.subscribe,
    setValue: (path, value) => form.setFieldValue(path, value, { forceUpdate: false }),
    replace: (values, offer) => {
      // `setValues` keeps the fields that it does not get. Here they keep their order, as a draft compares texts.
      form.setValues({ ...values, unfinishedTag: values.unfinishedTag })
      setReplacement(values)
      offerUndo(offer)
    },
    setBusy,
    offerUndo,
    tellFailure,
    registerUnfinished: unfinished.register,
  }))
  const moment = useMemo(
    () => ({ errors: form.errors, busy, undo, failure, replacement }),
    [form.errors, busy, undo, failure, replacement],
  )
  return (
    <EditorContext value={editor}>
      <MomentContext value={moment}>{children}</MomentContext>
    </EditorContext>
  )
}

/** Marks the form as busy for its children while a submit is in flight. */
export function WhileSubmitting({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const moment = useMoment()
  const busy = isBusy ? 'submit' : moment.busy
  const inside = useMemo(() => ({ ...moment, busy }), [moment, busy])
  return <MomentContext value={inside}>{children}</MomentContext>
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no EditorProvider around this part of the form.')
  return editor
}

/** The rarely changing state of the form: its errors, its pending operation, the offered undo and the last failure. */
export function useMoment(): Moment {
  return useContext(MomentContext)
}

/** A value derived from the form's values; the component re-renders only when it changes. */
export function useSelected<Selected>(select: (values: CharacterFormValues) => Selected): Selected {
  const editor = useEditor()
  const [unlessEqual] = useState(keepingWhatIsEqual<Selected>)
  return useSyncExternalStore(editor.subscribe, () => unlessEqual(select(editor.values())))
}

/** One text of the form; '' if its field does not exist. */
export function useText(path: TextPath): string {
  return useSelected((values) => textAt(values, path))
}

export function textAt({ greetings, ...values }: CharacterFormValues, path: TextPath): string {
  if (path === 'name' || path === 'description' || path === 'backgroundDescription') return values[path]
  return path === 'greetings.main' ? greetings.main : (greetings.alternatives[Number(path.split('.')[2])] ?? '')
}

/** Every change copies all values of the form. A list equal to the last one is reused, which avoids a re-render. */
function keepingWhatIsEqual<Value>() {
  let last: Value
  return (next: Value): Value => {
    if (typeof next !== 'object' || JSON.stringify(next) !== JSON.stringify(last)) last = next
    return last
  }
}
