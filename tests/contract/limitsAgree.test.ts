import type { Schema } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { contract, resolved } from '#src/contract/strict/contract.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import * as limits from '#src/product/limits.ts'
import { LISTING_ORDERS } from '#src/product/orders.ts'
import { CHARACTER_REPORT_CATEGORIES, MESSAGE_REPORT_CATEGORIES } from '#src/product/reportCategories.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'

/** By name, so that a failed test can name the limit. */
const values: Record<keyof typeof limits, unknown> = { ...limits }

/** Follows a path like `CharacterBody.greetings.alternatives[].maxLength` through the schemas. */
function inSchema(path: string): unknown {
  const [name = '', ...steps] = path.replaceAll('[]', '.items').split('.')
  return steps.reduce((node: any, step) => {
    const schema = resolved<Schema>(node)
    return schema.properties?.[step] ?? schema[step]
  }, contract.components.schemas[name])
}

function inQuery(id: OperationId, name: string): Schema {
  const parameter = operationOf(id).parameters.find((each) => each.name === name)
  if (!parameter) throw new Error(`${id} has no ${name}.`)
  return resolved<Schema>(parameter.schema)
}

// countersAgree.test.ts compares the limits of the fields that have a counter.
describe('src/product/limits.ts matches the contract', () => {
  it.for([
    { limit: 'USERNAME_MIN_CHARS', at: 'Username.minLength' },
    { limit: 'USERNAME_MAX_CHARS', at: 'Username.maxLength' },
    { limit: 'PASSWORD_MIN_CHARS', at: 'RegisterBody.password.minLength' },
    { limit: 'PASSWORD_MIN_CHARS', at: 'UpdateMeBody.newPassword.minLength' },
    { limit: 'PASSWORD_MIN_CHARS', at: 'ResetPasswordBody.newPassword.minLength' },
    { limit: 'TRAITS_MAX', at: 'CharacterBody.personalities.maxItems' },
    { limit: 'TRAITS_MAX', at: 'AugmentBody.personalities.maxItems' },
    { limit: 'ALTERNATIVE_GREETINGS_MAX', at: 'CharacterBody.greetings.alternatives.maxItems' },
    { limit: 'GREETING_MAX_CHARS', at: 'SendMessageBody.greeting_content.maxLength' },
    { limit: 'TAGS_MAX', at: 'CharacterBody.tags.maxItems' },
    { limit: 'GUIDANCE_SCALE_MIN', at: 'RetouchBody.guidanceScale.minimum' },
    { limit: 'GUIDANCE_SCALE_MAX', at: 'RetouchBody.guidanceScale.maximum' },
    { limit: 'GUIDANCE_SCALE_DEFAULT', at: 'RetouchBody.guidanceScale.default' },
  ] as const)('$limit is $at', ({ limit, at }) => {
    expect(inSchema(at)).toBe(values[limit])
  })

  it('RANDOM_TRAITS is the default count', () => {
    expect(inQuery('listRandomTraits', 'count').default).toBe(limits.RANDOM_TRAITS)
  })

  it('TRAITS_MAX is the maximum of the request', () => {
    expect(inQuery('listRandomTraits', 'count').maximum).toBe(limits.TRAITS_MAX)
  })

  it('REMEMBER_ME_DAYS matches the text of rememberMe', () => {
    expect(inSchema('LoginBody.rememberMe.description')).toContain(`${limits.REMEMBER_ME_DAYS} days`)
  })
})

describe('src/product has the lists of the contract, in the same order', () => {
  it.for([
    { list: 'the character report categories', ours: CHARACTER_REPORT_CATEGORIES, at: 'CharacterReportCategory.enum' },
    { list: 'the message report categories', ours: MESSAGE_REPORT_CATEGORIES, at: 'MessageReportCategory.enum' },
    { list: 'the trait strengths', ours: TRAIT_STRENGTHS, at: 'TraitStrength.enum' },
    { list: 'the orders of a listing', ours: LISTING_ORDERS, at: 'CharacterSort.enum' },
  ])('$list', ({ ours, at }) => {
    expect(inSchema(at)).toEqual(ours)
  })
})
