// npm run visual:review: shows the pictures that the last run found changed, and accepts them one by one or all.
import { join, resolve } from 'node:path'
import { argumentsOf } from '#src/build/commandLine.ts'
import { readPictures } from './pictures.ts'
import { startReview } from './reviewServer.ts'

argumentsOf('npm run visual:review')
const project = resolve(import.meta.dirname, '../../..')
const pictures = readPictures({
  results: join(project, '.cache/pictures'),
  baselines: join(project, 'tests/visual/baselines'),
})
const count = pictures.list().length

if (count === 0) {
  console.log('The last run of the pictures found no change, or there was none. Run npm run visual first.')
} else {
  const { url } = await startReview(pictures)
  console.log(`${count} ${count === 1 ? 'picture differs' : 'pictures differ'}: ${url}\nCtrl + C ends the review.`)
}
