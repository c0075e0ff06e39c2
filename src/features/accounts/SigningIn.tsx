import { Waiting } from './Waiting.tsx'

/** While the session of the last visit is being restored, it is not known whether the user needs the form. */
export function SigningIn() {
  return (
    <>
      <h1 className="visually-hidden">Sign in</h1>
      <Waiting>Signing you in…</Waiting>
    </>
  )
}
