import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

interface Props {
  /** Navigates to /explore; called before the app re-renders. */
  onLeave(): void
  children: ReactNode
}

/** The outermost boundary: an error outside the router's boundaries shows the error screen, no blank page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  leave = () => {
    this.props.onLeave()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorScreen onLeave={this.leave} /> : this.props.children
  }
}
