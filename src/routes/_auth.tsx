import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthLayout } from '#src/shell/AuthLayout.tsx'

export const Route = createFileRoute('/_auth')({
  component: () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  ),
})
