import type { BrowserContext } from '@playwright/test'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Every picture loads at once. Some mock characters have none; the cards' own tests cover that. */
export const onePixelPictures = (context: BrowserContext) =>
  context.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
