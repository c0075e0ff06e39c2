import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the arguments of a command. For a wrong one, ends the process with a sentence that names the right ones. */
export function argumentsOf<T extends ParseArgsConfig = object>(usage: string, config?: T) {
  try {
    return parseArgs(config)
  } catch (failure) {
    endWith(`${firstSentenceOf(failure).replace(/\.$/, '')}: write ${usage}.`)
  }
}

/** The value of an option that is a count, at least 1. For another value, ends the process with a sentence. */
export function countIn(value: string, option: string): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1) endWith(`${option} ${value}: write a whole number of at least 1.`)
  return count
}

/** Ends the process with one sentence and without a stack. The exit code 2 says that the command did nothing. */
export function endWith(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** The first sentence of an error's message: Node and other tools add hints that do not fit a command of npm. */
export function firstSentenceOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  return (failure.message.split(/\.\s|\n/)[0] ?? '').replace(/\.?$/, '.')
}
