import fallbackReplies from '#mocks/fixtures/words/fallbackReplies.json' with { type: 'json' }
import { chosenBy, numberOf } from '#mocks/fixtures/ids.ts'

interface Speaker {
  id: string
  /** Replies in the character's voice; none for characters that were created here. */
  replies: string[]
}

interface Line {
  role: 'system' | 'assistant' | 'user'
  content: string
}

/** A message of more characters is long and gets a longer reply. */
const LONG_ABOVE_CHARS = 240
/** Number of recent replies that are not repeated while there are others. */
const REMEMBERED_REPLIES = 6

/**
 * The next reply of a character: the same for the same character, conversation and message, and never the same as the
 * reply before. It understands nothing: it repeats a word and reacts to a question, a greeting, a farewell and the
 * length of the message.
 */
export function replyOf(speaker: Speaker, conversation: readonly Line[], incoming: string): string {
  const text = incoming.trim()
  const said = conversation.filter((line) => line.role === 'assistant').map((line) => line.content)
  const seed = [speaker.id, ...conversation.map((line) => line.content), text].join('\n')
  const topic = topicOf(text)
  const lines = linesOf(speaker, topic)

  const sentences = [nextOf(lines, seed, said.slice(-REMEMBERED_REPLIES))]
  if (text.length > LONG_ABOVE_CHARS) sentences.push(nextOf(lines, `${seed}\nand`, [...said, ...sentences]))
  const opening = openingOf(text, seed)
  const reply = [opening, sentences.join('\n\n')].filter(Boolean).join(' ')
  // A character with a single line varies the opening instead.
  return reply === said.at(-1) ? `${chosenBy(seed, AGAIN)} ${reply}` : reply
}

/** The lines that fit now: those with a topic only if there is a topic. */
function linesOf(speaker: Speaker, topic: string | undefined): string[] {
  const own = speaker.replies.length > 0 ? speaker.replies : fallbackReplies
  const usable = own.filter((line) => topic !== undefined || !line.includes('{topic}'))
  return (usable.length > 0 ? usable : own).map((line) => line.replaceAll('{topic}', topic ?? 'that'))
}

function nextOf(lines: readonly string[], seed: string, recent: readonly string[]): string {
  const start = numberOf(seed) % lines.length
  const inTurn = [...lines.slice(start), ...lines.slice(0, start)]
  const fresh = inTurn.filter((line) => !recent.some((before) => before.includes(line)))
  const last = recent.at(-1) ?? ''
  return fresh[0] ?? inTurn.find((line) => !last.includes(line)) ?? inTurn[0]!
}

function openingOf(text: string, seed: string): string {
  if (/^(hi|hey|hello|hallo|good (morning|evening|day)|greetings)\b/i.test(text)) return chosenBy(seed, HELLO)
  if (/\b(bye|goodbye|good night|see you|farewell)\b/i.test(text)) return chosenBy(seed, FAREWELL)
  if (/\b(thanks|thank you)\b/i.test(text)) return chosenBy(seed, THANKED)
  if (text.endsWith('?')) return chosenBy(seed, ASKED)
  if (text.split(/\s+/).length < 3) return chosenBy(seed, BRIEF)
  return ''
}

/** The topic of a message: its longest word that is not a common one. */
function topicOf(text: string): string | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]{3,23}/gu) ?? []
  const telling = words.filter((word) => !COMMON.has(word.toLowerCase()))
  return telling.reduce<string | undefined>(
    (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
    undefined,
  )
}

const HELLO = ['Hello.', 'There you are.', 'Good, you came.', 'Ah, a voice.']
const FAREWELL = ['Not yet.', 'Go, if you must.', 'One more thing before you leave.']
const THANKED = ['No need to thank me.', 'Gladly.', 'It was nothing.']
const ASKED = ['', 'Good question.', 'You would ask that.', 'Hm.', '']
const BRIEF = ['', 'That is all?', 'Briefly put.', '']
const AGAIN = ['As I said:', 'Once more:', 'Again, then:']

const COMMON = new Set(
  (
    'about after again also another anything because been before being come could does doing done down each even every ' +
    'everything feel from going good have hello here into just know like little look made make many maybe more most much ' +
    'must need never nothing only other over please really said same seem should some something still such tell than ' +
    'thank thanks that their them then there these they thing things think this those very want well were what when where ' +
    "which while will with without would yeah your yours you’re you're don’t don't it’s it's i’m i'm goodbye"
  ).split(' '),
)
