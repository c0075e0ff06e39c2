import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '#src/shell/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
