import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { additionalInfoErrors } from '#src/components/ReportDialog/report.schema.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { checkRequest } from '#src/contract/strict/checkRequest.ts'
import { exampleRequest } from '#src/contract/strict/exampleRequest.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import { characterErrors } from '#src/features/character-editor/character.schema.ts'
import { bodyOf } from '#src/features/character-editor/characterBody.ts'
import type { CharacterFormValues } from '#src/features/character-editor/characterForm.ts'
import { withTag } from '#src/features/character-editor/fields/tags.ts'
import { promptError } from '#src/features/character-editor/images/retouch.schema.ts'
import { isSendable } from '#src/features/chat/composer/composerRules.ts'
import { accountErrors, avatarDescriptionError } from '#src/features/settings/account/account.schema.ts'
import { charCount } from '#src/lib/charCount.ts'
import * as limits from '#src/product/limits.ts'

// A field's counter, its validation and the server count the same characters, in any text (NS-43).

const ORIGIN = 'https://perigee.example/api/v1'

interface Field {
  field: string
  max: number
  operation: OperationId
  /** The field of the request body, joined by dots. */
  at: string
  /** Whether the form sends the text. */
  isAccepted(typed: string): boolean
  /** What the form puts into the body; a blank trait or tag is left out. */
  sent(typed: string): object
}

const form = (changes: Partial<CharacterFormValues>): CharacterFormValues => ({
  name: 'Aria',
  description: 'x',
  backgroundDescription: 'x',
  isPublic: true,
  personalities: [],
  greetings: { main: 'x', alternatives: [] },
  tags: [],
  ...changes,
})
const ofForm = (
  field: string,
  at: string,
  max: number,
  changed: (typed: string) => Partial<CharacterFormValues>,
  error = at,
): Field => ({
  field,
  at,
  max,
  operation: 'createCharacter',
  isAccepted: (typed) => characterErrors(form(changed(typed)))[error] === undefined,
  sent: (typed) => bodyOf(form(changed(typed))),
})

const FIELDS: Field[] = [
  ofForm('the name', 'name', limits.CHARACTER_NAME_MAX_CHARS, (name) => ({ name })),
  ofForm('the description', 'description', limits.CHARACTER_DESCRIPTION_MAX_CHARS, (description) => ({ description })),
  ofForm('the background', 'backgroundDescription', limits.CHARACTER_BACKGROUND_MAX_CHARS, (backgroundDescription) => ({
    backgroundDescription,
  })),
  ofForm('the main greeting', 'greetings.main', limits.GREETING_MAX_CHARS, (main) => ({
    greetings: { main, alternatives: [] },
  })),
  ofForm('another greeting', 'greetings.alternatives.0', limits.GREETING_MAX_CHARS, (greeting) => ({
    greetings: { main: 'x', alternatives: [greeting] },
  })),
  ofForm(
    'a trait',
    'personalities.0.name',
    limits.TRAIT_NAME_MAX_CHARS,
    (name) => ({ personalities: [{ name, strength: 'moderately' }] }),
    'personalities',
  ),
  {
    ...ofForm('a tag', 'tags.0', limits.TAG_MAX_CHARS, (typed) => ({ tags: [...withTag([], typed).tags] })),
    isAccepted: (typed) => withTag([], typed).error === undefined,
  },
  {
    field: 'a message',
    max: limits.CHAT_MESSAGE_MAX_CHARS,
    operation: 'sendMessage',
    at: 'incoming_message',
    isAccepted: isSendable,
    sent: (typed) => ({ incoming_message: typed.trim() }),
  },
  {
    field: 'the avatar’s description',
    max: limits.AVATAR_DESCRIPTION_MAX_CHARS,
    operation: 'updateMe',
    at: 'description',
    isAccepted: (description) => accountErrors({ description }).description === undefined,
    sent: (description) => ({ description }),
  },
  {
    field: 'the description of a new avatar',
    max: limits.AVATAR_DESCRIPTION_MAX_CHARS,
    operation: 'renewPicture',
    at: 'description',
    isAccepted: (description) => avatarDescriptionError(description) === undefined,
    sent: (description) => ({ description }),
  },
  {
    field: 'a retouch',
    max: limits.RETOUCH_PROMPT_MAX_CHARS,
    operation: 'retouchImage',
    at: 'prompt',
    isAccepted: (typed) => promptError(typed) === undefined,
    sent: (typed) => ({ prompt: typed.trim() }),
  },
  {
    field: 'the report of a character',
    max: limits.REPORT_INFO_MAX_CHARS,
    operation: 'reportCharacter',
    at: 'optionalMessage',
    isAccepted: (typed) => additionalInfoErrors(typed).length === 0,
    sent: (typed) => ({ optionalMessage: typed.trim() }),
  },
  {
    field: 'the report of a message',
    max: limits.REPORT_INFO_MAX_CHARS,
    operation: 'reportMessage',
    at: 'optional_message',
    isAccepted: (typed) => additionalInfoErrors(typed).length === 0,
    sent: (typed) => ({ optional_message: typed.trim() }),
  },
]

const PLAIN = ['a', 'é', 'e\u0301', '🌙', '👨‍👩‍👧', '🇩🇪', 'ﷺ', 'م', '\u200B', '\u200D', '\uFE0F', '\u2028', '\0', '\u0085']
const HALVES_AND_BLANKS = ['\uD83C', '\uDF19', '\r\n', '\r', '\n', ' ', '\t', '\u00A0', '\uFEFF', '\u3000']
const part = constantFrom(...PLAIN, ...HALVES_AND_BLANKS)

/** Texts of any characters whose length is near the limit; some have blanks at their ends. */
const textsNear = (max: number) =>
  tuple(array(part, { maxLength: 12 }), part, integer({ min: -3, max: 3 }), array(part, { maxLength: 3 })).map(
    ([start, filling, over, end]) => {
      const [head, tail] = [start.join(''), end.join('')]
      const room = max + over - charCount(head) - charCount(tail)
      return head + filling.repeat(Math.max(0, Math.ceil(room / charCount(filling)))) + tail
    },
  )

/** The value in the body at a path joined by dots. */
const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((node, step) => (node as Record<string, unknown> | undefined)?.[step], body)

/** What the contract, and with it the mock server, says about a field of a request. */
async function refusal({ operation, at }: Field, sent: object): Promise<string | undefined> {
  const described = operationOf(operation)
  const body = { ...(described.body?.example as object), ...sent }
  const violations = await checkRequest(exampleRequest(described, ORIGIN, { body }), '/api/v1')
  return violations.find(({ where, field }) => where === 'body' && field === at)?.words.replace(`${at} `, '')
}

it.for(FIELDS)('$field: what its counter shows is what the server counts', async (field) => {
  await assert(
    asyncProperty(textsNear(field.max), async (typed) => {
      const body = field.sent(typed)
      const sent = valueAt(body, field.at)
      const words = await refusal(field, body)
      // A text that the form sends is never refused.
      if (field.isAccepted(typed)) expect(words).toBeUndefined()
      if (typeof sent !== 'string') return
      if (sent === typed) {
        const length = charCount(typed)
        expect(words).toBe(length > field.max ? `must have at most ${field.max} characters, has ${length}` : undefined)
      } else expect(charCount(sent)).toBeLessThanOrEqual(charCount(typed))
      // Within the limit, a counter that is not red never hides a refusal.
      if (charCount(typed) <= field.max && sent.trim() !== '') expect(words).toBeUndefined()
    }),
    { numRuns: 150 },
  )
})
