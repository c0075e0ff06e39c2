import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazyPage, pageRoute } from '#src/code/lazyPage.ts'

const AuthLayout = lazyPage(async () => (await import('#src/shell/AuthLayout.tsx')).AuthLayout)

export const Route = createFileRoute('/_auth')({
  component: pageRoute(AuthLayout, () => (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  )),
})
