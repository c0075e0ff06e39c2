import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/characters/edit/')({
  beforeLoad: () => {
    throw redirect({ to: '/explore', replace: true })
  },
})
