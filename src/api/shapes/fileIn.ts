/**
 * A download as a file; undefined if it is empty. It may be JSON, too; without a file name, the HTTP client
 * has parsed it.
 */
export function fileIn(response: unknown): File | undefined {
  if (response instanceof File) return response.size > 0 ? response : undefined
  const text = typeof response === 'object' && response !== null ? JSON.stringify(response, undefined, 2) : response
  return typeof text === 'string' && text.trim() !== '' ? new File([text], '', { type: 'application/json' }) : undefined
}
