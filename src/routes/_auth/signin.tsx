import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#src/features/accounts/SignInPage.tsx'

export const Route = createFileRoute('/_auth/signin')({ component: SignInPage })
