import { fn } from 'storybook/test'
import { MockPanel } from './MockPanel.tsx'
import { handleOf, shelf } from './storyHandle.ts'

/** The panel of a world without an app, in a window of full height. */
export const panelStory = {
  component: MockPanel,
  render: (args: Parameters<typeof MockPanel>[0]) => (
    <div style={{ minHeight: '100vh' }}>
      <MockPanel {...args} />
    </div>
  ),
  args: { handle: handleOf(), snapshots: shelf(), onClose: fn() },
}
