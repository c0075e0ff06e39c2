/** The bytes of the picture at an address of this site. */
export async function fetchPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`There is no picture at ${address}.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The same picture as a PNG, into which a card is written. */
export async function drawAsPng(picture: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(new Blob([picture]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
}
