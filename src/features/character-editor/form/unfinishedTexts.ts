type Finish = () => string | undefined

export interface UnfinishedTexts {
  /** Registers how a field takes its unfinished text into the form; returns how to unregister. */
  register(field: string, finish: Finish): () => void
  /** Has every field take what is typed in it. */
  finish(): void
  /** What is wrong with the texts that could not be taken, by field. */
  problems(): Record<string, string>
}

/**
 * Texts that are typed in a field and not a value of the form yet: a tag before Enter, a trait's name before its field is
 * left. They are finished before the form is sent, however it is sent (button, Enter, Ctrl+S); a text that cannot be taken
 * stops it, with the message at its field.
 */
export function createUnfinishedTexts(): UnfinishedTexts {
  const finishers = new Set<{ field: string; finish: Finish }>()
  let problems: Record<string, string> = {}
  return {
    register: (field, finish) => {
      const entry = { field, finish }
      finishers.add(entry)
      return () => void finishers.delete(entry)
    },
    finish: () => {
      problems = {}
      for (const { field, finish } of finishers) {
        const problem = finish()
        if (problem !== undefined) problems[field] ??= problem
      }
    },
    problems: () => problems,
  }
}
