import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { ImageWithFallback } from '#src/ui/ImageWithFallback/ImageWithFallback.tsx'
import classes from './UserAvatar.module.css'

interface Props {
  src: string | null | undefined
  /** '' if the user's name is beside it. */
  alt: string
  /** CSS px. */
  size: number
}

/** The round picture of a user, or an icon if there is none or it fails to load. */
export function UserAvatar({ src, alt, size }: Props) {
  return (
    <ImageWithFallback
      className={classes.avatar}
      src={src}
      alt={alt}
      width={size}
      height={size}
      fallback={<IconUser size={Math.round(size * 0.55)} />}
    />
  )
}
