import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'

/** The props of every section. */
export interface SectionProps {
  handle: DeveloperHandle
  /** Runs an action and reports its success, or the reason why it failed. */
  act(done: string | (() => string), work: () => unknown): void
}
