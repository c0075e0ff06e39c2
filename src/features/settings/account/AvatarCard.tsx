import { Button, Loader } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useId, useRef } from 'react'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { UserAvatar } from '#src/components/UserAvatar/UserAvatar.tsx'
import { focusFirstWrong } from '#src/lib/focusFirstWrong.ts'
import type { Profile } from '#src/api/calls/session.ts'
import sectionClasses from '../Section.module.css'
import { avatarDescriptionError } from './account.schema.ts'
import classes from './AvatarCard.module.css'
import type { Account } from './useAccountForm.ts'
import { useNewAvatar } from './useNewAvatar.ts'

interface Props {
  user: Pick<Profile, 'id' | 'profilePictureUrl'>
  form: Account['form']
}

const SIZE_PX = 168

/** The avatar and two buttons that generate a new one from the description in the form, saved or not. */
export function AvatarCard({ user, form }: Props) {
  const { generate, isPending, failed, generation, outcome, dismiss } = useNewAvatar(user)
  const card = useRef<HTMLElement>(null)
  const titleId = useId()

  const start = () => {
    if (isPending) return
    const { description } = form.getValues()
    const error = avatarDescriptionError(description)
    if (!error) return generate(description)
    dismiss()
    form.setFieldError('description', error)
    focusFirstWrong(card.current?.parentElement?.querySelector('form'), { description: error })
  }

  return (
    <section ref={card} className={`${sectionClasses.section} ${classes.card}`} aria-labelledby={titleId}>
      <h2 className={sectionClasses.title} id={titleId}>
        Your avatar
      </h2>
      <button
        type="button"
        className={classes.picture}
        onClick={start}
        aria-label="Your avatar: draw a new one"
        aria-disabled={isPending || undefined}
      >
        <UserAvatar key={generation} src={failed ? '' : user.profilePictureUrl} alt="Your avatar" size={SIZE_PX} />
        {isPending ? (
          <span className={classes.overlay}>
            <Loader size={44} color="yellow.4" aria-hidden />
          </span>
        ) : (
          <span className={classes.badge}>
            <IconRefresh size={20} aria-hidden />
          </span>
        )}
      </button>
      <Button
        variant="default"
        onClick={start}
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        data-disabled={isPending || undefined}
      >
        {isPending ? 'Generating...' : 'Generate New Avatar'}
      </Button>
      <FormOutcome outcome={outcome} onDismiss={dismiss} />
    </section>
  )
}
