import { Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import { CometDrawing } from './CometDrawing.tsx'
import { OrbitDrawing } from './OrbitDrawing.tsx'
import classes from './SkyMessage.module.css'

interface Props {
  /** The drawing over the words: nothing here yet, something failed, or another one. */
  drawing: 'orbit' | 'comet' | ((props: { className?: string | undefined }) => ReactNode)
  title: string
  /** The level of the title among the page's headings. */
  order?: TitleOrder
  text?: ReactNode
  /** The way out. */
  children?: ReactNode
}

const DRAWINGS = { orbit: OrbitDrawing, comet: CometDrawing }

/** An empty or failed place: one drawing, one sentence, the way out. */
export function SkyMessage({ drawing, title, order = 2, text, children }: Props) {
  const Drawing = typeof drawing === 'string' ? DRAWINGS[drawing] : drawing
  return (
    <div className={classes.message}>
      <Drawing className={classes.drawing} />
      <Title order={order} className={classes.title}>
        {title}
      </Title>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.wayOut}>{children}</div>}
    </div>
  )
}
