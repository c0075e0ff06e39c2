import { Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SkyMessage.module.css'

interface Props {
  /** The drawing above the text: `OrbitDrawing` for an empty list, `CometDrawing` for a failure, or another one. */
  drawing(props: { className?: string | undefined }): ReactNode
  title: string
  /** The heading level of the title. */
  order?: TitleOrder
  text?: ReactNode
  /** Actions and links. */
  children?: ReactNode
}

/** The message of an empty or failed place: a drawing, a sentence, and actions. */
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
