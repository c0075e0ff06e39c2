import type { ReactNode } from 'react'
import { Banner } from './Banner.tsx'

interface Props {
  /** What went wrong; a server may say it in several lines (A5.6-03). '' where the children say everything. */
  message: string
  /** With it, the banner can be closed. */
  onDismiss?: () => void
  /** What can be done about it. */
  action?: ReactNode
  /** More to say, in the product's own words. */
  children?: ReactNode
}

/** What went wrong with a whole form or page, one line per line of the message. */
export function ErrorBanner({ message, onDismiss, action, children }: Props) {
  return (
    <Banner kind="error" action={action} {...(onDismiss && { onDismiss })}>
      {message !== '' &&
        message.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity but their place.
          <p key={index}>{line}</p>
        ))}
      {children}
    </Banner>
  )
}
