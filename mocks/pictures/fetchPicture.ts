/** The bytes of the picture at an address of this site. */
export async function fetchPicture(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`There is no picture at ${address}.`)
  return new Uint8Array(await response.arrayBuffer())
}
