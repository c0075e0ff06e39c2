/** The folder of the pictures, as a path: with a relative base (a static build) it is beside the page, else at the base. */
export function picturesUrl(base: string, page: string): string {
  return new URL(`${base}pictures/`, page).pathname
}
