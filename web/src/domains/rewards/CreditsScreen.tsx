import { useLabels } from '@hemline/rules/vocabulary/promotions.ts'
import { GetMyCreditsDocument, type GetMyCreditsQuery } from '@hemline/schema/generated/graphql.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Rewards.module.css'
import { dayOf } from './shop-days.ts'

type Credit = GetMyCreditsQuery['myCredits'][number]
type Move = Credit['moves'][number]

const names: Readonly<Record<string, string>> = {
  cash_credit: useLabels.cash_credit,
  promo_credit: useLabels.promotional_credit,
}
const isOver = ({ expiresAt }: Credit, now: number) => expiresAt !== null && Date.parse(expiresAt) <= now

/** Returns credits in the order of use, what ends first in front; those with nothing left come last. */
function inOrderOfUse(credits: readonly Credit[], now: number): Credit[] {
  const placeOf = (one: Credit) =>
    isOver(one, now) || one.balance === 0
      ? Number.POSITIVE_INFINITY
      : one.expiresAt === null
        ? Number.MAX_SAFE_INTEGER
        : Date.parse(one.expiresAt)
  return credits.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0))
}

function MoveWords({ move }: { move: Move }) {
  if (move.kind === 'credit_expired') return 'Ended unused'
  if (move.kind === 'credit_paid_out') return 'Paid out to you'
  if (move.kind === 'payout_returned') return 'Came back: it could not be paid out'
  if (move.orderId && move.amount !== 0)
    return (
      <Link className="link" to="/my/orders/$id" params={{ id: move.orderId }}>
        {move.amount < 0 ? 'Paid part of an order' : 'Came back from an order'}
      </Link>
    )
  return move.amount > 0 ? 'Given to you' : move.reason
}

/** Says which credit is money and which is for orders only, as long as something of it is left. */
const usesOf = ({ kind, balance, canBePaidOut }: Credit): string =>
  kind !== 'cash_credit' || balance === 0 ? '' : canBePaidOut ? 'Can be paid out.' : 'For orders.'

function Drop({ credit }: { credit: Credit }) {
  const now = nowMs()
  const { balance, granted, expiresAt } = credit
  const over = isOver(credit, now)
  const left = over ? 0 : balance
  const state = over
    ? `Ended ${dayOf(expiresAt ?? '', now)}`
    : expiresAt
      ? `Until ${dayOf(expiresAt, now)}`
      : 'Does not end'
  return (
    <details className={left === 0 ? `${styles.drop} ${styles.spent}` : styles.drop}>
      <summary>
        <span>
          <b>{credit.reason}</b>
          <small>
            {names[credit.kind] ?? 'Credit'}. {state}. {usesOf(credit)}
          </small>
        </span>
        <span className="num">
          <b>{money(left)}</b>
          <small>of {money(granted)}</small>
        </span>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </summary>
      <Text as="ul" numbers className={styles.log}>
        {credit.moves.map((move) => (
          <li key={move.id}>
            <time dateTime={move.at}>{dayOf(move.at, now)}</time>
            <div>
              <MoveWords move={move} />
            </div>
            <b className={move.amount > 0 ? styles.up : undefined}>
              {move.amount > 0 ? '+' : '–'}
              {money(Math.abs(move.amount))}
            </b>
          </li>
        ))}
      </Text>
    </details>
  )
}

function Credits({ credits }: { credits: readonly Credit[] }) {
  const now = nowMs()
  const living = credits.filter((one) => !isOver(one, now))
  const sumOf = (kind: string) =>
    living.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.balance, 0)
  const payable = living.filter((one) => one.canBePaidOut).reduce((sum, one) => sum + one.balance, 0)
  if (credits.length === 0)
    return (
      <EmptyState
        drawing={<HangerDrawing />}
        title="No credit yet"
        action={
          <Link className="link alone" to="/cleanout">
            Clean out your closet
          </Link>
        }
      >
        Refunds, thank-yous, and earnings that you turn into credit are kept here.
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      <Panel surface="card" edge="all" round="control" pad={5}>
        <Sums>
          <Sum
            name={useLabels.promotional_credit}
            from="Used before cash credit. What ends soonest goes first."
            amount={money(sumOf('promo_credit'))}
          />
          <Sum
            name={useLabels.cash_credit}
            from={
              payable === 0
                ? 'Does not end.'
                : payable === sumOf('cash_credit')
                  ? 'Does not end. You can have it paid out.'
                  : `Does not end. You can have ${money(payable)} of it paid out.`
            }
            amount={money(sumOf('cash_credit'))}
          />
          <Sum name="To spend" amount={money(sumOf('promo_credit') + sumOf('cash_credit'))} kind="total" />
        </Sums>
        {payable > 0 && (
          <Panel above={4}>
            <Link className={buttonClass({ look: 'line' })} to="/my/credits/cash">
              Have {money(payable)} paid out
            </Link>
          </Panel>
        )}
      </Panel>
      <Panel as="section" container aria-label="Every credit and its uses">
        {inOrderOfUse(credits, now).map((credit) => (
          <Drop key={credit.id} credit={credit} />
        ))}
      </Panel>
    </Stack>
  )
}

/**
 * Renders /my/credits: every drop of credit, what is left of it, and what it paid for; visitors are sent to
 * log in. A failed request shows "Try again".
 */
export function CreditsScreen() {
  usePageHead({ title: 'Your credit', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetMyCreditsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my/credits' }} replace />
  const credits = data?.myCredits
  return (
    <Page above={8} below={12} upTo="list">
      <Stack gap={6}>
        <Stack gap={1}>
          <h1>Your credit</h1>
          <Text tone="soft">It pays for your next order by itself. Open one to see what became of it.</Text>
        </Stack>
        {credits && <Credits credits={credits} />}
        {!credits && error && !fetching && (
          <Note mood="bad" role="alert">
            {friendlyError(error, 'generic')}{' '}
            <LinkButton onClick={() => ask({ requestPolicy: 'network-only' })}>Try again</LinkButton>
          </Note>
        )}
        {!credits && !error && (
          <div role="status" aria-busy="true" aria-label="Loading your credit">
            <Skeleton height={240} />
          </div>
        )}
      </Stack>
    </Page>
  )
}
