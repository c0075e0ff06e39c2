// The group *Data* in the controls of a page's story: the fields of the record that the page shows first, and the length
// of the viewer's list.

import type { Schema } from '@cfworker/json-schema'
import { STORY_PREPARED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { StrictInputType } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { toBase64url } from '#mocks/accounts/tokens.ts'
import { type Edits, linkedEdits } from '#mocks/edits/edits.ts'
import { type Json, patchBetween } from '#mocks/edits/mergePatch.ts'
import {
  type FieldProblem,
  type Kind,
  kindAndId,
  labelOf,
  problemsIn,
  recordSchemas,
} from '#mocks/edits/recordSchemas.ts'
import { readRecord, recordName } from '#mocks/edits/records.ts'
import { shownRecords, UUID } from '#mocks/panel/shownRecords.ts'
import { resolved } from '#src/contract/strict/contract.ts'
import { isRecord } from '#src/lib/isRecord.ts'
import { sessionAtom } from '#src/session/session.ts'
import { isAtRest } from './atlas/settled.ts'
import { CARRIED, carriedEdits, DATA } from './dataOfPage.ts'
import { openStoryWorld } from './storyWorlds.ts'
import type { StoryWorld } from './worldOf.tsx'

type Args = Record<string, unknown>

/** The part of a story's context that is needed here. */
interface Story {
  id: string
  canvasElement: HTMLElement
  parameters: object
  args: Args
  /** Belongs to Storybook, which resets to it. */
  initialArgs: Args
  argTypes: Record<string, StrictInputType>
}

interface Field {
  /** Its argument. */
  key: string
  path: string[]
  schema: Schema
}

interface EditedRecord {
  kind: Kind
  id: string
  name: string
  /** Before any change by hand, as *Reset controls* restores it. */
  base: Json
  /** As the last change has stored it. */
  stored: Json
  fields: Field[]
}

const shownIn = new WeakMap<StoryWorld, EditedRecord[]>()

/** Shows the group for the records of the page, once its calls are over, or what is unusual about the typed values. */
export async function showData(story: Story, page: string): Promise<void> {
  const world = openStoryWorld(story.canvasElement)
  if (!world) return
  while (!isAtRest(world) && openStoryWorld(story.canvasElement) === world) await new Promise(requestAnimationFrame)
  const known = shownIn.get(world)
  const records = known ?? (await recordsOf(world, story, page))
  const refused = await world.refused
  if (openStoryWorld(story.canvasElement) !== world) return
  const { id, parameters, initialArgs, argTypes } = story
  // The arguments as Storybook keeps them. Its event for changed arguments would render the story again.
  const { unmappedArgs } = story as Story & { unmappedArgs: Args }
  const isGiven = known !== undefined && hasArgs(known, story.args)
  if (!isGiven) {
    shownIn.set(world, records)
    for (const each of [initialArgs, argTypes, unmappedArgs])
      for (const key of Object.keys(each)) if (key.startsWith(DATA)) delete each[key]
    for (const { base, stored, fields } of records)
      for (const { key, path } of fields) {
        initialArgs[key] = valueAt(base, path)
        unmappedArgs[key] = valueAt(stored, path)
      }
  }
  const { problem } = carriedEdits(story.args)
  const marks = JSON.stringify(argTypes)
  Object.assign(argTypes, typesOf(records, isGiven ? story.args : unmappedArgs))
  if (argTypes[CARRIED] && (problem !== undefined || refused.length > 0)) {
    argTypes[CARRIED].table = { category: 'Data' }
    argTypes[CARRIED].description = `The changes in the address were ignored. ${problem ?? refused.join(' ')}`
  }
  // Not the arguments of a known group: more may have been typed meanwhile.
  const args = isGiven ? {} : { initialArgs, args: unmappedArgs }
  if (JSON.stringify(argTypes) !== marks)
    addons.getChannel().emit(STORY_PREPARED, { id, parameters, argTypes, ...args })
}

/** Changes the records of the story's world to what its controls say. Returns what a link carries of it. */
export async function storeData({
  id,
  args,
  canvasElement,
}: Story): Promise<ReturnType<typeof linkedEdits> | undefined> {
  const world = openStoryWorld(canvasElement)
  const records = world && shownIn.get(world)
  if (!records || !hasArgs(records, args)) return undefined
  const { server, app } = world
  const changes = records.map((record) => ({ record, next: typed(record, args).accepted }))
  if (changes.some(({ record, next }) => Object.keys(patchBetween(record.stored, next)).length > 0)) {
    // Deleted rows come back. What the story or its user has written since stays.
    const isAnew = server.lastWrite() === 'edit'
    if (isAnew) await server.undo()
    const edits: Edits = {}
    for (const { record, next } of changes) {
      const { kind, base, stored } = record
      edits[kind] = { ...edits[kind], [record.id]: patchBetween(isAnew ? base : stored, next) }
      record.stored = next
    }
    await server.edit(edits)
    void app.queryClient.invalidateQueries()
    if (app.store.get(sessionAtom).isAuthenticated) void app.sessionControl.tryReloadProfile()
  }
  const linked = linkedEdits(server.db)
  const carried = linked.edits && toBase64url(JSON.stringify(linked.edits))
  const updatedArgs = { [CARRIED]: carried }
  if (carried !== args[CARRIED]) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs })
  return linked
}

