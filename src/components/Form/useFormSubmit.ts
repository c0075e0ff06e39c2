import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fieldRefused, saidOr } from '#src/api/failureTexts.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import type { Outcome } from './FormOutcome.tsx'

type Form<Values> = Pick<UseFormReturnType<Values>, 'onSubmit' | 'setErrors' | 'getValues' | 'isDirty'>

interface Options<Values, Body, Data> {
  form: Form<Values>
  /** The call: its options in `src/api`. */
  mutation: UseMutationOptions<Data, Error, Body>
  /** What to send for these values; or, as an outcome, why there is nothing to send. */
  body(values: Values): Body | Outcome
  /** The fields that a refusal can name; or, for other shapes of refusal, the message by field. */
  refusable?: readonly string[] | ((error: Error) => FormErrors)
  /** Said of a failure when the server says nothing; a function says everything itself. */
  failureText: string | ((error: Error) => string)
  /** Fields are wrong, found here or by the server. Called before the first of them takes the focus. */
  onWrong?(errors: FormErrors): void
  /** Returns what to say, if anything. */
  onSuccess?(response: Data, values: Values): Outcome | undefined | void
}

/**
 * What every form does when it is submitted: nothing is sent twice; what is wrong stands at its fields, and the first of
 * them takes the focus; any other failure is the outcome, for `FormOutcome`; nothing typed is lost. `hasUnsaved` is for
 * `LeaveGuard`: it is true while the form holds something that was not sent with success.
 */
export function useFormSubmit<Values, Body, Data>(options: Options<Values, Body, Data>) {
  const { form, mutation, body, refusable = [], failureText, onWrong, onSuccess } = options
  const [outcome, setOutcome] = useState<Outcome>()
  const [wrong, setWrong] = useState<FormErrors>()
  const element = useRef<HTMLFormElement>(null)
  /** Two clicks can come before the next render. */
  const isUnderWay = useRef(false)
  const saved = useRef<Values>(undefined)
  // What was sent can hold passwords: it leaves the cache with the form.
  const { mutate, isPending } = useMutation({ ...mutation, gcTime: 0 })

  // After the render that shows the errors, so that a screen reader reads them with the field.
  useEffect(() => {
    if (wrong) focusFirstWrong(element.current, wrong)
  }, [wrong])

  const refuse = (errors: FormErrors) => {
    setOutcome(undefined)
    setWrong({ ...errors })
    onWrong?.(errors)
  }

  const fail = (error: Error) => {
    const errors = typeof refusable === 'function' ? refusable(error) : fieldRefused(error, refusable)
    if (errors && Object.keys(errors).length > 0) {
      form.setErrors(errors)
      return refuse(errors)
    }
    const text = typeof failureText === 'function' ? failureText(error) : saidOr(error, failureText)
    setOutcome({ kind: 'error', text })
  }

  const send = (values: Values) => {
    if (isUnderWay.current) return
    const sent = body(values)
    if (isOutcome(sent)) return setOutcome(sent)
    const typed = form.getValues()
    isUnderWay.current = true
    setOutcome(undefined)
    mutate(sent, {
      onSuccess: (response) => {
        saved.current = typed
        setOutcome(onSuccess?.(response, values) ?? undefined)
      },
      onError: fail,
      onSettled: () => {
        isUnderWay.current = false
      },
    })
  }

  return {
    /** For the `<form>`. */
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => form.onSubmit(send, refuse)(event),
    },
    isBusy: isPending,
    outcome,
    setOutcome,
    dismissOutcome: () => setOutcome(undefined),
    /** Asked at the moment of leaving: what was sent with success is not lost. */
    hasUnsaved: () => form.isDirty() && form.getValues() !== saved.current,
  }
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value
}
