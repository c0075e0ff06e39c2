/** A call of a session and its response, as a HAR file or the recorder of a live build contains them. */
export interface Exchange {
  method: string
  url: string
  requestHeaders: Record<string, string>
  requestBody: string | undefined
  /** 0 without a response. */
  status: number
  responseHeaders: Record<string, string>
  /** Undefined if it is not text. */
  responseBody: string | undefined
  /** The time of the call in ISO 8601. */
  at: string
}

/** A header by its name, case-insensitive. */
export function headerOf(headers: Record<string, string>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
}

/** The parsed JSON of a body; undefined if it is invalid. */
export function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
