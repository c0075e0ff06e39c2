import type { BrowserContext } from '@playwright/test'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Every picture is there at once. Some of the pretend server's characters have none; that is for the cards' own tests. */
export const onePixelPictures = (context: BrowserContext) =>
  context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
