import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useRouter } from '@tanstack/react-router'
import classes from './GoBack.module.css'

interface Props {
  /** Only the arrow, beside a heading. @default false */
  isIconOnly?: boolean
}

/** One step back in the history; to Explore where this page was the first. */
export function GoBack({ isIconOnly = false }: Props) {
  const router = useRouter()
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/explore' })
  }
  return (
    <button
      type="button"
      className={`${classes.back} ${isIconOnly ? classes.iconOnly : ''}`}
      onClick={goBack}
      {...(isIconOnly && { 'aria-label': 'Go Back', title: 'Go Back' })}
    >
      <IconArrowLeft aria-hidden size={isIconOnly ? '1.375rem' : '1.125rem'} stroke={1.7} />
      {!isIconOnly && 'Go Back'}
    </button>
  )
}
