/** Whether an address names a picture. Without one, the server sends '' or, for public users, 'None'. */
export function isPicture(src: string | null | undefined): src is string {
  return src !== undefined && src !== null && src.trim() !== '' && src !== 'None'
}
