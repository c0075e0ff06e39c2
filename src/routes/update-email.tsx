import { createFileRoute } from '@tanstack/react-router'
import { BeingBuiltPage } from '#src/features/being-built/BeingBuiltPage.tsx'

export const Route = createFileRoute('/update-email')({
  component: () => <BeingBuiltPage what="E-mail changes" />,
})
