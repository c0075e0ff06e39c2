import { Link } from '@tanstack/react-router'
import classes from './CreateTile.module.css'

/** The first tile of the viewer's own characters, a link that creates a new one. */
export function CreateTile() {
  return (
    <Link to="/characters/create" className={classes.tile}>
      <svg className={classes.drawing} viewBox="-60 -46 120 92" aria-hidden>
        <circle className={classes.star} cx="-46" cy="-32" r="1.4" />
        <circle className={classes.star} cx="38" cy="-38" r="1.1" />
        <circle className={classes.star} cx="50" cy="30" r="1.5" />
        <circle className={classes.planet} r="24" />
        <path className={classes.plus} d="M0-9V9M-9 0H9" />
        <path className={classes.orbit} d="M-22-9A54 17 0 1 0 22-9" transform="rotate(-16)" />
        <circle className={classes.moon} cx="-42" cy="24" r="5" />
      </svg>
      <span className={classes.words}>Create a New Character</span>
    </Link>
  )
}
