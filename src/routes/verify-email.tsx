import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/verify-email')({
  component: () => <BeingBuiltPage what="E-mail verification" />,
})
