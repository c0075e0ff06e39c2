/** Whether a picture's address names one: the server says '' or, of public users, the text 'None' for none (AMB-52). */
export function isPicture(src: string | null | undefined): src is string {
  return src !== undefined && src !== null && src.trim() !== '' && src !== 'None'
}
