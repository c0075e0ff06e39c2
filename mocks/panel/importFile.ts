import { LARGEST_BYTES, readWorldFile, TOO_LARGE } from '#mocks/capture/worldFile.ts'
import type { RehearsedContract } from '#mocks/rehearsal/newContract.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { SectionProps } from './sectionProps.ts'
import { dataCounts } from './stateTexts.ts'

/** Opens the world of an export or a captured session, or a new contract. An invalid file changes nothing. */
export function importFile({ handle, act }: SectionProps, file: File | undefined): void {
  if (!file) return
  let done = () => `Imported. ${dataCounts(handle)}`
  act(
    () => done(),
    async () => {
      // The size is known before the file is read.
      const text = file.size > LARGEST_BYTES ? undefined : await file.text()
      if (text !== undefined && (/\.ya?ml$/i.test(file.name) || isDescription(text))) {
        await handle.followContract(await contractOf(text, file.name))
        done = () => `The server follows ${file.name}.`
        return
      }
      const read = text === undefined ? TOO_LARGE : readWorldFile(text)
      if ('problem' in read) throw new Refusal(`Nothing was changed. ${read.problem}`)
      await handle.openDatabase(read.snapshot)
    },
  )
}

/** Whether this text is an OpenAPI description, and not a world: no field of a world has these names. */
export function isDescription(text: string): boolean {
  return /^\s*["']?(openapi|swagger)["']?\s*:|"(openapi|swagger)"\s*:\s*"[23]/m.test(text)
}

async function contractOf(text: string, name: string): Promise<RehearsedContract> {
  const { newContract } = await import('#mocks/rehearsal/newContract.ts')
  try {
    return newContract(text, name)
  } catch (failure) {
    throw new Refusal(`Nothing was changed. ${failure instanceof Error ? failure.message : String(failure)}`)
  }
}
