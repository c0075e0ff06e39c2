import { copyText as copied } from '#src/lib/copyText.ts'
import { Refusal } from '#mocks/situation/refusal.ts'

/** Copies a text to the clipboard, or says why it is not there. */
export async function copyText(text: string): Promise<void> {
  await copied(text).catch(() => {
    throw new Refusal(`The browser does not allow copying here. Copy it by hand: ${text}`)
  })
}
