import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NotKnown } from '#src/api/calls/notKnown.ts'
import { FindOut } from '#src/components/Form/FindOut.tsx'
import { ArrivalDrawing } from '#src/ui/SkyMessage/ArrivalDrawing.tsx'
import { CometDrawing } from '#src/ui/SkyMessage/CometDrawing.tsx'
import { OrbitDrawing } from '#src/ui/SkyMessage/OrbitDrawing.tsx'
import classes from './StandalonePage.module.css'
import { Waiting } from './Waiting.tsx'

export type ShownLinkResult = {
  kind: 'loading' | 'success' | 'error'
  text: string
  /** What the error leaves unknown. */
  notKnown?: NotKnown | undefined
}

interface Props {
  outcome: ShownLinkResult
  /** A sentence about the next step. */
  next?: ReactNode
  /** Present if a retry may succeed. */
  onTryAgain?: (() => void) | undefined
}

const DRAWINGS = { loading: OrbitDrawing, success: ArrivalDrawing, error: CometDrawing }

/** The state of an e-mail link's request, announced when it changes, and a link to Explore. */
export function LinkOutcome({ outcome: { kind, text, notKnown }, next, onTryAgain }: Props) {
  const Drawing = DRAWINGS[kind]
  return (
    <div className={classes.outcome}>
      <Drawing className={classes.drawing} />
      {kind === 'loading' ? (
        <Waiting>{text}</Waiting>
      ) : kind === 'error' ? (
        <div role="alert">
          {text !== '' && <p>{text}</p>}
          {notKnown && <FindOut notKnown={notKnown} />}
        </div>
      ) : (
        <output>{text}</output>
      )}
      {next && <p className={classes.next}>{next}</p>}
      {kind === 'error' && onTryAgain && (
        <Button color="yellow.4" onClick={onTryAgain}>
          Try again
        </Button>
      )}
      {kind !== 'loading' && (
        <Button
          component={Link}
          to="/explore"
          replace
          {...(onTryAgain ? { variant: 'default' } : { color: 'yellow.4' })}
          className={classes.onward}
        >
          Go to Explore
        </Button>
      )}
    </div>
  )
}
