/** Changes to the client's files that orval has no option for. */
export function tidyCalls(code: string): string {
  return withShortQueries(
    tidyOptions(code, 'request')
      // Also for a generation into another folder, for a comparison.
      .replaceAll(/'[^']*\/http\.ts'/g, "'../../calls/http.ts'")
      .replaceAll(/(?<=from '.*';\n)\n(?=import )/g, '')
      // Downloads are attachments, which have a file name.
      .replaceAll(/\bBlob\b/g, 'File'),
  )
}

/** Ten lines per call that build a query, in every live build; withQuery.ts replaces them. */
function withShortQueries(code: string): string {
  const short = code.replaceAll(
    / *const normalizedParams = new URLSearchParams\(\);?\n[\s\S]*?return stringifiedParams\.length > 0\s*\?\s*(`[^`]*)\?\$\{stringifiedParams\}`\s*:\s*`[^`]*`;?/g,
    '  return withQuery($1`, params)',
  )
  return short === code
    ? code
    : short.replace(/^import \{ request \}/m, "import { withQuery } from '../../calls/withQuery.ts'\n$&")
}

/** The calls that control the mock server. */
export function tidyControl(code: string): string {
  return tidyOptions(code, 'controlRequest').replaceAll(
    /'[^']*\/controlRequest\.ts'/g,
    "'#mocks/transports/controlRequest.ts'",
  )
}

/** The options of every generated call, which it passes to `request`. */
function tidyOptions(code: string, request: string): string {
  return (
    code
      // A call needs a connection: omitting it must not compile.
      .replaceAll(`options?: Parameters<typeof ${request}>[1]`, `options: Parameters<typeof ${request}>[1]`)
      // Twelve lines per call that copy headers, in every live build; one line replaces them.
      .replaceAll(/ *const getHeaders = [\s\S]*?\n {2}};\n/g, '')
      .replaceAll('...getHeaders(options?.headers)', '...Object.fromEntries(new Headers(options.headers))')
  )
}

/** The handler factories: a response is required, and for a download it is a Response object. */
export function tidyHandlers(code: string): string {
  return (
    code
      .replaceAll(/'[./]+\/src\/api\/generated\/calls\.schemas'/g, "'#src/api/generated/calls.schemas.ts'")
      .replaceAll(/(?<=from '.*';\n)\n(?=import )/g, '')
      .replaceAll('overrideResponse?: ', 'overrideResponse: ')
      .replaceAll(/overrideResponse !== undefined\s*\? (\(typeof overrideResponse [^\n]*\))\s*: undefined/g, '$1')
      // Downloads need their own media type and file name.
      .replaceAll(/overrideResponse: ArrayBuffer \| \(.*\) => \{\n[\s\S]*?\n\}\n/g, (handler) => {
        const [, method, path] = /return http\.(\w+)\('([^']+)'/.exec(handler) ?? []
        return `resolver: Parameters<typeof http.${method}>[1], options?: RequestHandlerOptions) =>\n  http.${method}('${path}', resolver, options)\n`
      })
      // To set Content-Length, MSW's class makes a Blob for each response, which takes a tenth of a call in Chromium.
      .replaceAll(/\bHttpResponse(?=[.(])/g, 'Response')
      .replace(/\bHttpResponse,\s*/, '')
      // A list of handlers without a response.
      .replaceAll(/export const get\w+Mock = \(\) => \[[\s\S]*?\n\]\n?/g, '')
  )
}
