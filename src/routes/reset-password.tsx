import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/reset-password')({
  component: () => <BeingBuiltPage what="Password reset" />,
})
