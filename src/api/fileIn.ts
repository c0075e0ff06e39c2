/**
 * A download as a file; undefined where nothing has come. It may come as JSON, too; without a file name the connection
 * has parsed it.
 */
export function fileIn(response: unknown): File | undefined {
  if (response instanceof File) return response.size > 0 ? response : undefined
  const text = typeof response === 'object' && response !== null ? JSON.stringify(response, undefined, 2) : response
  return typeof text === 'string' && text.trim() !== '' ? new File([text], '', { type: 'application/json' }) : undefined
}
