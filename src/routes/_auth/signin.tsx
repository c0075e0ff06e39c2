import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'

const SignInPage = lazyPage(async () => (await import('#src/features/accounts/SignInPage.tsx')).SignInPage)

export const Route = createFileRoute('/_auth/signin')({ component: SignInPage })
