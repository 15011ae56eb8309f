import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import type { Search } from '../../platform/search-params.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './CashOut.module.css'
import type { CashOut } from './earnings-words.ts'
import { Failed } from './Failed.tsx'
import { ForSellers } from './ForSellers.tsx'
import { useCashOut } from './use-cash-out.ts'

function Receipt({ gift }: { gift: CashOut }) {
  const { user } = useSession()
  const facts = [
    { name: 'Receipt', value: <span className="num">{gift.receiptNumber}</span> },
    { name: 'Date', value: dayOfEarnings(gift.requestedAt) },
    { name: 'Given by', value: [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email },
    { name: 'Given to', value: gift.label },
    { name: 'Amount', value: <b className="num">{money(gift.amount)}</b> },
  ]
  return (
    <Stack gap={6} upTo="list" className={styles.receipt}>
      <Text voice="display" size={28} className={styles.printed}>
        Hemline: receipt of a donation
      </Text>
      <p data-screen-only>
        {gift.label} gets all of it with our next monthly transfer. The receipt is in your mail, too.
      </p>
      <section aria-label="Receipt">
        <Facts facts={facts} />
      </section>
      <Row data-screen-only>
        <Button onClick={() => globalThis.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden /> Print the receipt
        </Button>
        <HrefLink className={buttonClass({ look: 'line' })} href="/cleanout/earnings">
          See your earnings
        </HrefLink>
      </Row>
    </Stack>
  )
}

function Unknown() {
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title="We can’t find this donation"
      action={
        <HrefLink className={buttonClass()} href="/cleanout/earnings">
          See your earnings
        </HrefLink>
      }
    >
      It may belong to another account. All that you gave is listed with your earnings.
    </EmptyState>
  )
}

function Donation({ id }: { id: string }) {
  const { cashOut, failed, again } = useCashOut(id)
  const gift = cashOut?.kind === 'donation' ? cashOut : undefined
  const title = gift ? `Thank you: ${money(gift.amount)} for ${gift.label}` : 'Your donation'
  usePageHead({ title, robots: 'noindex' })
  return (
    <CleanoutFrame
      current="earnings"
      title={title}
      crumbs={<HrefLink href="/cleanout/donate">Ways to give</HrefLink>}
    >
      {gift ? (
        <Receipt gift={gift} />
      ) : failed ? (
        <Failed
          phrase="fetchingCashout"
          title="Your donation is out of reach"
          error={failed}
          onAgain={again}
        />
      ) : cashOut === undefined ? (
        <div role="status" aria-label="Loading your donation">
          <Skeleton height={240} />
        </div>
      ) : (
        <Unknown />
      )}
    </CleanoutFrame>
  )
}

function Invited() {
  usePageHead({ title: 'Your donation', robots: 'noindex' })
  return (
    <CleanoutFrame current="earnings" title="Your donation">
      <ForSellers>{null}</ForSellers>
    </CleanoutFrame>
  )
}

/** Shows a donation of earnings with its receipt to its giver (§2 /cleanout/donate/confirmation). */
export function DonationScreen() {
  const { loggedIn } = useSession()
  const { donation = 'none' } = useSearch({ strict: false }) as Search
  return loggedIn ? <Donation id={donation} /> : <Invited />
}
