import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  /** Where the router may be what failed: the way there without a link. */
  onLeave?: () => void
}

const LOOK = { variant: 'default' } as const

/** The way out of a page that could not be shown. Beside it *Try again*, where that can help, is the main action. */
export function BackToExplore({ onLeave }: Props) {
  return onLeave ? (
    <Button {...LOOK} onClick={onLeave}>
      Back to Explore
    </Button>
  ) : (
    <Button {...LOOK} component={Link} to="/explore">
      Back to Explore
    </Button>
  )
}
