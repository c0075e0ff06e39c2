import { Button, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import { CometDrawing } from './CometDrawing.tsx'
import { SkyMessage } from './SkyMessage.tsx'

interface Props {
  title: string
  order?: TitleOrder
  /** What the server said, if anything. */
  text?: ReactNode
  /** Absent where another try cannot help. */
  onTryAgain?: (() => void) | undefined
  /** Another way out. */
  children?: ReactNode
}

/** Stands in the place of what could not be read, and offers to read it again. */
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
