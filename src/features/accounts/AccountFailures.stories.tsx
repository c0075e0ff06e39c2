import { failing, type Actor } from '#storybook/failingStory.ts'
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
const registering = { ...visitor, path: '/signup', act: register }
const signingIn = { ...visitor, path: '/signin', act: signIn }
const forgetting = { ...visitor, path: '/signin', act: askForReset }
const resetting = { ...visitor, path: '/reset-password?token=reset-mira', act: reset }
const verifying = { ...visitor, path: '/verify-email?token=verify-fern' }
const confirming = { ...visitor, path: '/update-email?token=update-mira' }
const lookingAround = { ...visitor, path: '/signin' }

export const RegisteringInvalid400 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'register', status: 400 }, { ...registering, shown: 'Failed to create account.' }),
})
export const RegisteringMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'register', shape: 'html' }, registering),
})
export const SigningInRefused422 = meta.story(
  failing({ operation: 'login', status: 422 }, { ...signingIn, shown: 'Invalid login or password.' }),
)
export const ForgettingRefused422 = meta.story(
  failing(
    { operation: 'requestPasswordReset', status: 422 },
    { ...forgetting, shown: 'An error occurred while requesting the reset.' },
  ),
)
export const ForgettingMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'requestPasswordReset', shape: 'html' }, forgetting),
})
export const ResettingRefused422 = meta.story(
  failing({ operation: 'resetPassword', status: 422 }, { ...resetting, shown: 'An error has occurred.' }),
)
export const ResettingMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'resetPassword', shape: 'html' }, resetting),
})
export const VerifyingRefused422 = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'verifyEmail', status: 422 }, { ...verifying, shown: 'Verification failed.' }),
})
export const VerifyingServerFails500 = meta.story(
  failing({ operation: 'verifyEmail', status: 500 }, { ...verifying, shown: 'Verification failed.' }),
)
export const ConfirmingRefused422 = meta.story(
  failing({ operation: 'confirmEmailUpdate', status: 422 }, { ...confirming, shown: 'An error occurred.' }),
)
export const ConfirmingServerFails500 = meta.story(
  failing({ operation: 'confirmEmailUpdate', status: 500 }, { ...confirming, shown: 'An error occurred.' }),
)
export const ConfirmingMalformed = meta.story({
  tags: ['phone'],
  ...failing({ operation: 'confirmEmailUpdate', shape: 'html' }, confirming),
})
export const PictureGone404 = meta.story(failing({ operation: 'readRandomImage', status: 404 }, lookingAround))
export const PictureOnItsWay = meta.story(failing({ operation: 'readRandomImage', hold: true }, lookingAround))
export const PictureOffline = meta.story(failing({ operation: 'readRandomImage', network: 'fail' }, lookingAround))
