import type { CharacterSummary, ChatSummary } from '#src/api/shapes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Passed along to /chat/character/{id}, which shows it before its own call has a response (A2.1-17). */
    character?: CharacterSummary
    /** Passed along from the list of chats (B2.1-07). */
    chat?: ChatSummary
  }
}
