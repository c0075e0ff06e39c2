import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/world/RouterContext.ts'
import { SignInPromptGate } from '#src/session/SignInPromptGate.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      <SignInPromptGate />
    </>
  ),
})
