import { useRef } from 'react'
import { LARGEST_FILE, readWorldFile } from '#mocks/capture/worldFile.ts'
import { databaseFile } from '#mocks/db/databaseFile.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { SectionProps } from './sectionProps.ts'
import { CapturedSession } from './CapturedSession.tsx'
import { Snapshots } from './Snapshots.tsx'
import { callName, countsText } from './stateTexts.ts'
import styles from './controls.module.css'

/** No character has more bytes than three of UTF-8 in a JSON text of the limit. */
const LARGEST_BYTES = 3 * LARGEST_FILE
const TOO_LARGE = { problem: `This file is too large: ${LARGEST_FILE / 1_000_000} MB at most are read.` }

const COUNTED = ['users', 'characters', 'likes', 'chats', 'messages'] as const

/** The contents of the database. */
export function DataSection({ handle, act, snapshots }: SectionProps & { snapshots: NamedSnapshots }) {
  const { server } = handle
  const file = useRef<HTMLInputElement>(null)
  const lastWrite = server.lastWrite()
  const restore = (snapshot: Snapshot) => handle.restart(() => server.restore(snapshot))
  const counts = () => countsText(COUNTED.map((name) => [name, server.db[name].all().length]))

  function importFile(given: File | undefined) {
    if (!given) return
    act(
      () => `Imported. ${counts()}`,
      async () => {
        const read = given.size > LARGEST_BYTES ? TOO_LARGE : readWorldFile(await given.text())
        if ('problem' in read) throw new Refusal(`Nothing was changed. ${read.problem}`)
        await handle.openDatabase(read.snapshot)
      },
    )
  }

  return (
    <div
      className={styles.stack}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        importFile(event.dataTransfer.files[0])
      }}
    >
      <p className={styles.dim}>{counts()}</p>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => act('Data reset.', handle.reset)}>
          Reset data
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!lastWrite}
          onClick={() => act('Last write undone.', () => handle.restart(server.undo))}
        >
          {lastWrite ? `Undo “${callName(lastWrite)}”` : 'Nothing to undo'}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => act('File saved.', async () => saveFile(databaseFile(await server.snapshot())))}
        >
          Export
        </button>
        <button type="button" className={styles.button} onClick={() => file.current?.click()}>
          Import…
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="A database file to import"
          onChange={({ target }) => {
            importFile(target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <p className={styles.hint}>Reset data keeps the viewer, the clock and the faults.</p>
      <p className={styles.hint}>
        Import reads an export, or a session that was captured on staging; a file can also be dropped here.
      </p>
      <CapturedSession server={server} />
      <Snapshots snapshots={snapshots} act={act} take={() => server.snapshot()} restore={restore} />
    </div>
  )
}

function saveFile(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'perigee-mock-database.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
