import type { Schema } from '@cfworker/json-schema'
import { contract } from '#src/contract/strict/contract.ts'
import { check, checkRules } from '#src/contract/strict/schemas.ts'

/** The tables whose rows a person edits. */
export const KINDS = ['characters', 'chats', 'messages', 'users'] as const
export type Kind = (typeof KINDS)[number]

/** The parts of a record's key, `kind/id`. */
export function kindAndId(key: string): [Kind, string] {
  const [kind, id = ''] = key.split('/')
  return [kind as Kind, id]
}

/** As long a list as anyone wants to see. */
const LONGEST_LIST = 500

type Described = Omit<Schema, 'properties'> & { properties: Record<string, Schema> }

const list = (description: string) => ({ type: 'integer', minimum: 0, maximum: LONGEST_LIST, description }) as const
const picture: Schema = {
  type: 'string',
  enum: ['own', 'none', 'broken'],
  description: 'Broken: it cannot be loaded.',
}
const { Character, CharacterBody, Chat, ChatMessage, SendMessageBody, UpdateMeBody, User, Username } = contract
  .components.schemas as Record<string, Described>

/** Fields of a response, with the limits that a request has for them. */
function fields(
  response: Described | undefined,
  names: readonly string[],
  limits: Record<string, Schema | undefined> = {},
) {
  return Object.fromEntries(names.map((name) => [name, { ...response?.properties[name], ...limits[name] }]))
}

function schema(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', additionalProperties: false, required, properties }
}

const COUNTS = ['likeCount', 'conversationCount', 'messageCount']
const CHARACTER = ['name', 'picture', 'isPublic', ...COUNTS, 'description', 'backgroundDescription', 'personalities']

/** The fields of each kind: those of the contract that are stored, whether its picture is shown, the lengths of a user's lists. */
export const recordSchemas: Record<Kind, Schema> = {
  characters: schema(
    fields(Character, [...CHARACTER, 'greetings', 'tags', 'created_at', 'last_edited'], {
      ...CharacterBody?.properties,
      picture,
    }),
    COUNTS,
  ),
  chats: schema(
    fields(Chat, ['last_interaction', 'last_interaction_msg'], {
      last_interaction: { type: 'string' },
      last_interaction_msg: { type: 'string' },
    }),
    ['last_interaction_msg'],
  ),
  messages: schema(
    fields(ChatMessage, ['content', 'role', 'timestamp'], { content: SendMessageBody?.properties.incoming_message }),
  ),
  users: schema(
    fields(User, ['username', 'picture', 'email', 'verified', 'chats', 'characters', 'pfp_description'], {
      username: Username,
      picture,
      verified: { type: 'boolean', description: 'The e-mail address was confirmed.' },
      chats: list('How many the user has.'),
      characters: list('How many are the user’s own.'),
      pfp_description: UpdateMeBody?.properties.description,
    }),
  ),
}

/** Where the screens say another word than the contract. */
const WORDS: Record<string, string> = {
  backgroundDescription: 'Background',
  personalities: 'Traits',
  last_interaction_msg: 'Last message',
  pfp_description: 'Avatar description',
}

/** `last_interaction` → Last interaction */
export function labelOf(name: string): string {
  const words = name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase()
  return WORDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of a value by its place in a record: `greetings.main` → Greetings: main, `tags.0` → Tags 1 */
export function labelAt(place: string): string {
  const [name = '', ...steps] = place.split('.')
  return steps.reduce(
    (label, step) => (/^\d+$/.test(step) ? `${label} ${Number(step) + 1}` : `${label}: ${labelOf(step).toLowerCase()}`),
    labelOf(name),
  )
}

/** What is unusual or impossible about one field. */
export interface FieldProblem {
  /** Joined by dots: `personalities.0.name`. */
  field: string
  words: string
  /** It cannot be saved; otherwise, it is only beyond what the contract allows users to write. */
  isRefused: boolean
}

const BEYOND: Record<string, string> = {
  maxLength: 'longer than the contract allows',
  minLength: 'shorter than the contract allows',
  maxItems: 'more than the contract allows',
  minItems: 'fewer than the contract allows',
  pattern: 'other letters than the contract allows',
  uniqueItems: 'repeated, which the contract does not allow',
}

export function problemsIn(kind: Kind, given: unknown): FieldProblem[] {
  // The validator refuses undefined fields: a field that was emptied is absent.
  const record: unknown = JSON.parse(JSON.stringify(given))
  const rules = checkRules(record, recordSchemas[kind])
  return check(record, recordSchemas[kind]).map(({ field, rule, words }, at) => {
    const beyond = BEYOND[rule]
    const limit = rules[at]?.limit
    return {
      field,
      words: beyond === undefined ? words : typeof limit === 'number' ? `${beyond}: ${limit}` : beyond,
      isRefused: beyond === undefined,
    }
  })
}
