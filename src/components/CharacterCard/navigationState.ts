import type { CharacterSummary, ChatSummary } from '#src/api/shapes/characterShapes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed to /chat/character/{id}, which renders it before its own request has a response. */
    character?: CharacterSummary
    /** Passed on by the list of chats. */
    chat?: ChatSummary
  }
}
