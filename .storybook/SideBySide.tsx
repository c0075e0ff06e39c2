import { Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

type StoryExport = NonNullable<ComponentProps<typeof Story>['of']>

/** Several stories side by side, each scaled down from desktop width, with its own app and its own mock server. */
export function SideBySide({ stories }: { stories: Record<string, StoryExport> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 }}>
      {Object.entries(stories).map(([words, story]) => (
        <figure key={words} style={{ margin: 0 }}>
          <figcaption style={{ marginBottom: 8, color: 'var(--text)' }}>{words}</figcaption>
          <div style={{ height: 520, overflow: 'auto', borderRadius: 8 }}>
            <div style={{ zoom: 0.4 }}>
              <Story of={story} inline />
            </div>
          </div>
        </figure>
      ))}
    </div>
  )
}
