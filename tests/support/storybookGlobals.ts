interface Failure {
  message?: string
}

export interface ChangeOfPhase {
  storyId: string
  newPhase: string
}

interface LoadedStory {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
}

type PlayFailure = 'playFunctionThrewException' | 'unhandledErrorsWhilePlaying'

/** The globals of a page with stories. Storybook declares no types for them: functions that run in the page cast `window`. */
export interface StorybookGlobals {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: { storyId: string; viewMode: string } | { globals: object }): void
    on(event: 'storyThrewException' | 'storyErrored', listener: (failure: Failure) => void): void
    on(event: 'storyRenderPhaseChanged', listener: (change: ChangeOfPhase) => void): void
    on(event: 'globalsUpdated', listener: () => void): void
    /** Of play functions. */
    on(event: PlayFailure, listener: (failure: Failure | Failure[]) => void): void
  }
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id: string; phase?: string; teardown(): Promise<void> }
    storyStore: { loadStory(of: { storyId: string }): Promise<LoadedStory> }
  }
}
