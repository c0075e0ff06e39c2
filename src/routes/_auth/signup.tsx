import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#src/features/accounts/SignUpPage.tsx'

export const Route = createFileRoute('/_auth/signup')({ component: SignUpPage })
