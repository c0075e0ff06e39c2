import type { CharacterDetails } from '#src/api/shapes/characterShapes.ts'
import { TRAIT_STRENGTHS } from '#src/product/traits.ts'
import classes from './Traits.module.css'

/** Each trait with its strength as a word and as a meter. */
export function Traits({ traits }: Pick<CharacterDetails, 'traits'>) {
  return (
    <ul className={classes.traits}>
      {traits.map(({ name, strength }) => (
        <li key={name} className={classes.trait}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <span className={classes.strength}>{strength}</span>
          <Meter step={TRAIT_STRENGTHS.findIndex((one) => one === strength)} />
        </li>
      ))}
    </ul>
  )
}

/** Repeats the word. The weakest strength fills no part; a strength that is not in the contract has no meter. */
function Meter({ step }: { step: number }) {
  if (step === -1) return null
  return (
    <span className={classes.meter} aria-hidden>
      {TRAIT_STRENGTHS.slice(1).map((strength, index) => (
        <span key={strength} data-on={index < step || undefined} />
      ))}
    </span>
  )
}
