import { Loader } from '@mantine/core'
import classes from './SettingsPage.module.css'

/** For the moment in which it is known that somebody is signed in, but not yet who. */
export function SettingsSkeleton() {
  return (
    <output className={classes.waiting}>
      <Loader size={22} aria-hidden />
      Loading your settings...
    </output>
  )
}
