import { useId } from 'react'
import { TEXT_SIZES } from '#src/product/textSizes.ts'
import classes from './TextSizeChoice.module.css'

type TextSize = (typeof TEXT_SIZES)[number]['rem']

interface Props {
  value: TextSize
  onChange(size: TextSize): void
}

/** Shows a sample of each size, in proportion to the current one. */
export function TextSizeChoice({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Text size</legend>
      <div className={classes.sizes}>
        {TEXT_SIZES.map(({ label, rem }) => (
          <label key={rem} className={classes.size}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              value={rem}
              checked={rem === value}
              onChange={() => onChange(rem)}
            />
            <span className={classes.sample} style={{ fontSize: `${(1.5 * rem) / value}rem` }} aria-hidden>
              Aa
            </span>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
