import { expect, it } from 'vitest'
import { stillFrameHtml } from './stillFrame.tsx'

// `npx vitest run --project unit src/start/stillFrame.test.ts -u` writes the file again.
it('the page contains the shell as its components render it', async () => {
  await expect(stillFrameHtml()).toMatchFileSnapshot('stillFrame.html')
})
