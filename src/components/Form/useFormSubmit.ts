import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type SubmitEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldRefused, notKnownOf, saidOr } from '#src/api/calls/failureTexts.ts'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import { type Untraceable, useCutOff } from './cutOff.ts'
import type { SubmitOutcome } from './FormOutcome.tsx'
import { readFields } from './readFields.ts'
import { useEarlierSubmit } from './useEarlierSubmit.ts'

/** The parts of a form that `useFormSubmit` uses. */
export type SubmittedForm<Values> = Pick<
  UseFormReturnType<Values>,
  'onSubmit' | 'setErrors' | 'getValues' | 'isDirty' | 'getInputProps' | 'setFieldValue'
>

interface Options<Values, Body, Data> {
  form: SubmittedForm<Values>
  /** The mutation options of `src/api`. With a `mutationKey`, a remounted form finds a submit that is in flight. */
  mutation: UseMutationOptions<Data, Error, Body>
  /** The body for these values; if there is nothing to send, the reason, or undefined. */
  body(values: Values): Body | SubmitOutcome | undefined
  /** The fields are disabled for another reason than this submit: submitting is blocked meanwhile. */
  isOff?: boolean
  /** The fields that a refusal can name; or, for other formats of refusals, the message by field. */
  refusable?: readonly string[] | ((error: Error) => FormErrors)
  /** The message of a failure without a message of the server; a function returns the whole message, or nothing. */
  failureText: string | ((error: Error) => string | undefined)
  /** For a submit whose result no read can find out: it is remembered beyond a reload that aborts it. */
  untraceable?: Untraceable & { isFor?(body: Body): boolean }
  /** What is unknown about another write of the page that a reload aborted; shown until the next submit. */
  unknownBefore?: NotKnown | undefined
  /** Called if fields are invalid, by the schema or the server, before the first of them takes the focus. */
  onWrong?(errors: FormErrors): void
  /** Returns the message to show, if any. */
  onSuccess?(response: Data, values: Values): SubmitOutcome | undefined | void
}

/**
 * The behaviour of all forms on submit: nothing is sent twice; errors are shown at their fields, and the first of
 * them takes the focus, once it is enabled; any other failure is the outcome, for `FormOutcome`; typed text is kept.
 * A submit without a response is a third outcome: the form says what is unknown, and repeats it with later
 * refusals.
 * `hasUnsaved` is for `LeaveGuard`: it is true while the form has values that were not sent successfully. Parts
 * outside the form use its id (`<button form={formProps.id}>`) or `submit()`.
 */
export function useFormSubmit<Values, Body, Data>(options: Options<Values, Body, Data>) {
  const {
    form,
    mutation,
    body,
    isOff = false,
    refusable = [],
    failureText,
    untraceable,
    unknownBefore,
    onWrong,
    onSuccess,
  } = options
  const { cutOff, noteSent, noteEnd } = useCutOff(untraceable)
  const before = cutOff ?? unknownBefore
  const [outcome, setOutcome] = useState<SubmitOutcome | undefined>(
    before && { kind: 'error', text: '', notKnown: before },
  )
  const [wrong, setWrong] = useState<FormErrors>()
  /** The errors for which a field has already taken the focus. */
  const shown = useRef<FormErrors>(undefined)
  const element = useRef<HTMLFormElement>(null)
  /** Two clicks can happen before the next render. */
  const isUnderWay = useRef(false)
  const saved = useRef<Values>(undefined)
  /** What is unknown about an earlier submit. It stays with later failures, which may result from the first submit. */
  const notKnown = useRef(cutOff)
  // The variables may contain passwords: the cache drops them with the form.
  const { mutate, isPending } = useMutation({
    ...mutation,
    gcTime: 0,
    // Also for a form that was unmounted meanwhile.
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

  const isEarlierUnderWay = useEarlierSubmit<Data>(mutation.mutationKey && { mutationKey: mutation.mutationKey }, {
    onSuccess: (response) => succeed(response, form.getValues()),
    onError: fail,
  })

  // After the render that shows the errors, so that a screen reader reads them with the field; disabled fields cannot
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
    if (untraceable?.isFor?.(sent) ?? true) noteSent()
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

  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => readFields(currentTarget, form)

  return {
    /** Props of the `<form>`. */
    formProps: {
      id,
      ref: element,
      method: 'post',
      noValidate: true,
      // All that can render the fields again.
      onFocusCapture: read,
      onClickCapture: read,
      onChangeCapture: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) =>
        readFields(currentTarget, form, target),
      // `onSubmit` is called with the values that are rendered here.
      onSubmitCapture: (event: SubmitEvent<HTMLFormElement>) => flushSync(() => read(event)),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isOff && !isUnderWay.current && !isEarlierUnderWay) form.onSubmit(send, refuse)(event)
      },
    },
    /** Submits like its submit button. */
    submit: () => element.current?.requestSubmit(),
    isBusy: isPending || isEarlierUnderWay,
    outcome,
    setOutcome,
    dismissOutcome: () => setOutcome(undefined),
    /** Evaluated when the page is left: values that were sent successfully are not lost. */
    hasUnsaved: () => form.isDirty() && form.getValues() !== saved.current,
  }
}

function isOutcome(value: unknown): value is SubmitOutcome {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value
}
