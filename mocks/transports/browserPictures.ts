/** The PNG of a picture of this site, drawn anew where it is of another kind. Same-origin and `data:` addresses only. */
export async function readPictureInBrowser(address: string): Promise<Uint8Array> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (!png) throw new Error('The browser made no PNG of it.')
  return new Uint8Array(await png.arrayBuffer())
}
