import { callOf, type Actor } from '#storybook/failingStory.ts'
import preview from '#storybook/preview.tsx'

// Each story shows the whole app with one failing request: the rows of the failure matrix that no other story covers.
const meta = preview.meta({ render: () => <></> })

const PASSWORD = 'Orbit-and-tide-7'

const secret = async ({ canvas, user }: Actor, label: string) =>
  user.type(await canvas.findByLabelText(label, { exact: true }), PASSWORD)
const register = async (person: Actor) => {
  await person.fill('Username', 'ursa-minor')
  await person.fill('Email', 'ursa@example.com')
  await secret(person, 'Password')
  await secret(person, 'Confirm password')
  await person.fill('Beta token', 'PERIGEE-BETA')
  await person.user.click(person.canvas.getByRole('checkbox'))
  await person.press('Create account')
}
const signIn = async (person: Actor) => {
  await person.fill('Login', 'mira')
  await secret(person, 'Password')
  await person.press('Sign In')
}
const askForReset = async ({ fill, press }: Actor) => {
  await fill('Login', 'mira@example.com')
  await press('Forgot password?')
}
const reset = async (person: Actor) => {
  await secret(person, 'New password')
  await secret(person, 'Confirm password')
  await person.press('Reset password')
}

const visitor = { viewer: null }
const registering = callOf('register', { ...visitor, path: '/signup', act: register })
const signingIn = callOf('login', { ...visitor, path: '/signin', act: signIn })
const forgetting = callOf('requestPasswordReset', { ...visitor, path: '/signin', act: askForReset })
const resetting = callOf('resetPassword', { ...visitor, path: '/reset-password?token=reset-mira', act: reset })
const verifying = callOf('verifyEmail', { ...visitor, path: '/verify-email?token=verify-fern' })
const confirming = callOf('confirmEmailUpdate', { ...visitor, path: '/update-email?token=update-mira' })
const lookingAround = callOf('readRandomImage', { ...visitor, path: '/signin' })

export const RegisteringServerFails500 = meta.story({
  tags: ['A8-07'],
  ...registering.fails({ status: 500 }, 'Failed to create account. Please try again.'),
})
export const RegisteringUnknownField409 = meta.story(
  registering.fails({ status: 409, body: { detail: { field: 'shoeSize', message: 'Too small.' } } }, 'Too small.'),
)
export const RegisteringSeveralErrors422 = meta.story({
  tags: ['A5.6-03'],
  ...registering.fails({ status: 422, body: { detail: { a: 'The first.', b: 'The second.' } } }, 'The second.'),
})
export const RegisteringInvalid400 = meta.story({
  tags: ['phone'],
  ...registering.fails({ status: 400 }, 'Failed to create account.'),
})
export const RegisteringMalformed = meta.story({
  tags: ['phone'],
  ...registering.fails({ shape: 'html' }),
})
export const SigningInRefused422 = meta.story(signingIn.fails({ status: 422 }, 'Invalid login or password.'))
export const SigningInOffline = meta.story(signingIn.fails({ network: 'fail' }, 'The server could not be asked'))
export const ForgettingServerFails500 = meta.story({
  tags: ['A8-26'],
  ...forgetting.fails(
    { status: 500, body: { message: 'Mail is on strike.', detail: 'Not this.' } },
    'Mail is on strike.',
  ),
})
export const ForgettingOffline = meta.story({
  tags: ['A8-27'],
  ...forgetting.fails({ network: 'fail' }, 'An error occurred while requesting the reset.'),
})
export const ForgettingRefused422 = meta.story(
  forgetting.fails({ status: 422 }, 'An error occurred while requesting the reset.'),
)
export const ForgettingMalformed = meta.story({
  tags: ['phone'],
  ...forgetting.fails({ shape: 'html' }),
})
export const ResettingServerFails500 = meta.story({
  tags: ['A8-30'],
  ...resetting.fails({ status: 500 }, 'An error has occurred.'),
})
export const ResettingOffline = meta.story(
  resetting.fails({ network: 'fail' }, 'We could not tell whether your password was changed. Sign in with the new one'),
)
export const ResettingRefused422 = meta.story(resetting.fails({ status: 422 }, 'An error has occurred.'))
export const ResettingMalformed = meta.story({
  tags: ['phone'],
  ...resetting.fails({ shape: 'html' }),
})
export const VerifyingRefused422 = meta.story({
  tags: ['phone', 'A8-22', 'AMB-24'],
  ...verifying.fails({ status: 422 }, 'Verification failed. Please try again.'),
})
export const VerifyingServerFails500 = meta.story(verifying.fails({ status: 500 }, 'Verification failed.'))
export const ConfirmingInvalid400 = meta.story({
  tags: ['A8-32'],
  ...confirming.fails({ status: 400 }, 'An error occurred.'),
})
export const ConfirmingOffline = meta.story(confirming.fails({ network: 'fail' }, 'An error occurred.'))
export const ConfirmingRefused422 = meta.story(confirming.fails({ status: 422 }, 'An error occurred.'))
export const ConfirmingServerFails500 = meta.story(confirming.fails({ status: 500 }, 'An error occurred.'))
export const ConfirmingMalformed = meta.story({
  tags: ['phone'],
  ...confirming.fails({ shape: 'html' }),
})
export const PictureGone404 = meta.story(lookingAround.fails({ status: 404 }))
export const PictureOnItsWay = meta.story(lookingAround.fails({ hold: true }))
export const PictureOffline = meta.story(lookingAround.fails({ network: 'fail' }))
