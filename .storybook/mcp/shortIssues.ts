import { type GenericSchema, getDotPath, type BaseIssue, safeParse } from 'valibot'

/** The same schema, which reports of every invalid value only its place and a sentence: the reply quotes all issues. */
export function withShortIssues<Schema extends GenericSchema>(schema: Schema): Schema {
  const validate = (input: unknown) => {
    const result = safeParse(schema, input)
    return result.success ? { value: result.output } : { issues: result.issues.map(shortened) }
  }
  return { ...schema, '~standard': { ...schema['~standard'], validate } }
}

function shortened(issue: BaseIssue<unknown>) {
  return { message: issue.message, at: getDotPath(issue) ?? '' }
}
