import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { resendVerificationMutation } from '#src/api/calls/account.ts'
import { verifiedQuery } from '#src/api/calls/verified.ts'
import { notKnownOf } from '#src/api/calls/failureTexts.ts'
import { isKnownToFail } from '#src/api/calls/unknownResults.ts'
import { FormOutcome } from '#src/components/Form/FormOutcome.tsx'
import { useSingleFlight } from '#src/lib/useSingleFlight.ts'
import { Banner } from '#src/ui/Banner/Banner.tsx'

/** Warns a user who has not verified their address, and sends the e-mail again. */
export function UnverifiedBanner() {
  // An unknown state shows no warning.
  const { data: isVerified = true } = useQuery(verifiedQuery)
  const client = useQueryClient()
  const resend = useMutation(resendVerificationMutation)
  const once = useSingleFlight()
  if (isVerified) return null

  const send = () =>
    once(() =>
      // The server also rejects the request if the address is verified by now.
      resend.mutateAsync(undefined, { onError: () => void client.invalidateQueries(verifiedQuery) }),
    )

  return (
    <div data-wide>
      <Banner
        kind="warning"
        action={
          <Button
            variant="default"
            size="sm"
            onClick={send}
            aria-disabled={resend.isPending || undefined}
            data-disabled={resend.isPending || undefined}
          >
            Resend verification email
          </Button>
        }
      >
        <p>Your account is not verified.</p>
      </Banner>
      <FormOutcome
        outcome={
          resend.isSuccess
            ? { kind: 'success', text: 'A verification email has been sent. Please check your inbox.' }
            : resend.isError
              ? {
                  kind: 'error',
                  text: isKnownToFail(resend.error) ? 'Failed to resend verification email. Please try again.' : '',
                  notKnown: notKnownOf(resend.error),
                }
              : undefined
        }
        onDismiss={resend.reset}
      />
    </div>
  )
}
