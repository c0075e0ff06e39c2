// npm run visual:review: shows the pictures that the last run found changed, and accepts them one by one or all.
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argumentsOf } from '#src/build/commandLine.ts'
import { readPictures } from './pictures.ts'
import { startReview } from './reviewServer.ts'

argumentsOf('npm run visual:review')
const project = resolve(import.meta.dirname, '../../..')
const sources = globSync(['{src,mocks,.storybook}/**/*.{ts,tsx,css}', 'index.html'], { cwd: project })
const pictures = readPictures({
  results: join(project, '.cache/pictures'),
  baselines: join(project, 'tests/visual/baselines'),
})

if (pictures.list().length === 0) {
  console.log('The last run of the pictures found no change, or there was none. Run npm run visual first.')
} else {
  const sourcesChangedAt = Math.max(...sources.map((path) => statSync(join(project, path)).mtimeMs))
  const { url } = await startReview({ pictures, sourcesChangedAt })
  const count = pictures.list().length
  console.log(`${count} ${count === 1 ? 'picture differs' : 'pictures differ'}: ${url}\nCtrl + C ends the review.`)
}
