/** Sign-in and sign-up, below any base of the app: pages that users leave after signing in. */
export function isAccountPath(pathname: string): boolean {
  return /\/(signin|signup)\/?$/.test(pathname)
}
