/** Sign-in and sign-up: the pages one only passes through, under whatever base the app is served. */
export function isAccountPath(pathname: string): boolean {
  return /\/(signin|signup)\/?$/.test(pathname)
}
