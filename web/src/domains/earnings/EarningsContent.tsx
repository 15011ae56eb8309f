import {
  EarningsDocument,
  type EarningsFieldsFragment,
  GetEarningSalesDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CashOuts } from './CashOuts.tsx'
import styles from './Earnings.module.css'
import { EarningsChart } from './EarningsChart.tsx'
import { Failed } from './Failed.tsx'
import { Sales } from './Sales.tsx'

export const earningsLead =
  'Every sale, to the cent: what it brought, what we kept, and when it is yours to take.'

/**
 * Returns a sentence about pending earnings: the day when the next part becomes available. A piece that is
 * not delivered yet has no such day.
 */
function usePendingWords(pending: number): string {
  const [{ data }] = useQuery({
    query: GetEarningSalesDocument,
    variables: { page: 1, bagNumber: null, state: 'pending' },
    pause: pending === 0,
  })
  const list = data?.earningSales
  const [days, ...others] = new Set(list?.nodes.map(({ holdDays }) => holdDays))
  // What is sold directly, or by a partner's contract, clears sooner or later than what comes out of a bag.
  const always =
    days === undefined || others.length > 0 || list?.hasNextPage
      ? 'Clears once a piece can’t come back any more: the list says when'
      : `Clears ${countOf(days, 'day')} after a piece is delivered, when it can’t come back any more`
  if (pending === 0) return 'What sells next waits here until it is delivered and can’t come back'
  const dated = (list?.nodes ?? []).flatMap(({ availableAt, earnings }) =>
    availableAt ? [{ availableAt, earnings }] : [],
  )
  const [next] = dated.toSorted((a, b) => a.availableAt.localeCompare(b.availableAt))
  // The list begins with the newest sale, so the next part to clear is on the last page.
  return next && !list?.hasNextPage
    ? `${money(next.earnings)} of it clears on ${dayOfEarnings(next.availableAt)}. ${always}`
    : always
}

function Figures({ earnings }: { earnings: EarningsFieldsFragment }) {
  const figures = [
    { name: 'Pending', amount: earnings.pending, note: usePendingWords(earnings.pending) },
    {
      name: 'Earned in all',
      amount: earnings.earnedInAll,
      note: 'All your pieces ever brought, less what came back',
    },
    {
      name: 'Taken out in all',
      amount: earnings.paidOutInAll,
      note: 'As cash, as store credit, and given away',
    },
  ]
  return (
    <Grid as="dl" gap={5} columns={3} className={`${styles.figures} num`}>
      {figures.map(({ name, amount, note }) => (
        <Stack gap={0} top key={name}>
          <Text as="dt" weight={600}>
            {name}
          </Text>
          <dd>{money(amount)}</dd>
          <dd>{note}</dd>
        </Stack>
      ))}
    </Grid>
  )
}

/**
 * Renders the whole content of the earnings page, shared by its two URLs: figures, chart, cash-outs and
 * sales. A placeholder stands while it loads, "Try again" after a failure, and a message where nothing was
 * earned yet.
 */
export function EarningsContent() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: EarningsDocument,
    requestPolicy: 'cache-and-network',
  })
  const earnings = data?.earnings
  if (!earnings && error && !fetching)
    return (
      <Failed
        phrase="fetchingSales"
        title="Your earnings are out of reach"
        error={error}
        onAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!earnings)
    return (
      <div role="status" aria-label="Loading your earnings">
        <Skeleton height={96} />
        <Skeleton className={look({ block: true, above: 8 })} height={260} />
      </div>
    )
  const nothing =
    earnings.held === 0 &&
    earnings.earnedInAll === 0 &&
    earnings.paidOutInAll === 0 &&
    earnings.months.every((one) => one.sales === 0)
  if (nothing)
    return (
      <EmptyState
        drawing={<ToteDrawing />}
        title="Nothing earned yet"
        action={
          <HrefLink className={buttonClass()} href="/cleanout">
            Clean out your closet
          </HrefLink>
        }
      >
        When the first piece of your bag sells, it is listed here: its price, what we kept, and what is yours.
      </EmptyState>
    )
  return (
    <>
      <Figures earnings={earnings} />
      <EarningsChart months={earnings.months} />
      <CashOuts />
      <Sales />
      <Text above={6} className="soft small">
        <HrefLink className="link" href="/resolution-hub?about=payout">
          Something wrong with your earnings or a payout?
        </HrefLink>{' '}
        A person looks it up and answers you.
      </Text>
    </>
  )
}
