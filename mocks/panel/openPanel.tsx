import { createRoot } from 'react-dom/client'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { namedSnapshots } from '#mocks/db/namedSnapshots.ts'
import { MockPanel } from './MockPanel.tsx'

/** Renders the panel in this element, in a separate React root, so that it stays mounted while the app restarts. */
export function openPanel(host: HTMLElement, handle: DeveloperHandle, onClosed: () => void): { close(): void } {
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    onClosed()
  }
  root.render(<MockPanel handle={handle} snapshots={namedSnapshots()} onClose={close} />)
  return { close }
}
