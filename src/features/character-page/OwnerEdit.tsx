import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ownershipQuery } from '#src/api/calls/characters.ts'
import { sessionAtom } from '#src/session/session.ts'
import classes from './OwnerEdit.module.css'

/** The owner's link to the editor, shown once the server has confirmed the ownership. */
export function OwnerEdit({ characterId }: { characterId: string }) {
  const { isAuthenticated, isLoading, token } = useAtomValue(sessionAtom)
  const { data: isOwner, isPending } = useQuery({ ...ownershipQuery(characterId), enabled: isAuthenticated })
  // While the stored session is being restored; the ownership request follows immediately.
  const isChecking = isAuthenticated ? isPending : isLoading && token !== undefined

  if (isChecking) return <output className={classes.checking}>Checking permissions...</output>
  if (!isAuthenticated || !isOwner) return null
  return (
    <Link to="/characters/edit/$characterId" params={{ characterId }} className={classes.edit}>
      <IconPencil aria-hidden size="1.125rem" stroke={1.7} />
      Edit
    </Link>
  )
}
