/** `--project=live`, `--project live`, both any number of times: which projects a command line asks for, if it names any. */
export function chosenProjects(argv: string[] = process.argv): string[] {
  return argv.flatMap((word, i) => {
    if (word === '--project') return [argv[i + 1] ?? '']
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : []
  })
}
