import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Parses the arguments of a command. For a wrong one, ends the process with a sentence that names the right ones; with
 * `--help`, prints them and what they do.
 */
export function argumentsOf<T extends ParseArgsConfig = object>(usage: string, config?: T, about?: string) {
  if (isAskingForHelp()) endWithHelp(usage, about)
  try {
    return parseArgs(config)
  } catch (failure) {
    endWith(`${firstSentenceOf(failure).replace(/\.$/, '')}: write ${usage}.`)
  }
}

/** Whether the arguments of this process ask for help. */
export function isAskingForHelp(): boolean {
  return process.argv.slice(1).some((word) => word === '--help' || word === '-h')
}

/** Prints how a command is written, and ends the process. */
export function endWithHelp(usage: string, about?: string): never {
  console.log([`Usage: ${usage}`, ...(about === undefined ? [] : [about])].join('\n\n'))
  process.exit(0)
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
