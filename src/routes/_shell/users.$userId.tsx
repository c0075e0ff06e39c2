import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/_shell/users/$userId')({
  component: () => <BeingBuiltPage what="Creator profiles" />,
})
