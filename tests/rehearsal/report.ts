import type { Result, StoryResult } from './results.ts'

interface RehearsalReport {
  /** The address or file of the new contract. */
  from: string
  results: readonly Result[]
  /** The requirement rows that a story shows. */
  rowsOf(story: string): readonly string[]
}

/** More stories, texts and files than these do not tell more. */
const MOST_STORIES = 12
const MOST_TEXTS = 6
const MOST_FILES = 12

/** The results for a pull request. */
export function reportMarkdown({ from, results, rowsOf }: RehearsalReport): string {
  const sections = results.map((result) =>
    [`### ${titleOf(result)}`, '', ...linesOf(result, rowsOf).map((line) => `- ${line}`)]
      .join('\n')
      .replaceAll('<', '&lt;'),
  )
  return [`## Rehearsal of ${from}`, summaryOf(results), ...sections].join('\n\n')
}

function titleOf({ verdict, rehearsal }: Result): string {
  return `${verdict}: ${rehearsal.title}`
}

function summaryOf(results: readonly Result[]): string {
  if (results.length === 0) return 'No difference in the compared calls: nobody notices.'
  const byVerdict = Map.groupBy(results, ({ verdict }) => verdict)
  return `${[...byVerdict].map(([verdict, { length }]) => `${verdict}: ${length}`).join(', ')}.`
}

/** Why, or what changes; how many stories; where. */
function linesOf({ rehearsal, why, stories, of, readers }: Result, rowsOf: RehearsalReport['rowsOf']): string[] {
  const seen = seenOf(stories)
  const calls = new Set(rehearsal.places.map(({ operation }) => operation))
  const rows = new Set(seen.flatMap(({ story }) => rowsOf(story.id)))
  return [
    why,
    ...(why === '' && stories[0] ? changesOf(stories[0]) : []),
    `Calls: ${[...calls].join(', ')}.${of === 0 ? '' : ` ${of} stories make them; ${stories.length} ran, ${seen.length} differ.`}`,
    rehearsal.suggestion && `If it was renamed, write "${rehearsal.suggestion}" into the file of --map.`,
    readers.length > 0 && `Read by ${readers.length > MOST_FILES ? `${readers.length} files` : readers.join(', ')}.`,
    rows.size > 0 && `Rows: ${[...rows].sort().join(', ')}.`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

function seenOf(stories: readonly StoryResult[]): StoryResult[] {
  return stories.filter(({ verdict }) => verdict !== 'nobody notices')
}

function changesOf({ came, gone }: StoryResult): string[] {
  const listed = (title: string, texts: string[]) =>
    texts.length > 0 ? [`${title}: ${texts.slice(0, MOST_TEXTS).join(' · ')}`] : []
  return [...listed('New', came), ...listed('Gone', gone)]
}

/** The results as a page beside the pictures of the runs. */
export function reportPage({ from, results, rowsOf }: RehearsalReport): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rehearsal of ${escaped(from)}</title>
<style>
  :root { font: 16px/1.5 system-ui; color-scheme: dark }
  details { margin: 1rem 0; padding: 1rem; border: 1px solid; overflow-wrap: anywhere }
  p { margin: 0.3rem 0 }
  figure div { position: relative; width: fit-content }
  img { display: block; max-width: 100% }
  img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
</style>
<h1>Rehearsal of ${escaped(from)}</h1>
<p>${escaped(summaryOf(results))}</p>
${results.map((result) => sectionOf(result, linesOf(result, rowsOf))).join('\n')}
<script>
  for (const range of document.querySelectorAll('input'))
    range.addEventListener('input', () => range.closest('figure').style.setProperty('--at', range.value + '%'))
</script>
`
}

function sectionOf(result: Result, lines: string[]): string {
  const seen = seenOf(result.stories).slice(0, MOST_STORIES)
  return `<details${seen.length > 0 ? ' open' : ''}>
<summary>${escaped(titleOf(result))}</summary>
${paragraphs(lines)}
${seen.map((one) => figureOf(one, result.run)).join('\n')}
</details>`
}

function figureOf(result: StoryResult, run: string): string {
  const { story, verdict, why } = result
  const name = escaped(`${story.title}: ${story.name}`)
  const picture = (of: string, when: string) => `<img src="${of}/${story.id}.png" alt="${name} ${when}" loading="lazy">`
  return `<figure>
<figcaption>${verdict}: ${name}. ${escaped(why)}</figcaption>
${paragraphs(changesOf(result))}
<label>Today and with the new contract <input type="range"></label>
<div>${picture('today', 'today')}${picture(run, 'with the new contract')}</div>
</figure>`
}

function paragraphs(lines: string[]): string {
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
