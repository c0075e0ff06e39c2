/** `--project=live`, `--project live`, each any number of times: the projects on a command line, if any. */
export function chosenProjects(argv: string[] = process.argv): string[] {
  return argv.flatMap((word, i) => {
    if (word === '--project') return [argv[i + 1] ?? '']
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : []
  })
}
