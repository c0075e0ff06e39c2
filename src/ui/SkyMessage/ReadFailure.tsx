import { Button, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import { CometDrawing } from './CometDrawing.tsx'
import { SkyMessage } from './SkyMessage.tsx'

interface Props {
  title: string
  order?: TitleOrder
  /** The server's message, if there is one. */
  text?: ReactNode
  /** Absent if another try cannot help. */
  onTryAgain?: (() => void) | undefined
  /** An action or link besides the retry. */
  children?: ReactNode
}

/** Replaces content that failed to load, and offers a retry. */
export function ReadFailure({ title, order = 2, text, onTryAgain, children }: Props) {
  return (
    <div role="alert">
      <SkyMessage drawing={CometDrawing} order={order} title={title} text={text}>
        {onTryAgain && <Button onClick={onTryAgain}>Try again</Button>}
        {children}
      </SkyMessage>
    </div>
  )
}
