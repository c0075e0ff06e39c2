import { useForm } from '@mantine/form'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { REPORT_NOT_KNOWN } from '#src/api/calls/reports.ts'
import { LeaveGuard } from '#src/components/LeaveGuard/LeaveGuard.tsx'
import { SubmitButton } from '#src/ui/SubmitButton/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { FormOutcome } from './FormOutcome.tsx'
import { WrongFormFields } from './WrongFormFields.tsx'
import { useFormSubmit } from './useFormSubmit.ts'

interface Props {
  send(body: { name: string }): Promise<unknown>
  /** The button is at the end of a form that is higher than the window, and another form follows. */
  isHigh?: boolean
}

function Example({ send, isHigh }: Props) {
  const [moon, setMoon] = useState('')
  const [isOff, setIsOff] = useState(false)
  const form = useForm({
    initialValues: { name: '', moon: '' },
    validate: { name: (name) => (name === '' ? 'Name is required' : null) },
  })
  const { formProps, submit, isBusy, outcome, dismissOutcome, hasUnsaved } = useFormSubmit({
    form,
    isOff,
    mutation: { mutationFn: send },
    body: ({ name }) => (name === 'same' ? { kind: 'notice', text: 'Nothing to update.' } : { name }),
    untraceable: { about: 'example', notKnown: REPORT_NOT_KNOWN },
    refusable: ['name', 'moon'],
    failureText: 'That did not work.',
    onSuccess: () => ({ kind: 'success', text: 'Saved.' }),
  })
  return (
    <main style={{ padding: 24 }}>
      <form {...formProps}>
        <LeaveGuard isActive={hasUnsaved} title="Leave without saving?" text="It will be lost." />
        <FormOutcome outcome={outcome} onDismiss={dismissOutcome} />
        <TextField label="Name" {...form.getInputProps('name')} name="name" disabled={isOff || isBusy} />
        <TextField
          label="Moon"
          {...form.getInputProps('moon')}
          name="moon"
          value={moon}
          onChange={({ currentTarget }) => setMoon(currentTarget.value)}
        />
        {isHigh && <div style={{ height: '120vh' }} />}
        <WrongFormFields form={formProps.id} errors={form.errors} />
        <SubmitButton isBusy={isBusy}>Save</SubmitButton>
      </form>
      <button type="submit" form={formProps.id}>
        Save from outside
      </button>
      <button type="button" onClick={submit}>
        Save by key
      </button>
      <button type="button" onClick={() => setIsOff(!isOff)}>
        {isOff ? 'On' : 'Off'}
      </button>
      {isHigh && (
        <form>
          <TextField label="Field of another form" name="other" />
        </form>
      )}
    </main>
  )
}

/** A page with the form, and a button that unmounts and mounts it. */
function Page(props: Props) {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <Example key={visit} {...props} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </button>
    </>
  )
}

const meta = preview.meta({ component: Page, args: { send: fn(() => Promise.resolve()) } })

const DOUBT = 'We could not tell whether your report arrived. If you send it again, it may arrive twice.'

const leave = (canvasElement: HTMLElement) =>
  void storyWorld(canvasElement).app.router.navigate({ to: '/search', search: { query: 'moon' } })

export const WrongField = meta.story({
  tags: ['phone'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(args.send).not.toHaveBeenCalled()
  },
})

const refused = (field: string, message: string) =>
  Promise.reject(new ApiError({ status: 422, body: { detail: { field, message } } }))

/** A field that is disabled during the submit takes the focus when it is enabled again. */
export const RefusedField = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    args.send
      .mockImplementationOnce(() => refused('moon', 'Too small.'))
      .mockImplementationOnce(() => refused('name', 'Taken.'))
    const [name, moon] = ['Name', 'Moon'].map((label) => canvas.getByRole('textbox', { name: label }))
    await userEvent.type(name!, 'Io{Enter}')
    await waitFor(() => expect(moon).toHaveFocus())
    await expect(moon).toHaveAccessibleDescription('Too small.')
    await expect(name).toHaveValue('Io')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(name!, 's')
    await userEvent.click(canvas.getByRole('button', { name: 'Save from outside' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Taken.')
    // Only once: later changes of the fields move no focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Off' }))
    await userEvent.click(canvas.getByRole('button', { name: 'On' }))
    await expect(canvas.getByRole('button', { name: 'Off' })).toHaveFocus()
    // A refusal is a response: nothing is unknown on return.
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }))
    await expect(canvas.queryByText(DOUBT)).toBeNull()
  },
})

/** Not at all while another action disables the fields. */
export const SentOnce = meta.story({
  name: 'Pressed twice, sent once',
  args: { send: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io')
    const byKey = canvas.getByRole('button', { name: 'Save by key' })
    await userEvent.click(canvas.getByRole('button', { name: 'Off' }))
    await userEvent.click(byKey)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'On' }))
    // Without a pause: React has not rendered the busy button between the two clicks.
    byKey.click()
    byKey.click()
    const save = canvas.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(args.send).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  tags: ['phone'],
  args: { send: fn(() => Promise.reject(new ApiError({ status: 500 }))) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Io')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
  },
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** The message is at the beginning of the form, and the button at its end. */
export const FailedOutOfView = meta.story({
  args: { ...Failed.input.args, isHigh: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const message = await canvas.findByRole('alert')
    await waitFor(() => expect(isInView(message)).toBe(true))
  },
})

const LATE = 'late failure'

/** The message does not scroll the field out of view. */
export const FailedWhileTypingElsewhere = meta.story({
  args: {
    send: fn(
      () =>
        new Promise((_, reject) => {
          window.addEventListener(LATE, () => reject(new ApiError({ status: 500 })), { once: true })
        }),
    ),
    isHigh: true,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    const other = canvas.getByRole('textbox', { name: 'Field of another form' })
    await userEvent.type(other, 'Io')
    await expect(isInView(other)).toBe(true)
    window.dispatchEvent(new Event(LATE))
    await canvas.findByRole('alert')
    await expect(isInView(other)).toBe(true)
    await expect(other).toHaveFocus()
  },
})

export const LeftUnsaved = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io')
    leave(canvasElement)
    await canvas.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Io')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Saved.')
    leave(canvasElement)
    await waitFor(() => expect(storyWorld(canvasElement).app.router.history.location.pathname).toBe('/search'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

/** If no read can find out the result, the form says so before it offers the same action again, and once (NS-44). */
export const CutOff = meta.story({
  name: 'Reload during a submit',
  tags: ['NS-44'],
  args: { send: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(DOUBT)).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Io')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }))
    await expect(canvas.getByText(DOUBT)).toBeVisible()
    await expect(args.send).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }))
    await expect(canvas.queryByText(DOUBT)).toBeNull()
  },
})
