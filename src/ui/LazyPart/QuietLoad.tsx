import { Component, type ReactNode } from 'react'
import { CodeLoadError } from '#src/code/loadCode.ts'
import { useCodeRecovery } from '#src/code/useCodeRecovery.ts'

interface Props {
  /** Rendered until the code has loaded. */
  fallback: ReactNode
  /** Parts made with `lazyCode`. */
  children: ReactNode
}

/** Wraps parts that no user waits for: if their code fails to load, the fallback stays until it can be loaded. */
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
