import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { Portrait } from '#src/components/Portrait/Portrait.tsx'
import classes from './Preview.module.css'

interface Props {
  name: string
  /** '' if there is none. */
  picture: string
  isRenewing: boolean
}

/** The large picture in the form, with a status while a new one is being generated. */
export function Preview({ name, picture, isRenewing }: Props) {
  const alt = name.trim() === '' ? 'Picture of the character' : `Picture of ${name.trim()}`
  return (
    <div className={classes.preview}>
      <Portrait alt={alt} large={picture} />
      <output className={classes.status}>
        {isRenewing && (
          <span className={classes.renewing}>
            <Loader size={18} color="currentColor" aria-hidden />
            Renewing…
          </span>
        )}
      </output>
    </div>
  )
}
