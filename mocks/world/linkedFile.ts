import { LARGEST_BYTES, TOO_LARGE } from '#mocks/capture/worldFile.ts'

/** Addresses in notices are cut to this length. */
const LONGEST_SHOWN = 80

/** A parameter of a link that names a file. */
export type LinkedKind = 'capture' | 'contract'

export interface FileSite {
  /** The address of the app's folder: relative addresses of files start there. */
  folder: string
  fetch: typeof globalThis.fetch
}

/**
 * Loads the file at this address. Only files of the app's own site are loaded: a link must not be able to open a world
 * that another site has prepared, or to tell another site who has opened it.
 */
export async function linkedFile(
  kind: LinkedKind,
  asked: string,
  { folder, fetch }: FileSite,
): Promise<{ text: string } | { notice: string }> {
  const refused = (why: string) => notOpened(kind, asked, why)
  const url = asked.trim() === '' ? null : URL.parse(asked, folder)
  if (!url) return refused('This is not an address of a file.')
  if (!/^https?:$/.test(url.protocol) || url.origin !== new URL(folder).origin)
    return refused("A link opens only files of this app's own site. Import files from elsewhere under Data.")
  const read = await textAt(url, fetch)
  return 'problem' in read ? refused(read.problem) : read
}

/** The notice that a link did not open its file. */
export function notOpened(kind: LinkedKind, asked: string, why: string): { notice: string } {
  const shown = asked.length > LONGEST_SHOWN ? `${asked.slice(0, LONGEST_SHOWN).toWellFormed()}…` : asked
  return { notice: `The ${kind} "${shown}" was not opened. ${why}` }
}

async function textAt(url: URL, fetch: typeof globalThis.fetch): Promise<{ text: string } | { problem: string }> {
  try {
    // Also refuses a redirect to another site.
    const response = await fetch(url, { mode: 'same-origin', cache: 'no-cache' })
    if (!response.ok) return { problem: `There is no file at this address (${response.status}).` }
    // Many hosts send the app's page instead of a 404.
    if (response.headers.get('Content-Type')?.startsWith('text/html'))
      return { problem: 'There is no file at this address, but a page.' }
    return await limitedText(response)
  } catch {
    return { problem: 'It could not be loaded.' }
  }
}

/** Stops reading at the limit, because the length in the header may be absent or wrong. */
async function limitedText(response: Response): Promise<{ text: string } | { problem: string }> {
  if (Number(response.headers.get('Content-Length')) > LARGEST_BYTES) {
    await response.body?.cancel()
    return TOO_LARGE
  }
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > LARGEST_BYTES) {
      await reader?.cancel()
      return TOO_LARGE
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return { text: text + decoder.decode() }
}
