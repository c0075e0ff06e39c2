import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useRouter } from '@tanstack/react-router'
import classes from './GoBack.module.css'

/** One step back in the history (A2.7-13); to Explore for whoever came here first. */
export function GoBack() {
  const router = useRouter()
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/explore' })
  }
  return (
    <button type="button" className={classes.back} onClick={goBack}>
      <IconArrowLeft aria-hidden size="1.125rem" stroke={1.7} />
      Go Back
    </button>
  )
}
