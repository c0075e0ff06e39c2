import type { ReactNode } from 'react'
import shimmer from '#src/ui/Shimmer/Shimmer.module.css'
import accountClasses from './account/AccountTab.module.css'
import cardClasses from './account/AvatarCard.module.css'
import sectionClasses from './Section.module.css'
import classes from './SettingsSkeletons.module.css'

/** The placeholder of the account settings while a user is signed in and the profile is loading. */
export function AccountSkeleton() {
  return (
    <Loading>
      <div className={accountClasses.account}>
        <div className={`${sectionClasses.section} ${cardClasses.card}`}>
          <h2 className={sectionClasses.title}>Your avatar</h2>
          <Bone className={classes.avatar} />
          <Bone className={classes.generate} />
        </div>
        <Fields title="Your details" hinted={[false, true]} last={classes.area} />
      </div>
    </Loading>
  )
}

export function PrivacySkeleton() {
  return (
    <Loading>
      <div className={sectionClasses.stack}>
        <Fields title="Change Password" hinted={[false, true, false]} />
        <div className={sectionClasses.section}>
          <h2 className={sectionClasses.title}>Data &amp; Privacy</h2>
          <Bone className={classes.field} />
          <Bone className={classes.field} />
        </div>
      </div>
    </Loading>
  )
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Loading your settings...</output>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** The skeleton of a form: a label and a box for each field, a hint below some of them, then the button. */
function Fields({ title, hinted, last }: { title: string; hinted: boolean[]; last?: string | undefined }) {
  return (
    <div className={sectionClasses.form}>
      <h2 className={sectionClasses.title}>{title}</h2>
      {hinted.map((isHinted, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- places that never change
        <div key={index} className={classes.labelled}>
          <Bone className={classes.label} />
          <Bone className={classes.field} />
          {isHinted && <Bone className={classes.hint} />}
        </div>
      ))}
      {last && (
        <div className={classes.labelled}>
          <Bone className={classes.label} />
          <Bone className={last} />
          <Bone className={classes.hint} />
        </div>
      )}
      <Bone className={classes.button} />
    </div>
  )
}

/** Wrapped in another element, because empty elements in a section take no space. */
function Bone({ className }: { className: string | undefined }) {
  return (
    <span>
      <span className={`${classes.bone} ${className} ${shimmer.shimmer}`} />
    </span>
  )
}