/** Storybook drops the arguments of the group if others change while the group comes. An emptied control has none. */
const hasArgs = (records: readonly EditedRecord[], args: Args) =>
  records.some(({ fields }) => fields.some(({ key }) => key in args))

async function recordsOf({ server, app }: StoryWorld, { canvasElement, parameters }: Story, page: string) {
  const { db, log } = server
  const me = app.store.get(sessionAtom).user?.id
  const isWhole = 'path' in ((parameters as { world?: object }).world ?? {})
  const place = isWhole ? app.router.latestLocation.href : page
  // A list: its rows in the order of the page.
  const links = [...canvasElement.querySelectorAll('a[href*="/character"]')].map((link) => link.getAttribute('href'))
  const address = place.match(UUID) ? place : [place, ...links].join('?')
  const [first] = await shownRecords(server, me, address, log.calls())
  const list = /^\/(?<list>chats|my-characters)/.exec(place)?.groups?.list?.replace('my-', '')
  return [
    ...(first === undefined ? [] : [edited(first)]),
    ...(list === undefined || me === undefined || first === `users/${me}` ? [] : [edited(`users/${me}`, list)]),
  ]

  function edited(record: string, only?: string): EditedRecord {
    const [kind, id] = kindAndId(record)
    const stored = readRecord(db, kind, id) ?? {}
    const base = db.edits.findFirst((q) => q.where({ id: record }))?.before ?? stored
    const fields = fieldsOf(recordSchemas[kind]).filter(({ path }) => only === undefined || path[0] === only)
    return { kind, id, name: recordName(db, kind, id), base, stored, fields }

    function fieldsOf({ properties = {} }: Schema, within: string[] = []): Field[] {
      return Object.entries(properties).flatMap(([name, given]) => {
        const [schema, path] = [resolved(given as Schema), [...within, name]]
        return schema.type === 'object'
          ? fieldsOf(schema, path)
          : [{ key: [DATA + kind, ...path].join('.'), path, schema }]
      })
    }
  }
}

/** What the controls say about a record, and what can be stored of it. */
function typed({ kind, base, fields }: EditedRecord, args: Args): { accepted: Json; problems: FieldProblem[] } {
  const accepted = structuredClone(base)
  for (const { key, path, schema } of fields) {
    const parent = path.slice(0, -1).reduce<unknown>((within, name) => (within as Json)[name], accepted)
    const value = args[key]
    // Storybook's control of a time gives a number.
    const isTime = schema.format === 'date-time' && typeof value === 'number' && Math.abs(value) <= 8.64e15
    if (isRecord(parent)) parent[path.at(-1)!] = isTime ? new Date(value).toISOString() : value
  }
  const problems = problemsIn(kind, accepted)
  for (const { field, isRefused } of problems) {
    const [name = ''] = field.split('.')
    if (isRefused) accepted[name] = base[name]
  }
  return { accepted, problems }
}

const valueAt = (record: Json, path: readonly string[]) =>
  path.reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), record)

function typesOf(records: readonly EditedRecord[], args: Args): Record<string, StrictInputType> {
  return Object.fromEntries(
    records.flatMap((record) => {
      const { problems } = typed(record, args)
      return record.fields.map(({ key, path, schema }) => {
        const at = path.join('.')
        const found = problems.find(({ field }) => field === at || field.startsWith(`${at}.`))
        const words = found && [found.isRefused && 'Not stored:', found.field.slice(at.length + 1), found.words]
        const mark = words && `**${words.filter(Boolean).join(' ')}**`
        const limit = schema.maxLength ?? schema.maxItems
        const argType = {
          name: path.map(labelOf).join(': '),
          control: controlOf(schema),
          ...(schema.enum && { options: schema.enum }),
          description: [mark, schema.description].filter(Boolean).join(' '),
          table: {
            category: 'Data',
            subcategory: `${record.name} (${record.kind.slice(0, -1)})`,
            type: { summary: `${String(schema.type)}${limit === undefined ? '' : `, at most ${limit}`}` },
          },
        }
        return [key, argType as StrictInputType]
      })
    }),
  )
}

function controlOf({ type, format, minimum, enum: words }: Schema) {
  if (words) return { type: 'select' }
  if (format === 'date-time') return { type: 'date' }
  if (type === 'integer') return { type: 'number', min: minimum }
  return { type: type === 'string' ? 'text' : type === 'boolean' ? 'boolean' : 'object' }
}
