import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrivalDrawing } from '#src/ui/SkyMessage/ArrivalDrawing.tsx'
import classes from './AccountPages.module.css'

/** A2.10-09 … A2.10-11. Takes the focus because the form that had it is unmounted. */
export function RegistrationComplete({ username }: { username: string }) {
  return (
    <div className={classes.complete}>
      <ArrivalDrawing className={classes.drawing} />
      <Title order={1} className={classes.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        Registration Complete
      </Title>
      <p className={classes.lead}>
        Welcome, <strong>{username}</strong>! We have sent you an email with a link to verify your address.
      </p>
      <Button component={Link} to="/signin" color="yellow.4" fullWidth className={classes.onward}>
        Sign In to Get Started
      </Button>
    </div>
  )
}
