import { createFileRoute } from '@tanstack/react-router'
import { CreateCharacterPage } from '#src/features/character-editor/CreateCharacterPage.tsx'

export const Route = createFileRoute('/_shell/characters/create')({
  component: CreateCharacterPage,
})
