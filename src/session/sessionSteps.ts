import type { Live, SessionState, Step } from './sessionState.ts'

// Steps that several events lead to.

export function unchanged(state: SessionState): Step {
  return { state, effects: [] }
}

/** A4.1-05, A4.1-15; preferences and drafts stay (AMB-10). */
export function ended(state: Live, error?: string): Step {
  return {
    state: { ...nobody({ session: state.session + 1 }), error },
    effects: [{ do: 'forget credentials' }, { do: 'forget action after sign-in' }, { do: 'forget viewer data' }],
  }
}

export function nobody({ session }: { session: number }) {
  return { phase: 'signed out', session, error: undefined } as const
}
