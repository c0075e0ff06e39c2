import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/_auth/signin')({
  component: () => <BeingBuiltPage what="Sign-in" />,
})
