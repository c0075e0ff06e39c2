import 'react'

declare module 'react' {
  /** `style={{ '--width': '60px' }}`: how a component hands a value to its stylesheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
