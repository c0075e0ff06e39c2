/** An SVG as a data URL: every character is valid by RFC 3986, and few are escaped. */
export function svgDataUrl(svg: string): string {
  const compact = svg
    .replaceAll('"', "'")
    .replaceAll(/ d='([^']*)'/g, (attribute) => ` d='${attribute.slice(4, -1).replaceAll(' ', ',')}'`)
  return `data:image/svg+xml,${encodeURI(compact).replaceAll('#', '%23')}`
}
