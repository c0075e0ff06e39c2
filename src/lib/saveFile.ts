/** Long enough for the slowest browser to start the download; the file is in memory until then. */
const RELEASE_AFTER_MS = 60_000

/** Starts a download of a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}
