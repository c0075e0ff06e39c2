/** One call of a session and its response, as a HAR file or the recorder of a live build has them. */
export interface Exchange {
  method: string
  url: string
  requestHeaders: Record<string, string>
  requestBody: string | undefined
  /** 0 where no response came. */
  status: number
  responseHeaders: Record<string, string>
  /** Undefined where it is no text. */
  responseBody: string | undefined
  /** When it was made, as an ISO 8601 text. */
  at: string
}

/** A header by its name, in whatever letters it is written. */
export function headerOf(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
}

/** The JSON of a body; undefined where it is none. */
export function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
