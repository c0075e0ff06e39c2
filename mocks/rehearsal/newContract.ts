import { parse } from 'yaml'
import { upgradedDescription } from '#openapi/descriptions/upgradedDescription.ts'
import contract from '#src/contract/generated/contract.json' with { type: 'json' }
import { type Rehearsal, rehearsalsOf } from './rehearsals.ts'

/** A new contract that a mock server imitates, as JSON: a tab keeps it, also over a reload. */
export interface RehearsedContract {
  /** Of its file. */
  name: string
  /** The address of its file, if a link named it. */
  from?: string
  differences: Pick<Rehearsal, 'title' | 'alterations' | 'why'>[]
}

/** Reads an OpenAPI description in one file, and derives what it changes. Fails with one sentence. */
export function newContract(text: string, name: string, from?: string): RehearsedContract {
  const json = JSON.stringify(parsed(text, name))
  const [, other] = /"\$ref":"([^#"][^"]*)"/.exec(json) ?? []
  if (other !== undefined)
    throw new Error(`${name} refers to ${other}. Put it into one file first: npx redocly bundle ${name}.`)
  const differences = rehearsalsOf(contract, upgradedDescription(json, name))
  return { name, ...(from !== undefined && { from }), differences }
}

function parsed(text: string, name: string): object {
  let content: unknown
  try {
    // JSON is YAML, but a parser of JSON is much faster.
    content = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text)
  } catch (failure) {
    const [reason = ''] = String(failure instanceof Error ? failure.message : failure).split('\n')
    throw new Error(`${name} cannot be read as an OpenAPI description: ${reason.replace(/[.:]?$/, '.')}`, {
      cause: failure,
    })
  }
  if (typeof content !== 'object' || content === null) throw new Error(`${name} is no OpenAPI description.`)
  return content
}
