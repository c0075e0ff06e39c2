interface ControlOptions extends RequestInit {
  /** Address of a server that was started with --control, e.g. http://localhost:4010. */
  server: string
}

/**
 * All generated control calls use this function: resolves with the parsed body, or rejects with the server's message.
 */
export async function controlRequest<T>(path: string, { server, ...init }: ControlOptions): Promise<T> {
  const response = await fetch(`${server}${path}`, init)
  const body: unknown = await response.json()
  if (response.ok) return body as T
  throw new Error(`${init.method ?? 'GET'} ${path} got ${response.status}: ${(body as { detail?: string }).detail}`)
}
