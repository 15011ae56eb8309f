import { GetBagEarningsDocument, type GetBagEarningsQuery } from '@hemline/schema/generated/graphql.ts'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { countOf, money } from '../../platform/format.ts'
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

type Fact = { name: string; value: ReactNode }

/** Returns the viewer's name as it stands on a receipt; the email of somebody without a name. */
function useGiver(): string | null | undefined {
  const { user } = useSession()
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email
}

/** Renders the lines of a receipt, with a button that prints them alone; `back`: a link beside it. */
function Receipt({ words, facts, back }: { words: string; facts: Fact[]; back: ReactNode }) {
  return (
    <Stack gap={6} upTo="list" className={styles.receipt}>
      <Text voice="display" size={28} className={styles.printed}>
        Hemline: receipt of a donation
      </Text>
      <p data-screen-only>{words}</p>
      <section aria-label="Receipt">
        <Facts facts={facts} />
      </section>
      <Row data-screen-only>
        <Button onClick={() => globalThis.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden /> Print the receipt
        </Button>
        {back}
      </Row>
    </Stack>
  )
}

const toEarnings = (
  <HrefLink className={buttonClass({ look: 'line' })} href="/cleanout/earnings">
    See your earnings
  </HrefLink>
)

function GiftReceipt({ gift }: { gift: CashOut }) {
  const giver = useGiver()
  return (
    <Receipt
      words={`${gift.label} gets all of it with our next monthly transfer. The receipt is in your mail, too.`}
      facts={[
        { name: 'Receipt', value: <span className="num">{gift.receiptNumber}</span> },
        { name: 'Date', value: dayOfEarnings(gift.requestedAt) },
        { name: 'Given by', value: giver },
        { name: 'Given to', value: gift.label },
        { name: 'Amount', value: <b className="num">{money(gift.amount)}</b> },
      ]}
      back={toEarnings}
    />
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

const Loading = () => (
  <div role="status" aria-label="Loading your donation">
    <Skeleton height={240} />
  </div>
)

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
        <GiftReceipt gift={gift} />
      ) : failed ? (
        <Failed
          phrase="fetchingCashout"
          title="Your donation is out of reach"
          error={failed}
          onAgain={again}
        />
      ) : cashOut === undefined ? (
        <Loading />
      ) : (
        <Unknown />
      )}
    </CleanoutFrame>
  )
}

type BagReceiptProps = { bagNumber: string; receipt: BagReceiptOf }
type BagReceiptOf = NonNullable<GetBagEarningsQuery['bagEarnings']>['receipts'][number]

function BagReceipt({ bagNumber, receipt }: BagReceiptProps) {
  const giver = useGiver()
  const { receiptNumber, givenAt, charityName, pieces, amount } = receipt
  return (
    <Receipt
      words={`${charityName} gets all of what ${countOf(pieces, 'piece')} of your bag brought. The receipt is in your mail, too.`}
      facts={[
        { name: 'Receipt', value: <span className="num">{receiptNumber}</span> },
        { name: 'Date', value: dayOfEarnings(givenAt) },
        { name: 'Given by', value: giver },
        { name: 'Given to', value: charityName },
        { name: `Bag ${bagNumber}`, value: `${countOf(pieces, 'piece')} sold` },
        { name: 'Amount', value: <b className="num">{money(amount)}</b> },
      ]}
      back={
        <HrefLink className={buttonClass({ look: 'line' })} href={`/my/cleanouts/${bagNumber}`}>
          See bag {bagNumber}
        </HrefLink>
      }
    />
  )
}

/** Shows one receipt of a given bag; `number`: of the receipt. */
function GivenBag({ bagNumber, number }: { bagNumber: string; number: string }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetBagEarningsDocument,
    variables: { bagNumber },
  })
  const receipt = data?.bagEarnings?.receipts.find((one) => one.receiptNumber === number)
  const title = receipt ? `Thank you: ${money(receipt.amount)} for ${receipt.charityName}` : 'Your donation'
  usePageHead({ title, robots: 'noindex' })
  return (
    <CleanoutFrame
      current="bags"
      title={title}
      crumbs={<HrefLink href={`/my/cleanouts/${bagNumber}`}>Bag {bagNumber}</HrefLink>}
    >
      {receipt ? (
        <BagReceipt bagNumber={bagNumber} receipt={receipt} />
      ) : error && !data ? (
        <Failed
          phrase="fetchingKit"
          title="Your receipt is out of reach"
          error={error}
          onAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : fetching ? (
        <Loading />
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

/**
 * Shows the receipt of given earnings or of a given bag to its giver (§2 /cleanout/donate/confirmation);
 * visitors are invited to log in.
 */
export function DonationScreen() {
  const { loggedIn } = useSession()
  const { donation = 'none', bag, receipt } = useSearch({ strict: false }) as Search
  if (!loggedIn) return <Invited />
  return bag && receipt ? <GivenBag bagNumber={bag} number={receipt} /> : <Donation id={donation} />
}
