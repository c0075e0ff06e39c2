import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/_shell/my-characters')({
  component: () => <BeingBuiltPage what="My characters" />,
})
