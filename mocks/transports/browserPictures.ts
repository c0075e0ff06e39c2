/** The width of the PNG files. */
const CARD_WIDTH_PX = 300

/** The picture file at an address of this site, or a picture in a data URL converted to a PNG. */
export async function readPictureInBrowser(address: string): Promise<Uint8Array> {
  if (!address.startsWith('data:')) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`There is no picture at ${address}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = CARD_WIDTH_PX
  canvas.height = Math.round((CARD_WIDTH_PX * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!png) throw new Error('The browser made no PNG of it.')
  return new Uint8Array(await png.arrayBuffer())
}
