import { useRef, useState } from 'react'
import { saveFile } from '#src/lib/saveFile.ts'
import { exportFile } from '#mocks/capture/worldFile.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import { Button } from './Button.tsx'
import { type ButtonSide, readButtonSide, writeButtonSide } from './buttonSide.ts'
import type { SectionProps } from './sectionProps.ts'
import { CapturedSession } from './CapturedSession.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import { Snapshots } from './Snapshots.tsx'
import { importFile } from './importFile.ts'
import { callName, dataCounts } from './stateTexts.ts'
import styles from './controls.module.css'

/** The contents of the database. */
export function DataSection({ handle, act, snapshots }: SectionProps & { snapshots: NamedSnapshots }) {
  const { server } = handle
  const file = useRef<HTMLInputElement>(null)
  const lastWrite = server.lastWrite()
  const restore = (snapshot: Snapshot) => handle.restart(() => server.restore(snapshot))
  const capture = handle.capture()

  return (
    <div className={styles.stack}>
      <p className={styles.dim}>{dataCounts(handle)}</p>
      <RecordEditor handle={handle} act={act} />
      <div className={styles.row}>
        {capture ? (
          <ResetOfCapture handle={handle} act={act} />
        ) : (
          <Button onClick={() => act('Data reset.', handle.reset)}>Reset data</Button>
        )}
        <Button disabled={!lastWrite} onClick={() => act('Last write undone.', () => handle.restart(server.undo))}>
          {lastWrite ? `Undo “${callName(lastWrite)}”` : 'Nothing to undo'}
        </Button>
        <Button onClick={() => act('File saved.', async () => saveExport(await server.snapshot()))}>Export</Button>
        <Button onClick={() => file.current?.click()}>Import…</Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json,.yaml,.yml"
          hidden
          aria-label="A file to import"
          onChange={({ target }) => {
            importFile({ handle, act }, target.files?.[0])
            target.value = ''
          }}
        />
      </div>
      <p className={styles.dim}>
        {capture
          ? 'Reset to the capture brings back its data, its viewer, its time and its failures, and removes other faults. Leaving it starts the scenario in real time.'
          : 'Reset data keeps the viewer, the clock and the faults.'}
      </p>
      <p className={styles.dim}>
        Import reads an export, a session that was captured on staging, or a new contract (OpenAPI). The file can also
        be dropped on the panel.
      </p>
      <CapturedSession server={server} />
      <Snapshots snapshots={snapshots} act={act} take={() => server.snapshot()} restore={restore} />
      <ButtonCorner act={act} />
    </div>
  )
}

/** Moves the button that opens the panel, if it covers something in its corner. */
function ButtonCorner({ act }: Pick<SectionProps, 'act'>) {
  const [side, setSide] = useState(readButtonSide)
  const other: ButtonSide = side === 'right' ? 'left' : 'right'
  return (
    <Button
      onClick={() =>
        act(`The button is in the lower ${other} corner.`, () => {
          writeButtonSide(other)
          setSide(other)
        })
      }
    >
      {`Put the panel’s button in the lower ${other} corner`}
    </Button>
  )
}

function ResetOfCapture({ handle, act }: SectionProps) {
  const left = () => `Captured session left. Scenario started: ${handle.server.scenario()}.`
  return (
    <>
      <Button onClick={() => act('This is the captured session as it was imported.', handle.reset)}>
        Reset to the capture
      </Button>
      <Button onClick={() => act(left, handle.leaveCapture)}>Leave the capture</Button>
    </>
  )
}

function saveExport(snapshot: Snapshot): void {
  saveFile(new Blob([exportFile(snapshot)], { type: 'application/json' }), 'perigee-mock-database.json')
}
