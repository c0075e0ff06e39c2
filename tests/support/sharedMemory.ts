import { statfsSync } from 'node:fs'

/** What the pages of three browsers need, with much to spare. A container often has 64 MB, with which pages crash. */
const ENOUGH_BYTES = 2 ** 30

/**
 * Playwright's default option lets the browser create its shared memory as files in the temporary folder. On a disk, a
 * sixth of the kernel's time in a run goes into creating and deleting these files. Without the option, the browser
 * uses `/dev/shm`.
 */
export function sharedMemory(): { ignoreDefaultArgs?: string[] } {
  return freeBytes('/dev/shm') >= ENOUGH_BYTES ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
