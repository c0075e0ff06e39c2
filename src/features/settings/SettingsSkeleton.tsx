import { Loader } from '@mantine/core'
import classes from './SettingsPage.module.css'

/** Shown while a user is signed in but the profile is not there yet. */
export function SettingsSkeleton() {
  return (
    <output className={classes.waiting}>
      <Loader size={22} aria-hidden />
      Loading your settings...
    </output>
  )
}
