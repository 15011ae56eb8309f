import { SendEmailVerificationDocument, VerifyEmailDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Row, Stack } from '../../ui/layout.tsx'
import { NeedleDrawing } from '../../ui/NeedleDrawing.tsx'
import { Note } from '../../ui/Note.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Outcome =
  | { kind: 'asking' }
  | { kind: 'verified'; email: string; isChange: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }

/**
 * Confirms an email token once and returns the outcome. A token works only once, so a second render must
 * not send it again.
 */
function useVerification(token: string) {
  const [, verify] = useMutation(VerifyEmailDocument)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' })
  const asked = useRef<string>(undefined)
  const ask = async () => {
    setOutcome({ kind: 'asking' })
    const { data, error } = await verify({ token }, { quiet: true })
    const answer = data?.verifyEmail
    if (!answer) return setOutcome({ kind: 'failed', message: friendlyError(error, 'generic') })
    switch (answer.__typename) {
      case 'EmailVerified':
        return setOutcome({ kind: 'verified', email: answer.email, isChange: answer.isChange })
      case 'EmailNotVerified':
        return setOutcome({ kind: 'refused', message: answer.message })
    }
  }
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    void ask()
  })
  return { outcome, ask }
}

function NewLink() {
  const { loggedIn } = useSession()
  const [{ fetching, data, error }, send] = useMutation(SendEmailVerificationDocument)
  if (data) return <Note mood="green">A new link is on its way to {data.sendEmailVerification.sentTo}.</Note>
  if (!loggedIn) return <Button onClick={() => void openLogIn('verify-email')}>Log in for a new link</Button>
  return (
    <Stack>
      {error && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
      <Button busy={fetching} onClick={() => void send({})}>
        Send me a new link
      </Button>
    </Stack>
  )
}

/** Renders the page behind the emailed link: confirms the address and names the next step. */
export function VerifyEmailScreen() {
  const { token = '' } = useParams({ strict: false })
  usePageHead({ title: 'Confirm your email', robots: 'noindex' })
  const { outcome, ask } = useVerification(token)
  switch (outcome.kind) {
    case 'asking':
      return (
        <Page role="status">
          <EmptyState heading="h1" drawing={<NeedleDrawing />} title="Confirming your email">
            One moment, please.
          </EmptyState>
        </Page>
      )
    case 'verified':
      return outcome.isChange ? (
        <Page>
          <EmptyState
            heading="h1"
            drawing={<NeedleDrawing />}
            title="Your account has a new email address"
            action={
              <HrefLink className={buttonClass()} href="/my/settings">
                To your settings
              </HrefLink>
            }
          >
            From now on you log in with {outcome.email}, and our letters go there. We told your former
            address.
          </EmptyState>
        </Page>
      ) : (
        <Page>
          <EmptyState
            heading="h1"
            drawing={<NeedleDrawing />}
            title="Your email is confirmed"
            action={
              <Row gap={3} justify="center">
                <HrefLink className={buttonClass()} href="/my/subscriptions">
                  Choose your mails
                </HrefLink>
                <HrefLink className={buttonClass({ look: 'line' })} href="/cleanout/cashout">
                  Go to cash out
                </HrefLink>
              </Row>
            }
          >
            {outcome.email} is yours, and we know it. The news that you chose comes by mail from now on, and
            sellers can link the account that they want to be paid to.
          </EmptyState>
        </Page>
      )
    case 'refused':
      return (
        <Page>
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="This link doesn’t work any more"
            action={<NewLink />}
          >
            {outcome.message}
          </EmptyState>
        </Page>
      )
    case 'failed':
      return (
        <Page role="alert">
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="We couldn’t confirm your email"
            action={<Button onClick={() => void ask()}>Try again</Button>}
          >
            {outcome.message}
          </EmptyState>
        </Page>
      )
  }
}
