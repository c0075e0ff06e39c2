import { Component, type ReactNode } from 'react'
import { CodeLoadError } from '#src/code/loadCode.ts'
import { useCodeRecovery } from '#src/code/useCodeRecovery.ts'

interface Props {
  /** What stands there until the code can be loaded, however long that takes. */
  fallback: ReactNode
  /** Parts made with `lazyCode`. */
  children: ReactNode
}

/** Around parts that nobody waits for: where their code cannot be loaded, the fallback stands until it can. */
export class QuietLoad extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    if (this.state.error instanceof CodeLoadError) this.state.error.retry()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    const { fallback, children } = this.props
    if (error === undefined) return children
    if (!(error instanceof CodeLoadError)) throw error
    return (
      <>
        {fallback}
        {!error.needsReload && <Recovery onBack={this.retry} />}
      </>
    )
  }
}

function Recovery({ onBack }: { onBack(): void }) {
  useCodeRecovery(onBack)
  return null
}
