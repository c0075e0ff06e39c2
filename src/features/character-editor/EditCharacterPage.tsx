import { useAtomValue } from 'jotai'
import { sessionAtom } from '#src/session/session.ts'
import { EditForm } from './form/EditForm.tsx'
import { AccessDenied, AuthenticationRequired, NotLoaded, Verifying } from './form/EditGates.tsx'
import { FormSkeleton } from './form/FormSkeleton.tsx'
import { useCharacterToEdit } from './form/useCharacterToEdit.ts'
import { useOwnership } from './form/useOwnership.ts'
import { UnlessDeleted } from './form/UnlessDeleted.tsx'

/** B2.4. Only the owner can edit; other viewers see the reason. */
export function EditCharacterPage({ characterId }: { characterId: string }) {
  const { isAuthenticated, isLoading, token } = useAtomValue(sessionAtom)
  if (isAuthenticated) {
    return (
      <UnlessDeleted key={characterId} characterId={characterId}>
        <ForMembers characterId={characterId} />
      </UnlessDeleted>
    )
  }
  // The session of the last visit is being restored; the ownership is not known before.
  return isLoading && token !== undefined ? <Verifying /> : <AuthenticationRequired />
}

function ForMembers({ characterId }: { characterId: string }) {
  const { state, onTryAgain } = useOwnership(characterId)
  if (state === 'checking') return <Verifying />
  if (state === 'owned') return <ForOwner characterId={characterId} />
  return <AccessDenied onTryAgain={onTryAgain} />
}

function ForOwner({ characterId }: { characterId: string }) {
  const { character, failure } = useCharacterToEdit(characterId)
  if (failure) return <NotLoaded {...failure} />
  return character ? <EditForm id={characterId} character={character} /> : <FormSkeleton />
}
