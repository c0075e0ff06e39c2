import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'

const CreateCharacterPage = lazyPage(
  async () => (await import('#src/features/character-editor/CreateCharacterPage.tsx')).CreateCharacterPage,
)

export const Route = createFileRoute('/_shell/characters/create')({
  component: CreateCharacterPage,
})
