import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/_shell/search')({
  component: () => <BeingBuiltPage what="Search" />,
})
