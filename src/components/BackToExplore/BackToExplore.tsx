import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  /** Whether the router itself may have failed: uses a plain navigation instead of a link. */
  onLeave?: () => void
}

/** Leads away from a page that failed. Where *Try again* can help, that is the main action beside it. */
export function BackToExplore({ onLeave }: Props) {
  const way = onLeave ? { onClick: onLeave } : { component: Link, to: '/explore' }
  return (
    <Button variant="default" {...way}>
      Back to Explore
    </Button>
  )
}
