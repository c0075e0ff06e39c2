import 'react'

declare module 'react' {
  /** `style={{ '--width': '60px' }}`: how a component passes a value to its style sheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
