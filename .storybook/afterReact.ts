import { configure, getConfig } from 'storybook/test'

/** React renders, runs effects and renders what these change: each is a message that its scheduler sends to itself. */
const MESSAGES_OF_REACT = 3

/**
 * Every action of `userEvent` resolves after React has rendered its effects. Storybook waits for a timer of 0 ms, which
 * comes after React's messages in Chromium, but not always in Firefox and WebKit.
 */
export function waitForReact(): void {
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: async (action) => {
      const result = await asyncWrapper(action)
      for (let left = MESSAGES_OF_REACT; left > 0; left--) await nextMessage()
      return result
    },
  })
}

function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
