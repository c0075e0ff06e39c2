/**
 * The folder of the pictures, as a path: next to the page if the base is relative (a static build), else below the
 * base.
 */
export function picturesUrl(base: string, page: string): string {
  return new URL(`${base}pictures/`, page).pathname
}
