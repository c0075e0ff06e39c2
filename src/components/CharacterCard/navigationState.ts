import type { CharacterSummary, ChatSummary } from '#src/api/shapes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed to /chat/character/{id}, which renders it before its own request has a response (A2.1-17). */
    character?: CharacterSummary
    /** Passed on by the list of chats (B2.1-07). */
    chat?: ChatSummary
  }
}
