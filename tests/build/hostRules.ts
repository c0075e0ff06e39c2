/** The part of a host's configuration that applies to addresses with one prefix. */
export interface HostRule {
  prefix: string
  headers: Record<string, string>
  /** Sent with existing files, and not with a 404. */
  headersOfFiles: Record<string, string>
  /** The response for a missing file. */
  missing: '404' | 'index.html'
}

/** The rules of a configuration, the most specific first. Throws on an unknown directive. */
export function rulesOf(name: 'nginx' | 'Caddy' | 'static host', files: readonly string[]): HostRule[] {
  const rules = name === 'static host' ? staticRules(files[0] ?? '', files[1] ?? '') : blockRules(name, files[0] ?? '')
  return rules.sort((one, other) => other.prefix.length - one.prefix.length)
}

/** nginx's `location` and Caddy's `handle` blocks differ in syntax only. */
function blockRules(name: 'nginx' | 'Caddy', text: string): HostRule[] {
  const blocks = [...text.matchAll(/^ {2}(?:location|handle) (\S+) \{\n([^]*?)\n {2}\}/gm)]
  // A call is forwarded; here it is a missing file with the headers of its block.
  const known =
    /^((add_header|header|try_files|file_server|proxy_pass|proxy_hide_header|reverse_proxy|header_down)\b|@found file$|\}$)/
  return blocks.map(([, prefix = '', body = '']) => {
    const lines = body.split('\n').map((line) => line.trim().replace(/;$/, ''))
    const strange = lines.find((line) => line !== '' && !known.test(line))
    if (strange) throw new Error(`${name}: "${strange}" is not understood.`)
    const headersOf = (directive: string) =>
      Object.fromEntries(
        lines.flatMap((line) => {
          const [, word = '', name = '', value = '', always = ''] =
            /^((?:add_)?header(?: @found|_down)?) (\w\S*) "([^"]*)"( always)?$/.exec(line) ?? []
          return word + always === directive ? [[name, value] as const] : []
        }),
      )
    const tries = lines.find((line) => line.startsWith('try_files')) ?? ''
    return {
      prefix: prefix.replace(/\*$/, ''),
      headers: { ...headersOf('header'), ...headersOf('add_header always'), ...headersOf('header_down') },
      // Without `always`, nginx adds headers to successes and redirects only.
      headersOfFiles: { ...headersOf('add_header'), ...headersOf('header @found') },
      missing: tries === '' || tries.endsWith('=404') ? '404' : 'index.html',
    }
  })
}

/** `_headers` and `_redirects`: every matching header applies; a redirect applies only to missing files. */
function staticRules(headers: string, redirects: string): HostRule[] {
  const sections = headers
    .trim()
    .split(/\n\n+/)
    .map((section) => section.split('\n'))
  const headersOf = (prefix: string) =>
    Object.fromEntries(
      sections
        .filter(([path = '']) => prefix.startsWith(path.replace('*', '')))
        .flatMap(([, ...lines]) =>
          lines.map(
            (line) =>
              line
                .trim()
                .split(/:\s+(.*)/s)
                .slice(0, 2) as [string, string],
          ),
        ),
    )
  return redirects
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', , status] = line.split(' ')
      const prefix = from.replace('*', '')
      // These hosts send `no-cache` unless a header overrides it.
      const own = { 'Cache-Control': 'no-cache', ...headersOf(prefix) }
      return { prefix, headers: own, headersOfFiles: {}, missing: status === '404' ? '404' : 'index.html' }
    })
}
