import type { CharacterSummary } from '#src/api/shapes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed along to /chat/character/{id}, which shows it before its own call has answered (A2.1-17). */
    character?: CharacterSummary
  }
}
