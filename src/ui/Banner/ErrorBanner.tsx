import type { ReactNode, Ref } from 'react'
import { Banner } from './Banner.tsx'

interface Props {
  /** The error; a server may send several lines. '' if the children contain the whole message. */
  message: string
  /** If present, the banner can be closed. */
  onDismiss?: () => void
  /** An action that may solve the problem. */
  action?: ReactNode
  /** Further text of the product. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The error of a whole form or page; each line of the message is a line. */
export function ErrorBanner({ message, onDismiss, action, children, ref }: Props) {
  return (
    <Banner ref={ref} kind="error" action={action} {...(onDismiss && { onDismiss })}>
      {message !== '' &&
        message.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity but their place.
          <p key={index}>{line}</p>
        ))}
      {children}
    </Banner>
  )
}
