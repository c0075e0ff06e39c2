import { LARGEST_BYTES, readWorldFile, TOO_LARGE } from '#mocks/capture/worldFile.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { SectionProps } from './sectionProps.ts'
import { dataCounts } from './stateTexts.ts'

/** Opens the world of an export or a captured session. An invalid file changes nothing. */
export function importFile({ handle, act }: SectionProps, file: File | undefined): void {
  if (!file) return
  act(
    () => `Imported. ${dataCounts(handle)}`,
    async () => {
      // The size is known before the file is read.
      const read = file.size > LARGEST_BYTES ? TOO_LARGE : readWorldFile(await file.text())
      if ('problem' in read) throw new Refusal(`Nothing was changed. ${read.problem}`)
      await handle.openDatabase(read.snapshot)
    },
  )
}
