import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { fieldRefused, notKnownOf, saidOr } from '#src/api/failureTexts.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { type Untraceable, useCutOff } from './cutOff.ts'
import type { Outcome } from './FormOutcome.tsx'
import { useEarlierSubmit } from './useEarlierSubmit.ts'

type Form<Values> = Pick<UseFormReturnType<Values>, 'onSubmit' | 'setErrors' | 'getValues' | 'isDirty'>

interface Options<Values, Body, Data> {
  form: Form<Values>
  /** The call: its options in `src/api`. With a `mutationKey`, a submit under way is found again by who comes back. */
  mutation: UseMutationOptions<Data, Error, Body>
  /** What to send for these values; where there is nothing to send, why not, or undefined. */
  body(values: Values): Body | Outcome | undefined
  /** The fields are disabled for another reason than this submit: nothing is sent meanwhile. */
  isOff?: boolean
  /** The fields that a refusal can name; or, for other shapes of refusal, the message by field. */
  refusable?: readonly string[] | ((error: Error) => FormErrors)
  /** Said of a failure when the server says nothing; a function says everything itself, or nothing. */
  failureText: string | ((error: Error) => string | undefined)
  /** Of a submit that no read can find out about: it is remembered beyond a reload that cuts it off. */
  untraceable?: Untraceable
  /** Fields are wrong, found here or by the server. Called before the first of them takes the focus. */
  onWrong?(errors: FormErrors): void
  /** Returns what to say, if anything. */
  onSuccess?(response: Data, values: Values): Outcome | undefined | void
}

/**
 * What every form does when it is submitted: nothing is sent twice; what is wrong stands at its fields, and the first of
 * them takes the focus, once it is enabled; any other failure is the outcome, for `FormOutcome`; nothing typed is lost.
 * A submit without an answer is a third outcome (NS-44): it says what is not known, and goes on saying so beside later
 * refusals.
 * `hasUnsaved` is for `LeaveGuard`: it is true while the form holds something that was not sent with success. Parts
 * outside the form use its id (`<button form={formProps.id}>`) or `submit()`.
 */
export function useFormSubmit<Values, Body, Data>(options: Options<Values, Body, Data>) {
  const { form, mutation, body, isOff = false, refusable = [], failureText, untraceable, onWrong, onSuccess } = options
  const { cutOff, noteSent, noteEnd } = useCutOff(untraceable)
  const [outcome, setOutcome] = useState<Outcome | undefined>(cutOff && { kind: 'error', text: '', notKnown: cutOff })
  const [wrong, setWrong] = useState<FormErrors>()
  /** The errors for which a field has taken the focus. */
  const shown = useRef<FormErrors>(undefined)
  const element = useRef<HTMLFormElement>(null)
  /** Two clicks can come before the next render. */
  const isUnderWay = useRef(false)
  const saved = useRef<Values>(undefined)
  /** What is not known of an earlier submit. It stays beside every later failure: that may come from the first one. */
  const notKnown = useRef(cutOff)
  // What was sent can hold passwords: it leaves the cache with the form.
  const { mutate, isPending } = useMutation({
    ...mutation,
    gcTime: 0,
    // Also for a form that was left meanwhile.
    onSettled: (...args) => {
      noteEnd(args[1])
      return mutation.onSettled?.(...args)
    },
  })
  const id = useId()

  const refuse = (errors: FormErrors) => {
    setOutcome(notKnown.current && { kind: 'error', text: '', notKnown: notKnown.current })
    setWrong({ ...errors })
    onWrong?.(errors)
  }

  const fail = (error: Error) => {
    notKnown.current = notKnownOf(error) ?? notKnown.current
    const errors = typeof refusable === 'function' ? refusable(error) : fieldRefused(error, refusable)
    if (errors && Object.keys(errors).length > 0) {
      form.setErrors(errors)
      return refuse(errors)
    }
    const text = typeof failureText === 'function' ? failureText(error) : saidOr(error, failureText)
    const isSilent = text === undefined && !notKnown.current
    setOutcome(isSilent ? undefined : { kind: 'error', text: text ?? '', notKnown: notKnown.current })
  }

  const succeed = (response: Data, values: Values) => {
    notKnown.current = undefined
    setOutcome(onSuccess?.(response, values) ?? undefined)
  }

  const isEarlierUnderWay = useEarlierSubmit<Data>(mutation.mutationKey, {
    onSuccess: (response) => succeed(response, form.getValues()),
    onError: fail,
  })

  // After the render that shows the errors, so that a screen reader reads them with the field; what is disabled cannot
  // take the focus.
  useEffect(() => {
    if (!wrong || wrong === shown.current || isPending || isEarlierUnderWay || isOff) return
    shown.current = wrong
    focusFirstWrong(element.current, wrong)
  }, [wrong, isPending, isEarlierUnderWay, isOff])

  const send = (values: Values) => {
    const sent = body(values)
    if (sent === undefined) return
    if (isOutcome(sent)) return setOutcome(sent)
    const typed = form.getValues()
    isUnderWay.current = true
    setOutcome(undefined)
    noteSent()
    mutate(sent, {
      onSuccess: (response) => {
        saved.current = typed
        succeed(response, values)
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
      id,
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isOff && !isUnderWay.current && !isEarlierUnderWay) form.onSubmit(send, refuse)(event)
      },
    },
    /** The same as its submit button. */
    submit: () => element.current?.requestSubmit(),
    isBusy: isPending || isEarlierUnderWay,
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
