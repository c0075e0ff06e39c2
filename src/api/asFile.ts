/** A download as a file. It may come as JSON, too; without a file name the connection has parsed it. */
export function asFile(response: unknown): File {
  if (response instanceof File) return response
  const text = typeof response === 'string' ? response : JSON.stringify(response ?? {}, undefined, 2)
  return new File([text], '', { type: 'application/json' })
}
