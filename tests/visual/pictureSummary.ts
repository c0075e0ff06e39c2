/** The result of one picture test, with the fields that the summary needs. */
export interface PictureResult {
  name: string
  isOk: boolean
  /** The messages of its failures. */
  errors: readonly string[]
}

/** One line for each failed test, then the path of the report with the changes. */
export function pictureSummary(results: readonly PictureResult[], page: string): string[] {
  const failed = results.filter(({ isOk }) => !isOk)
  const count = (of: number) => `${of} ${of === 1 ? 'test' : 'tests'}`
  if (failed.length === 0) return [`${count(results.length)} of pictures passed.`]
  return [
    ...failed.map(({ name, errors }) => `✘ ${name}: ${errors.map(shortened).join(' · ')}`),
    '',
    `${failed.length} of ${count(results.length)} failed. Pictures before, after and their difference:`,
    page,
  ]
}

/** `explore-390.png differs`, or the first line of another failure. */
function shortened(message: string): string {
  // oxlint-disable-next-line no-control-regex -- Playwright colours its messages.
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '')
  const picture = /([\w-]+\.png)/.exec(plain)?.[1]
  if (picture && plain.includes('toHaveScreenshot')) {
    return plain.includes("snapshot doesn't exist") ? `${picture} is new` : `${picture} differs`
  }
  return plain.split('\n')[0] ?? ''
}
