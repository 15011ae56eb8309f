import { SendEmailVerificationDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './CashOut.module.css'

type Props = { email: string; onAgain: () => void }

/**
 * Asks the seller to confirm the email address before the first payout. The emailed link opens another tab,
 * so `onAgain` is called when this tab becomes visible, and by a button.
 */
export function EmailStep({ email, onAgain }: Props) {
  const [{ fetching }, send] = useMutation(SendEmailVerificationDocument)
  const [said, setSaid] = useState<{ sentTo?: string; failed?: string }>({})
  useEffect(() => {
    const look = () => {
      if (globalThis.document.visibilityState === 'visible') onAgain()
    }
    globalThis.document.addEventListener('visibilitychange', look)
    return () => globalThis.document.removeEventListener('visibilitychange', look)
  }, [onAgain])
  const press = async () => {
    const { data, error } = await send({})
    setSaid(
      data ? { sentTo: data.sendEmailVerification.sentTo } : { failed: friendlyError(error, 'generic') },
    )
  }
  return (
    <Stack as="section" above={6} upTo="form" className={styles.part} aria-labelledby="confirm-email">
      <Text as="h2" size={22} id="confirm-email">
        First, confirm your email
      </Text>
      <p>
        We only pay out when we know that {email} is yours: what we write about your money goes there. We send
        you a link; open it, and come back here.
      </p>
      <div aria-live="polite">
        {said.sentTo && (
          <Note mood="green">
            <b>The link is on its way to {said.sentTo}.</b> Look in the junk mail when it doesn’t come within
            a few minutes.
          </Note>
        )}
        {said.failed && <Note mood="bad">{said.failed}</Note>}
      </div>
      <Row>
        <Button look={said.sentTo ? 'line' : 'main'} busy={fetching} onClick={() => void press()}>
          {said.sentTo ? 'Send it again' : 'Send me the link'}
        </Button>
        {said.sentTo && <Button onClick={onAgain}>I opened it</Button>}
      </Row>
    </Stack>
  )
}
