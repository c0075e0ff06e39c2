import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/world/RouterContext.ts'
import { PersonBoundary } from '#src/session/PersonBoundary.tsx'
import { SignInPromptGate } from '#src/session/SignInPromptGate.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <PersonBoundary>
      <Outlet />
      <SignInPromptGate />
    </PersonBoundary>
  ),
})
