import { createRoot } from 'react-dom/client'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import { namedSnapshots } from '#mocks/db/namedSnapshots.ts'
import { MockPanel } from './MockPanel.tsx'

/** Shows the panel in this element, with a root of its own: it stays while the app is started anew. */
export function openPanel(host: HTMLElement, handle: DeveloperHandle, onClosed: () => void): { close(): void } {
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    onClosed()
  }
  root.render(<MockPanel handle={handle} snapshots={namedSnapshots()} onClose={close} />)
  return { close }
}
