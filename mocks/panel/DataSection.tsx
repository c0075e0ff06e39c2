import { type ChangeEvent, useRef } from 'react'
import { databaseFile, readDatabaseFile } from '#mocks/db/databaseFile.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { Refusal } from '#mocks/situation/refusal.ts'
import type { SectionProps } from './sectionProps.ts'
import { Snapshots } from './Snapshots.tsx'
import { callName, countsText } from './stateTexts.ts'
import styles from './controls.module.css'

const COUNTED = ['users', 'characters', 'likes', 'chats', 'messages'] as const

/** The contents of the database. */
export function DataSection({ handle, act, snapshots }: SectionProps & { snapshots: NamedSnapshots }) {
  const { server } = handle
  const file = useRef<HTMLInputElement>(null)
  const lastWrite = server.lastWrite()
  const restore = (snapshot: Snapshot) => handle.restart(() => server.restore(snapshot))
  const counts = () => countsText(COUNTED.map((name) => [name, server.db[name].all().length]))

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text()
    target.value = ''
    if (text === undefined) return
    act(
      () => `Imported. ${counts()}`,
      () => {
        const read = readDatabaseFile(text)
        if ('problem' in read) throw new Refusal(`Nothing was changed. ${read.problem}`)
        return restore(read.snapshot)
      },
    )
  }

  return (
    <div className={styles.stack}>
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
          onChange={(event) => void onFile(event)}
        />
      </div>
      <p className={styles.hint}>Reset data keeps the viewer, the clock and the faults.</p>
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
