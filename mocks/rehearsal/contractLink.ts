import { type FileSite, linkedFile, notOpened } from '#mocks/world/linkedFile.ts'
import type { RehearsedContract } from './newContract.ts'

/** The new contract that a link names, or one sentence that says why it is not opened. */
export async function linkedContract(
  asked: string,
  site: FileSite,
): Promise<{ contract: RehearsedContract } | { notice: string }> {
  const file = await linkedFile('contract', asked, site)
  if ('notice' in file) return file
  try {
    const { newContract } = await import('./newContract.ts')
    const name = asked.split(/[?#]/)[0]?.split('/').at(-1) || asked
    return { contract: newContract(file.text, name, asked) }
  } catch (failure) {
    return notOpened('contract', asked, failure instanceof Error ? failure.message : String(failure))
  }
}
