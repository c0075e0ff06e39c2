import { ActiveFaults } from './ActiveFaults.tsx'
import { FaultForm, type FaultFormProps } from './FaultForm.tsx'
import { HeldCalls } from './HeldCalls.tsx'
import { ReadyMadeFaults } from './ReadyMadeFaults.tsx'
import styles from './controls.module.css'

/** The section for faults: held calls, active faults, and the form for adding one. */
export function FaultsSection(props: FaultFormProps) {
  const { handle, act } = props
  return (
    <div className={styles.stack}>
      <HeldCalls handle={handle} act={act} />
      <ActiveFaults handle={handle} act={act} />
      <ReadyMadeFaults handle={handle} act={act} />
      <FaultForm {...props} />
    </div>
  )
}
