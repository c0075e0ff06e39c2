/** The address of a place in the app, relative to this page's site. */
export function placeAddress(place: string): string {
  return import.meta.env.VITE_HISTORY === 'hash' ? `#${place}` : import.meta.env.BASE_URL + place.slice(1)
}
