import { createFileRoute } from '@tanstack/react-router'
import { EditCharacterPage } from '#src/features/character-editor/EditCharacterPage.tsx'

export const Route = createFileRoute('/_shell/characters/edit/$characterId')({
  component: function EditCharacter() {
    return <EditCharacterPage characterId={Route.useParams().characterId} />
  },
})
