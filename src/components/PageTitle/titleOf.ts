import { BRAND } from '#src/product/brand.ts'

/** The title of the browser's tab for a page of this name. */
export function titleOf(name: string | undefined): string {
  return name ? `${name} · ${BRAND}` : BRAND
}
