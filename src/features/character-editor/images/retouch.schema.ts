import * as v from 'valibot'
import { maxChars } from '#src/lib/charLimits.ts'
import { GUIDANCE_SCALE_MAX, GUIDANCE_SCALE_MIN, RETOUCH_PROMPT_MAX_CHARS } from '#src/product/limits.ts'

const prompt = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('The retouch description is required.'),
  maxChars(
    RETOUCH_PROMPT_MAX_CHARS,
    `The description must contain a maximum of ${RETOUCH_PROMPT_MAX_CHARS} characters.`,
  ),
)

/** The validation error of a prompt. */
export function promptError(text: string): string | undefined {
  return v.safeParse(prompt, text).issues?.[0].message
}

/** The value of a control as a guidance scale: an integer from 1 to 20. */
export function guidanceScaleOf(value: number): number {
  return Math.min(Math.max(Math.round(value), GUIDANCE_SCALE_MIN), GUIDANCE_SCALE_MAX)
}
