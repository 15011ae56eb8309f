import { Navigate } from '@tanstack/react-router'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import { Cash } from './CashScreen.tsx'
import { Failed } from './Failed.tsx'
import { useSetup } from './use-setup.ts'

function Loaded() {
  const { setup, failed, again } = useSetup()
  if (failed)
    return (
      <Failed phrase="fetchingCashout" title="We can’t see your credit now" error={failed} onAgain={again} />
    )
  if (!setup)
    return (
      <div role="status" aria-label="Loading your credit">
        <Skeleton height={240} />
      </div>
    )
  const available = setup.creditToPayOut
  if (available === 0)
    return (
      <EmptyState
        drawing={<HangerDrawing />}
        title="No credit to pay out"
        action={
          <HrefLink className="link alone" href="/my/credits">
            See your credit
          </HrefLink>
        }
      >
        A refund that your card did not take can be paid out. Promotional credit, and earnings that you turned
        into credit, are for orders.
      </EmptyState>
    )
  if (available < setup.minimum)
    return (
      <Note>
        <b>You can cash out {money(setup.minimum)} or more.</b> You have {money(available)}. It does not end,
        and pays for your next order.
      </Note>
    )
  return (
    <>
      <Text as="p">
        <b className="num">{money(available)}</b> can be paid out.
      </Text>
      <Cash setup={setup} taken={{ name: 'credit', available }} onAgain={again} />
    </>
  )
}

/**
 * Renders /my/credits/cash: pays cash credit out to a linked account, by the rules of a cash-out. Visitors
 * are sent to log in.
 */
export function CreditCashScreen() {
  usePageHead({ title: 'Your credit as money', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/credits/cash' }} replace />
  return (
    <Page above={8} below={12} upTo="list">
      <Stack gap={6}>
        <Stack gap={1}>
          <h1>Your credit as money</h1>
          <Text tone="soft">To your digital wallet, your card account or your bank account.</Text>
        </Stack>
        {loggedIn && <Loaded />}
      </Stack>
    </Page>
  )
}
