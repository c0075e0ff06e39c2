import { Met } from '../met.ts'
import { openGround } from '../openGround.ts'
import { replay } from '../robot.ts'
import { LANES, Search } from '../search.ts'
import { storedBeginnings } from '../storedBeginnings.ts'
import { type Breach, signatureOf, stepText } from '../trail.ts'
import type { Ground } from '../walk.ts'
import { DEFECTS } from './defects.ts'
import { plantedBuild } from './plantedBuild.ts'

/** A shortest trail with more steps does not explain a defect. */
const MOST_STEPS = 6

export interface PlantedOptions {
  seed: string
  /** The time for finding the defect; shortening its trail takes more. */
  limitMs: number
}

/** Searches for a planted defect. A finding is this defect if the app without it does not have the finding. */
export async function searchPlanted(name: string, sound: Ground, { seed, limitMs }: PlantedOptions): Promise<boolean> {
  const defect = DEFECTS[name]
  if (!defect) throw new Error(`"${name}" is no planted defect; there are ${Object.keys(DEFECTS).join(', ')}.`)
  console.log(`\n${name}: ${defect.what}`)
  const ground = await openGround(plantedBuild(name, defect))
  const search = new Search(ground, new Met(storedBeginnings()))
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  try {
    for (let index = 1; Date.now() < began + limitMs; index += LANES) {
      const seeds = Array.from({ length: LANES }, (_, lane) => `${seed}.${index + lane}`)
      for (const found of await search.walk(seeds)) {
        const foundAfter = seconds()
        if (await replay(sound, found.trail, found)) {
          console.log(`  also without the defect: ${signatureOf(found.breach)}`)
          continue
        }
        const { finding } = await search.shorten(found)
        console.log(report(finding.breach, found.seed, search.steps, foundAfter, seconds()))
        for (const [at, step] of finding.trail.steps.entries()) console.log(`  ${at + 1}. ${stepText(step)}`)
        return finding.trail.steps.length <= MOST_STEPS
      }
    }
    console.log(`  ✗ not found in ${search.walks} walks with ${search.steps} steps, ${seconds()} s`)
    return false
  } finally {
    await ground.close()
  }
}

function report(breach: Breach, seed: string, steps: number, foundAfter: number, shortAfter: number): string {
  return `  ✓ ${breach.law}: ${breach.what}\n  seed ${seed}, found after ${foundAfter} s and ${steps} steps, shortened after ${shortAfter} s to:`
}
