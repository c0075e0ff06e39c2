import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { databaseFile, readDatabaseFile } from '#mocks/db/databaseFile.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { Field } from './Field.tsx'
import type { SectionProps } from './MockPanel.tsx'
import { textOf } from './textOf.ts'
import styles from './panel.module.css'

const COUNTED = ['users', 'characters', 'likes', 'chats', 'messages'] as const

/** What the server has in its database. */
export function DataSection({ handle, act, snapshots }: SectionProps & { snapshots: NamedSnapshots }) {
  const { server } = handle
  const [names, setNames] = useState<string[]>([])
  const file = useRef<HTMLInputElement>(null)
  const lastWrite = server.lastWrite()
  const restore = (snapshot: Snapshot) => handle.restart(() => server.restore(snapshot))

  useEffect(() => {
    void snapshots.names().then(setNames)
  }, [snapshots])

  async function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text()
    target.value = ''
    if (text === undefined) return
    act('The file is the database now.', () => {
      const read = readDatabaseFile(text)
      if ('problem' in read) throw new Error(`Nothing was changed. ${read.problem}`)
      return restore(read.snapshot)
    })
  }

  return (
    <div className={styles.stack}>
      <p className={styles.dim}>{COUNTED.map((name) => `${server.db[name].all().length} ${name}`).join(' · ')}</p>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => act('The world has begun anew.', handle.reset)}>
          Reset
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!lastWrite}
          onClick={() => act('The last write is undone.', () => handle.restart(server.undo))}
        >
          {lastWrite ? `Undo ${lastWrite}` : 'Undo the last write'}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => act('The file is saved.', async () => saveFile(databaseFile(await server.snapshot())))}
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
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const name = textOf(form, 'name')
          act(`"${name}" is saved.`, async () => {
            await snapshots.save(name, await server.snapshot())
            setNames(await snapshots.names())
            form.reset()
          })
        }}
      >
        <Field label="Snapshot">
          {(control) => <input {...control} name="name" required maxLength={60} placeholder="before the long chat" />}
        </Field>
        <button type="submit" className={styles.button}>
          Save
        </button>
      </form>
      {names.length === 0 ? (
        <p className={styles.dim}>There are no snapshots yet.</p>
      ) : (
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name} className={styles.item}>
              <span className={styles.code}>{name}</span>
              <button
                type="button"
                className={styles.button}
                aria-label={`Restore ${name}`}
                onClick={() => act(`"${name}" is the database now.`, async () => restore(await snapshots.read(name)))}
              >
                Restore
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={`Delete ${name}`}
                onClick={() =>
                  act(`"${name}" is deleted.`, async () => {
                    await snapshots.remove(name)
                    setNames(await snapshots.names())
                  })
                }
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
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
