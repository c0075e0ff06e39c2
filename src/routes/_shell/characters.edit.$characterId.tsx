import { createFileRoute } from '@tanstack/react-router'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'

const EditCharacterPage = lazyPage(
  async () => (await import('#src/features/character-editor/EditCharacterPage.tsx')).EditCharacterPage,
)

export const Route = createFileRoute('/_shell/characters/edit/$characterId')({
  component: pageRoute(EditCharacterPage, function EditCharacter() {
    return <EditCharacterPage characterId={Route.useParams().characterId} />
  }),
})
