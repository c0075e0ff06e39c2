import { BRAND } from '#src/product/brand.ts'

/** What the browser's tab says of a page of this name. */
export function titleOf(name: string | undefined): string {
  return name ? `${name} · ${BRAND}` : BRAND
}
