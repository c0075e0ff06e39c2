import { within } from 'storybook/test'
import { callOf, type Actor } from '#storybook/failingStory.ts'
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

const fern = { path: '/settings', viewer: 'fern' } as const
const saving = callOf('updateMe', { path: '/settings', act: rename })
const renewing = callOf('renewPicture', { path: '/settings', act: ({ press }) => press('Generate New Avatar') })
const resending = callOf('resendEmailVerification', { ...fern, act: ({ press }) => press('Resend verification email') })
const unverified = callOf('readVerified', fern)
const leaving = callOf('deleteAccount', { path: '/settings?tab=privacy', act: deleteAccount })

export const SavingSessionExpired401 = meta.story(saving.expires())
export const SavingServerFails500 = meta.story({
  tags: ['A8-15', 'AMB-07'],
  ...saving.fails({ status: 500 }, 'An unknown error occurred. Please try again later.'),
})
export const SavingMalformed = meta.story(saving.fails({ shape: 'html' }))
export const AvatarRefused422 = meta.story(renewing.fails({ status: 422 }, 'Failed to refresh avatar.'))
export const AvatarSessionExpired401 = meta.story({
  tags: ['phone'],
  ...renewing.expires(),
})
export const AvatarOffline = meta.story(renewing.fails({ network: 'fail' }))
export const AvatarMalformed = meta.story(renewing.fails({ shape: 'html' }))
export const ResendingServerFails500 = meta.story({
  tags: ['A8-19', 'AMB-07'],
  ...resending.fails(
    { status: 500 },
    /Your account is not verified\..*Failed to resend verification email\. Please try again\./,
  ),
})
export const ResendingConflict409 = meta.story({
  tags: ['phone'],
  ...resending.fails({ status: 409 }, 'Failed to resend verification email.'),
})
export const ResendingSessionExpired401 = meta.story(resending.expires())
export const ResendingOnItsWay = meta.story(resending.fails({ hold: true }))
export const ResendingOffline = meta.story(resending.fails({ network: 'fail' }))
export const ResendingMalformed = meta.story(resending.fails({ shape: 'html' }))
export const VerifiedSessionExpired401 = meta.story(unverified.expires())
export const VerifiedOnItsWay = meta.story(unverified.fails({ hold: true }))
export const VerifiedOffline = meta.story(unverified.fails({ network: 'fail' }))
export const VerifiedMalformed = meta.story(unverified.fails({ shape: 'html' }))
export const LeavingSessionExpired401 = meta.story(leaving.expires())
export const LeavingOnItsWay = meta.story(leaving.fails({ hold: true }))
