type Finish = () => string | undefined

export interface UnfinishedTexts {
  /**
   * Registers the function that puts a field's unfinished text into the form; returns a function that unregisters it.
   */
  register(field: string, finish: Finish): () => void
  /** Finishes the texts of all fields. */
  finish(): void
  /** The errors of the texts that could not be finished, by field. */
  problems(): Record<string, string>
}

/**
 * Texts in a field that are not yet a value of the form: a tag before Enter, a trait's name before blur. They are
 * finished before every submit (button, Enter, Ctrl+S). An invalid text stops the submit and shows its error.
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
