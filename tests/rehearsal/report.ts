import { markdownTable } from '#src/contract/markdownTable.ts'
import type { Result, StoryResult } from './results.ts'

interface RehearsalReport {
  /** The address or file of the new contract. */
  from: string
  results: readonly Result[]
  /** The requirement rows that a story shows. */
  rowsOf(story: string): readonly string[]
}

/** More stories and texts than these do not tell more. */
const MOST_STORIES = 12
const MOST_TEXTS = 6
const MOST_FILES = 12

/** The results for a pull request. */
export function reportMarkdown({ from, results, rowsOf }: RehearsalReport): string {
  const head = ['Verdict', 'Difference', 'Calls', 'Stories', 'Why, or what changes']
  const rows = results.map((result) => [
    result.verdict,
    result.rehearsal.title,
    callsOf(result).join(', '),
    countsOf(result),
    [reasonOf(result), ...notesOf(result, rowsOf)].filter(Boolean).join(' '),
  ])
  return [
    `## Rehearsal of ${from}`,
    '',
    summaryOf(results),
    '',
    ...(rows.length > 0 ? [markdownTable(head, rows), ''] : []),
  ].join('\n')
}

function summaryOf(results: readonly Result[]): string {
  if (results.length === 0) return 'No difference in the compared calls: nobody notices.'
  const byVerdict = Map.groupBy(results, ({ verdict }) => verdict)
  return `${[...byVerdict].map(([verdict, { length }]) => `${verdict}: ${length}`).join(', ')}.`
}

function callsOf({ rehearsal }: Result): string[] {
  return [...new Set(rehearsal.places.map(({ operation }) => operation))]
}

function countsOf({ stories, of }: Result): string {
  const seen = stories.filter(({ verdict }) => verdict !== 'nobody notices').length
  return of === 0 ? '' : `${seen} of ${stories.length} that ran; ${of} make the call`
}

function reasonOf({ why, stories: [worst] }: Result): string {
  if (why !== '' || !worst) return why
  const quoted = (texts: string[]) =>
    texts
      .slice(0, MOST_TEXTS)
      .map((text) => `"${text}"`)
      .join(', ')
  const parts = [
    worst.came.length > 0 && `new: ${quoted(worst.came)}`,
    worst.gone.length > 0 && `gone: ${quoted(worst.gone)}`,
  ]
  return parts.filter((part) => part !== false).join('; ')
}

function notesOf({ rehearsal: { suggestion }, readers, stories }: Result, rowsOf: RehearsalReport['rowsOf']): string[] {
  const seen = stories.filter(({ verdict }) => verdict !== 'nobody notices')
  const rows = [...new Set(seen.flatMap(({ story }) => rowsOf(story.id)))].sort()
  return [
    suggestion === undefined ? '' : `If it was renamed, write "${suggestion}" into the file of --map.`,
    readers.length === 0
      ? ''
      : `Read by ${readers.length > MOST_FILES ? `${readers.length} files` : readers.join(', ')}.`,
    rows.length === 0 ? '' : `Rows: ${rows.join(', ')}.`,
  ].filter((note) => note !== '')
}

/** The results as a page beside the pictures of the runs. */
export function reportPage(report: RehearsalReport): string {
  const { from, results } = report
  const sections = results.map((result) => sectionOf(result, report))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rehearsal of ${escaped(from)}</title>
<style>${STYLE}</style>
<h1>Rehearsal of ${escaped(from)}</h1>
<p>${escaped(summaryOf(results))}</p>
${sections.join('\n')}
<script>
  for (const range of document.querySelectorAll('input[type=range]'))
    range.addEventListener('input', () => range.closest('figure').style.setProperty('--at', range.value + '%'))
</script>
`
}

function sectionOf(result: Result, { rowsOf }: RehearsalReport): string {
  const { rehearsal, stories, run } = result
  const seen = stories.filter(({ verdict }) => verdict !== 'nobody notices').slice(0, MOST_STORIES)
  const lines = [callsOf(result).join(', '), countsOf(result), reasonOf(result), ...notesOf(result, rowsOf)]
  return `<details${seen.length > 0 ? ' open' : ''}>
<summary><b data-verdict="${result.verdict}">${result.verdict}</b> ${escaped(rehearsal.title)}</summary>
${lines
  .filter(Boolean)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join('\n')}
${seen.map((one) => figureOf(one, run)).join('\n')}
</details>`
}

function figureOf({ story, verdict, why, came, gone }: StoryResult, run: string): string {
  const list = (title: string, texts: string[]) =>
    texts.length === 0 ? '' : `<p>${title}: ${texts.slice(0, MOST_TEXTS).map(escaped).join(' · ')}</p>`
  const name = `${story.title}: ${story.name}`
  return `<figure>
<figcaption><b data-verdict="${verdict}">${verdict}</b> ${escaped(name)} ${escaped(why)}</figcaption>
${list('New', came)}${list('Gone', gone)}
<label>Today and with the new contract <input type="range" min="0" max="100" value="50"></label>
<div><img src="today/${story.id}.png" alt="${escaped(name)} today" loading="lazy"><img src="${run}/${story.id}.png" alt="${escaped(name)} with the new contract" loading="lazy"></div>
</figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const STYLE = `
  body { max-width: 1300px; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui; color: #e8e6f0; background: #14121d }
  details { margin: 1rem 0; padding: 1rem; border: 1px solid #4a4660; border-radius: 8px }
  summary { cursor: pointer; overflow-wrap: anywhere }
  p { margin: 0.3rem 0; overflow-wrap: anywhere }
  b { padding: 0 0.5em; border-radius: 4px; color: #14121d; background: #b9b4cc }
  [data-verdict='breaks'] { background: #ff8f8f }
  [data-verdict='says so'] { background: #ffc46b }
  [data-verdict='looks different'] { background: #8fc7ff }
  [data-verdict='nobody notices'] { background: #8fe3ae }
  figure { margin: 1rem 0 }
  figure div { position: relative; width: fit-content; max-width: 100% }
  figure img { display: block; max-width: 100% }
  figure img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
  input { vertical-align: middle; width: 16rem }
`
