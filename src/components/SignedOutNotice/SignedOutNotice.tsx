import { Title } from '@mantine/core'
import { UnlockDrawing } from '#src/session/UnlockDrawing.tsx'
import { SignInLinks } from './SignInLinks.tsx'
import classes from './SignedOutNotice.module.css'

interface Props {
  title: string
  text: string
}

/** Replaces a page for members; signing in from here returns to the page. */
export function SignedOutNotice({ title, text }: Props) {
  return (
    <div className={classes.notice}>
      <UnlockDrawing className={classes.drawing} />
      {/* One element with the whole sentence, including the colon; its first part is the heading (AMB-28). */}
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {/* Screen readers, search and clipboard get the whole sentence; visually, a line break replaces the colon. */}
        <span className="visually-hidden">: </span>
        <span>{text}</span>
      </div>
      <div className={classes.wayIn}>
        <SignInLinks />
      </div>
    </div>
  )
}
