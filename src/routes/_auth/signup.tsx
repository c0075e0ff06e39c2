import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '#src/code/lazyPage.ts'

const SignUpPage = lazyPage(async () => (await import('#src/features/accounts/SignUpPage.tsx')).SignUpPage)

export const Route = createFileRoute('/_auth/signup')({ component: SignUpPage })
