import { Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SkyMessage.module.css'

interface Props {
  /** The drawing over the words: `OrbitDrawing` for nothing yet, `CometDrawing` for a failure, or another one. */
  drawing(props: { className?: string | undefined }): ReactNode
  title: string
  /** The level of the title among the page's headings. */
  order?: TitleOrder
  text?: ReactNode
  /** The way out. */
  children?: ReactNode
}

/** An empty or failed place: one drawing, one sentence, the way out. */
export function SkyMessage({ drawing: Drawing, title, order = 2, text, children }: Props) {
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
