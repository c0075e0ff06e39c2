import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'

/** What every section gets. */
export interface SectionProps {
  handle: DeveloperHandle
  /** Does something and says that it is done, or why it could not be done. */
  act(done: string | (() => string), work: () => unknown): void
}
