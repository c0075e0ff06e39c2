/** An address with the parameters that have a value. The generated calls use it. */
export function withQuery(path: string, params: object): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.append(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
