import { useEffect } from 'react'

/** Elements that react to a press. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"]'
/** Fields whose Enter key submits are marked (`enterkeyhint`); in others, Enter begins a new line. */
const SENDING_KEYS = /^(send|search|go|done)$/

/**
 * Makes one press act once, everywhere on the page:
 *
 * - A key that is held down repeats: Enter would submit a form, press a button or follow a link thirty times a second.
 *   Only the first key event counts. The same applies to Ctrl or ⌘ with S.
 * - The first click of a double click may move another control under the pointer, because a dialog opens or closes or a
 *   list grows. The second click counts only for the control that received the first.
 */
export function usePressGuard(): void {
  useEffect(() => {
    let pressed: Element | null = null

    const onClick = (event: MouseEvent) => {
      const control = controlOf(event.target)
      if (event.detail < 2) pressed = control
      else if (control !== pressed) stop(event)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat || !(event.target instanceof Element)) return
      if (event.key === 'Enter') onRepeatedEnter(event, event.target)
      if (event.key.toLowerCase() === 's' && event.ctrlKey !== event.metaKey) stop(event)
      // The browser presses a button when Space is released; only key listeners would count each repetition.
      if (event.key === ' ' && !isTextField(event.target) && controlOf(event.target)) event.stopImmediatePropagation()
    }
    // Runs before all other listeners: React's are on the root of the app, and those of dialogs are beside it.
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [])
}

function onRepeatedEnter(event: KeyboardEvent, target: Element): void {
  if (target instanceof HTMLTextAreaElement && !SENDING_KEYS.test(target.enterKeyHint)) return
  if (target instanceof HTMLElement && target.isContentEditable) return
  // A field outside a form submits nothing: its Enter key, for example for the next match, may repeat.
  if (target instanceof HTMLInputElement && !target.form) return
  if (controlOf(target)) stop(event)
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The control that a press on an element activates: a label activates its control. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest(CONTROLS) ?? target.closest('label')?.control ?? null
}

function isTextField(target: Element): boolean {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)) return true
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|range|file)$/.test(target.type)
}
