import { useAtom } from 'jotai'
import { useId } from 'react'
import { USER_MESSAGE_COLORS, userMessageColorAtom } from '#src/storage/preferences.ts'
import classes from './ChatSettings.module.css'

const NAMES = { purple: 'Purple', yellow: 'Yellow' } as const

/** The colour of the user's own messages; the page behind the dialog changes at once. */
export function ThemeColor() {
  const [color, setColor] = useAtom(userMessageColorAtom)
  const name = useId()
  return (
    <fieldset className={classes.colors}>
      <legend className={classes.title}>Theme color</legend>
      <div className={classes.choices}>
        {USER_MESSAGE_COLORS.map((choice) => (
          <label key={choice} className={classes.color}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === color}
              onChange={() => setColor(choice)}
            />
            <span className={classes.sample} data-color={choice} aria-hidden />
            {NAMES[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
