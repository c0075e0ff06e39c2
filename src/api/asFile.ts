/** A download as a file. It may come as JSON, too; without a file name the connection has parsed it. */
export function asFile(answer: unknown): File {
  if (answer instanceof File) return answer
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}, undefined, 2)
  return new File([text], '', { type: 'application/json' })
}
