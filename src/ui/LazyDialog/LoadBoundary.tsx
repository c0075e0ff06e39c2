import { Component, type ReactNode } from 'react'
import { CodeLoadError } from '#src/code/loadCode.ts'
import { LoadFailure } from './LoadFailure.tsx'

interface Props {
  /** Whether the dialog or menu below should be open. */
  opened: boolean
  onClose(): void
  children: ReactNode
}

interface State {
  error?: unknown
  /** It was closed while it showed the failure: opening it again is another try. */
  isClosed?: boolean
}

/** Reports that the code of a dialog or menu failed to load. Passes every other error on to the next boundary. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  static getDerivedStateFromProps({ opened }: Props, { error, isClosed }: State): State | null {
    if (!opened) return { isClosed: true }
    if (!isClosed) return null
    if (error instanceof CodeLoadError) error.retry()
    return { error: undefined, isClosed: false }
  }

  retry = () => {
    if (this.state.error instanceof CodeLoadError) this.state.error.retry()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    const { opened, onClose, children } = this.props
    if (error === undefined) return children
    if (!(error instanceof CodeLoadError)) throw error
    return opened && <LoadFailure needsReload={error.needsReload} onRetry={this.retry} onClose={onClose} />
  }
}
