import { type FormEvent, useEffect, useState } from 'react'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { Button } from './Button.tsx'
import { InputField } from './Field.tsx'
import type { SectionProps } from './sectionProps.ts'
import styles from './controls.module.css'

interface Props extends Pick<SectionProps, 'act'> {
  snapshots: NamedSnapshots
  take(): Promise<Snapshot>
  restore(snapshot: Snapshot): Promise<void>
}

/** The list of databases that were saved under a name. */
export function Snapshots({ snapshots, act, take, restore }: Props) {
  const [names, setNames] = useState<string[]>([])
  const [name, setName] = useState('')
  /** The name of an existing snapshot, until the user confirms or cancels replacing it. */
  const [asked, setAsked] = useState<string>()

  useEffect(() => {
    void snapshots.names().then(setNames)
  }, [snapshots])

  function save(as: string) {
    setAsked(undefined)
    act(`Saved: ${as}`, async () => {
      await snapshots.save(as, await take())
      setNames(await snapshots.names())
      setName('')
    })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = name.trim()
    if (names.includes(trimmed)) setAsked(trimmed)
    else save(trimmed)
  }

  return (
    <>
      <form className={styles.row} onSubmit={onSubmit}>
        <InputField
          label="Snapshot"
          value={name}
          required
          // A name needs a character other than a space.
          pattern=".*\S.*"
          title="A name"
          maxLength={60}
          placeholder="before the long chat"
          onChange={({ target }) => {
            setName(target.value)
            setAsked(undefined)
          }}
        />
        <Button type="submit">Save</Button>
      </form>
      {asked !== undefined && (
        <div role="alert" className={styles.item}>
          <span>There is a snapshot “{asked}” already. Replace it?</span>
          <Button onClick={() => save(asked)}>Replace</Button>
          <Button onClick={() => setAsked(undefined)}>Cancel</Button>
        </div>
      )}
      {names.length === 0 ? (
        <p className={styles.dim}>There are no snapshots yet.</p>
      ) : (
        <ul className={styles.list}>
          {names.map((saved) => (
            <li key={saved} className={styles.item}>
              <span className={styles.code}>{saved}</span>
              <Button
                aria-label={`Restore ${saved}`}
                onClick={() => act(`Restored: ${saved}`, async () => restore(await snapshots.read(saved)))}
              >
                Restore
              </Button>
              <Button
                aria-label={`Delete ${saved}`}
                onClick={() =>
                  act(`Deleted: ${saved}`, async () => {
                    await snapshots.remove(saved)
                    setNames(await snapshots.names())
                  })
                }
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
