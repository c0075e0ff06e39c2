import { useAtom } from 'jotai'
import { useId } from 'react'
import { NOTIFICATION_CATEGORIES } from '#src/product/notificationCategories.ts'
import { emailNoticeDismissedAtom } from '#src/storage/preferences.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'
import classes from '../Section.module.css'
import { SwitchRow } from '../SwitchRow.tsx'

/** The settings are not available yet. */
export function NotificationsTab() {
  const [isDismissed, setDismissed] = useAtom(emailNoticeDismissedAtom)
  const titleId = useId()
  return (
    <div className={classes.stack}>
      {!isDismissed && (
        <Banner kind="notice" onDismiss={() => setDismissed(true)}>
          <p>These settings are not available yet. They will come later.</p>
        </Banner>
      )}
      <section className={classes.section} aria-labelledby={titleId}>
        <h2 className={classes.title} id={titleId}>
          Email notifications
        </h2>
        {NOTIFICATION_CATEGORIES.map(({ id, label, description }) => (
          <SwitchRow key={id} label={label} description={description} checked={false} disabled />
        ))}
      </section>
    </div>
  )
}
