import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form'
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { characterErrors } from './character.schema.ts'
import type { CharacterFormValues } from './characterForm.ts'
import type { Undo } from './form/undo.ts'
import { createUnfinishedTexts, type UnfinishedTexts } from './form/unfinishedTexts.ts'

/** The fields that are one text each. */
export type TextPath =
  | 'name'
  | 'description'
  | 'backgroundDescription'
  | 'greetings.main'
  | `greetings.alternatives.${number}`

/** The fields that the server can suggest something for. */
type Suggested = TextPath | 'tags'

type Form = UseFormReturnType<CharacterFormValues>

/** The form, as far as it never changes: a component that holds it does not render on a key stroke. */
export interface Editor extends Pick<
  Form,
  'insertListItem' | 'removeListItem' | 'reorderListItem' | 'setErrors' | 'clearFieldError'
> {
  /** For `useFormSubmit`. */
  form: Pick<Form, 'onSubmit' | 'setErrors' | 'getValues' | 'isDirty'>
  values(): CharacterFormValues
  /** Calls the listener after every change of any value; returns how to stop. */
  subscribe(listener: () => void): () => void
  setValue: Form['setFieldValue']
  /**
   * Puts other values into the whole form; errors of the former ones go. What could be brought back into the former form
   * is offered no more, but `undo` is.
   */
  replace(values: CharacterFormValues, undo?: Undo): void
  setBusy(busy: Suggested | undefined): void
  /** Offers to bring something back; the offer stands until the next one, or until it is not possible any more. */
  offerUndo(offer: Undo | undefined): void
  /** Says in the form's bar what has failed, until the next try. */
  tellFailure(text: string | undefined): void
  /** For fields that hold a text which is not a value of the form yet; see `UnfinishedTexts`. */
  registerUnfinished: UnfinishedTexts['register']
}

interface Moment {
  errors: FormErrors
  /** What the form is busy with: a submit, or the suggestion for one field (B4.2). */
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
 * The form that the create and the edit page share. Its values live outside React's state: each part subscribes to what
 * it shows, so that a key stroke draws one field and not the page.
 */
export function EditorProvider({ initial, children }: { initial: CharacterFormValues; children: ReactNode }) {
  const [changes] = useState(createChanges)
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
    // Each of these does the same for the life of the form.
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
      // Fields that are not named would stay.
      form.setValues({ unfinishedTag: undefined, ...values })
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

/** The parts inside are busy with a submit while there is one. */
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

/** What changes now and then, for the form as a whole: its errors, what it is busy with, what can be brought back, what has failed. */
export function useMoment(): Moment {
  return useContext(MomentContext)
}

/** Something found in the values; the part is drawn anew only when it changes. */
export function useSelected<Selected>(select: (values: CharacterFormValues) => Selected): Selected {
  const editor = useEditor()
  const [unlessEqual] = useState(keepingWhatIsEqual<Selected>)
  return useSyncExternalStore(editor.subscribe, () => unlessEqual(select(editor.values())))
}

/** One text of the form, '' where there is none (any more). */
export function useText(path: TextPath): string {
  return useSelected((values) => textAt(values, path))
}

export function textAt({ greetings, ...values }: CharacterFormValues, path: TextPath): string {
  if (path === 'name' || path === 'description' || path === 'backgroundDescription') return values[path]
  return path === 'greetings.main' ? greetings.main : (greetings.alternatives[Number(path.split('.')[2])] ?? '')
}

/** Every change copies all values of the form. A list that is equal to the last one stays that one: nothing is drawn. */
function keepingWhatIsEqual<Value>() {
  let last: Value
  return (next: Value): Value => {
    if (typeof next !== 'object' || JSON.stringify(next) !== JSON.stringify(last)) last = next
    return last
  }
}

function createChanges() {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
