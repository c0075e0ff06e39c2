/** As many as the first row of Explore shows before anything is scrolled (CharacterRow.tsx). */
const PICTURES_FIRST = 4

/**
 * Asks for the pictures that the page will show first, the moment its first call has its response: they are on their way
 * while the app's code is still being read. The browser gives the app's own `<img>` the same picture.
 */
export async function askForPictures(response: Response): Promise<void> {
  for (const address of firstPictures(await response.json())) {
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = address
  }
}

/** Of a listing the small pictures of its first characters, of one character the large one. */
export function firstPictures(body: unknown): string[] {
  const { data, large_pfp_url: large } = (body ?? {}) as { data?: unknown; large_pfp_url?: unknown }
  const listed = Array.isArray(data) ? data.slice(0, PICTURES_FIRST) : []
  const addresses: unknown[] = [large, ...listed.map((one: { pfp_url?: unknown } | null) => one?.pfp_url)]
  // AMB-52: the text 'None' means that there is none.
  return addresses.filter((address): address is string => typeof address === 'string' && !/^(None)?$/.test(address))
}
