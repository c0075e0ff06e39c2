import { within } from 'storybook/test'
import { expired, failing, type Actor, SIGN_IN_PROMPT } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const rename = async ({ fill, press }: Actor) => {
  await fill('Username', 'miranda')
  await press('Save Changes')
}
const deleteAccount = async ({ canvas, user, press }: Actor) => {
  await press('Delete Account')
  const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Account' }))
  await user.type(dialog.getByRole('textbox'), 'DELETE{Enter}')
}

const saving = { path: '/settings', act: rename }
const renewing = { path: '/settings', act: ({ press }: Actor) => press('Generate New Avatar') }
const resending = {
  path: '/settings',
  viewer: 'fern' as const,
  act: ({ press }: Actor) => press('Resend verification email'),
}
const unverified = { path: '/settings', viewer: 'fern' as const }
const leaving = { path: '/settings?tab=privacy', act: deleteAccount }

export const SavingSessionExpired401 = meta.story(failing(expired('updateMe'), { ...saving, shown: SIGN_IN_PROMPT }))
export const SavingMalformed = meta.story(failing({ operation: 'updateMe', shape: 'html' }, saving))
export const AvatarRefused422 = meta.story(
  failing({ operation: 'renewPicture', status: 422 }, { ...renewing, shown: 'Failed to refresh avatar.' }),
)
export const AvatarSessionExpired401 = meta.story({
  tags: ['phone'],
  ...failing(expired('renewPicture'), { ...renewing, shown: SIGN_IN_PROMPT }),
})
export const AvatarOffline = meta.story(failing({ operation: 'renewPicture', network: 'fail' }, renewing))
export const AvatarMalformed = meta.story(failing({ operation: 'renewPicture', shape: 'html' }, renewing))
export const ResendingConflict409 = meta.story({
  tags: ['phone'],
  ...failing(
    { operation: 'resendEmailVerification', status: 409 },
    { ...resending, shown: 'Failed to resend verification email.' },
  ),
})
export const ResendingSessionExpired401 = meta.story(
  failing(expired('resendEmailVerification'), { ...resending, shown: SIGN_IN_PROMPT }),
)
export const ResendingOnItsWay = meta.story(failing({ operation: 'resendEmailVerification', hold: true }, resending))
export const ResendingOffline = meta.story(
  failing({ operation: 'resendEmailVerification', network: 'fail' }, resending),
)
export const ResendingMalformed = meta.story(
  failing({ operation: 'resendEmailVerification', shape: 'html' }, resending),
)
export const VerifiedServerFails500 = meta.story(failing({ operation: 'readVerified', status: 500 }, unverified))
export const VerifiedSessionExpired401 = meta.story(
  failing(expired('readVerified'), { ...unverified, shown: SIGN_IN_PROMPT }),
)
export const VerifiedOnItsWay = meta.story(failing({ operation: 'readVerified', hold: true }, unverified))
export const VerifiedOffline = meta.story(failing({ operation: 'readVerified', network: 'fail' }, unverified))
export const VerifiedMalformed = meta.story(failing({ operation: 'readVerified', shape: 'html' }, unverified))
export const LeavingSessionExpired401 = meta.story(
  failing(expired('deleteAccount'), { ...leaving, shown: SIGN_IN_PROMPT }),
)
export const LeavingOnItsWay = meta.story(failing({ operation: 'deleteAccount', hold: true }, leaving))
