import { fallbackReplies } from '#mocks/fixtures/words/fallbackReplies.ts'
import { chosenBy, numberOf } from '#mocks/fixtures/ids.ts'

interface Speaker {
  id: string
  /** Lines in its voice; none for characters that were created here. */
  replies: string[]
}

interface Line {
  role: 'system' | 'assistant' | 'user'
  content: string
}

/** A message from here on is long: its reply is longer. */
const LONG_ABOVE_CHARS = 240
/** So many of the last replies are not said again while there are others. */
const REMEMBERED_REPLIES = 6

/**
 * What a character says next: always the same for the same character, conversation and message, never what it said
 * just before. There is no understanding in it; it picks up a word, notices a question, a greeting, a farewell, and
 * how much was said.
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
  // With a single line to say, the opening is what makes the difference.
  return reply === said.at(-1) ? `${chosenBy(seed, AGAIN)} ${reply}` : reply
}

/** What this character can say now: lines about a topic only when there is one. */
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

/** The word of a message that it seems to be about: its longest, unless everybody uses that one all the time. */
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
