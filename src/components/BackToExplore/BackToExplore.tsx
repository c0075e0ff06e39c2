import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  /** Where the router may be what failed: the way there without a link. */
  onLeave?: () => void
}

/** The way out of a page that could not be shown. Beside it *Try again*, where that can help, is the main action. */
export function BackToExplore({ onLeave }: Props) {
  const way = onLeave ? { onClick: onLeave } : { component: Link, to: '/explore' }
  return (
    <Button variant="default" {...way}>
      Back to Explore
    </Button>
  )
}
