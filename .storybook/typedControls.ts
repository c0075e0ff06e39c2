import { isValidElement } from 'react'
import type { ArgTypesEnhancer, ArgsEnhancer, StoryContextForEnhancers } from 'storybook/internal/types'
import { isRecord } from '#src/lib/isRecord.ts'
import { CARRIED, DATA, dataPage } from './dataOfPage.ts'
import type { WorldParameters } from './parameters.d.ts'

type Args = Record<string, unknown>

/** Between the name of an argument and that of its field. The address of a story carries no other sign than these. */
const FIELD = ' - '

/** What names a record is not for typing. */
const IS_ID = /(^i|I)d$/

/** The fields of arguments that are objects, as far as one control can change a field. */
function fieldsIn({ initialArgs, argTypes }: Pick<StoryContextForEnhancers, 'initialArgs' | 'argTypes'>) {
  return Object.entries(initialArgs).flatMap(([name, object]) => {
    // An object with functions is no record.
    const isPlain =
      isRecord(object) && !isValidElement(object) && !Object.values(object).some((each) => typeof each === 'function')
    if (!isPlain || argTypes[name]?.control === false) return []
    return Object.entries(object).flatMap(([field, value]) =>
      controlFor(value) && !IS_ID.test(field) ? [{ key: `${name}${FIELD}${field}`, name, value }] : [],
    )
  })
}

/** The control for a value, if it is no object. */
function controlFor(value: unknown) {
  if (typeof value === 'string') return { type: 'text' as const }
  if (typeof value === 'number') return { type: 'number' as const, min: 0 }
  return typeof value === 'boolean' ? { type: 'boolean' as const } : undefined
}

/**
 * Storybook shows JSON for each type that it does not know. Here the value of the story decides, an object has a control
 * for each of its fields, and what no control can make (an element, a list) has none. A story that ignores its
 * arguments has no controls.
 */
export const typedControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters, title }) => {
  const world = (parameters.world ?? {}) as WorldParameters
  // The group *Data* follows when the page has read its records (dataControls.ts).
  const carried = dataPage(title, world, initialArgs) && {
    [CARRIED]: {
      name: CARRIED,
      type: { name: 'string' as const },
      control: { disable: true },
      table: { disable: true },
    },
  }
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const isOfArgs = world.path === undefined && parameters.__isArgsStory
  if (!isOfArgs) return { ...withoutControls(argTypes, initialArgs), ...carried }
  const own = Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
    const { type, control, ...argType } = argTypes[name] ?? { name }
    const [value, kind] = [initialArgs[name], type?.name]
    if (control !== undefined || kind === 'enum' || kind === 'boolean') return [name, argTypes[name]]
    if (IS_ID.test(name)) return [name, { ...argType, name, type, control: false }]
    const known = controlFor(value) ?? (value === undefined ? controlOfType(argType.table?.type?.summary) : undefined)
    return [name, { ...argType, name, type, control: known ?? false }]
  })
  const fields = fieldsIn({ initialArgs, argTypes }).map(({ key, name, value }) => {
    return [key, { name: key, control: controlFor(value), table: { category: name } }]
  })
  return { ...(Object.fromEntries([...own, ...fields]) as typeof argTypes), ...carried }
}

const withoutControls = (argTypes: Args, args: Args) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...args }).map((name) => [
      name,
      { name, ...(argTypes[name] as object), control: false },
    ]),
  ) as ReturnType<ArgTypesEnhancer>

/** For an argument without a value: any text is a node. */
function controlOfType(summary = '') {
  if (/\b(string|ReactNode)\b/.test(summary)) return controlFor('')
  return summary === 'number' ? controlFor(0) : undefined
}

/** The fields of objects are arguments of their own, so that controls can change them. */
export const fieldsOfObjects: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(fieldsIn({ initialArgs, argTypes: argTypes ?? {} }).map(({ key, value }) => [key, value]))

/** The arguments of the component. A number that has been deleted is again the story's own. */
export function givenArgs(args: Args, initialArgs: Args): Args {
  const given: Args = {}
  for (const [key, changed] of Object.entries(args)) {
    if (key === CARRIED || key.startsWith(DATA)) continue
    const value = changed === undefined && typeof initialArgs[key] === 'number' ? initialArgs[key] : changed
    const [name = '', field] = key.split(FIELD)
    if (field === undefined) given[name] = value
    else if (isRecord(given[name]) && given[name][field] !== value) given[name] = { ...given[name], [field]: value }
  }
  return given
}
