import * as v from 'valibot'
import { maxChars } from '#src/lib/charLimits.ts'
import { REPORT_INFO_MAX_CHARS, REPORT_INFO_MAX_LINES } from '#src/product/limits.ts'

const additionalInfo = v.pipe(
  v.string(),
  maxChars(REPORT_INFO_MAX_CHARS, `Additional info cannot exceed ${REPORT_INFO_MAX_CHARS} characters.`),
  v.check(
    // Blank lines without other text are not sent.
    (info) => info.trim() === '' || info.split('\n').length <= REPORT_INFO_MAX_LINES,
    `Additional info cannot exceed ${REPORT_INFO_MAX_LINES} lines.`,
  ),
)

/** The message of every rule that the additional info breaks; none if it may be sent. */
export function additionalInfoErrors(info: string): string[] {
  return (v.safeParse(additionalInfo, info).issues ?? []).map(({ message }) => message)
}

/** Whether a report may be sent: a category is chosen and the additional info is valid. */
export function canSubmit({ category, info }: { category: string | undefined; info: string }): boolean {
  return category !== undefined && additionalInfoErrors(info).length === 0
}
