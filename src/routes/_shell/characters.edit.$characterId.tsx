import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/_shell/characters/edit/$characterId')({
  component: () => <BeingBuiltPage what="Editing characters" />,
})
