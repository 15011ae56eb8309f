import { useLabels } from '@hemline/rules/vocabulary/promotions.ts'
import {
  EarningsDocument,
  GetMyCreditsDocument,
  type GetMyCreditsQuery,
  GetMyGiftCardsDocument,
  type GetMyGiftCardsQuery,
  GetRewardsDocument,
} from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { count, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { dayOf } from '../rewards/shop-days.ts'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

type Card = GetMyGiftCardsQuery['myGiftCards'][number]
type Credit = GetMyCreditsQuery['myCredits'][number]

/**
 * Sums the credit of one kind that can be spent at `now`, in cents; `ending`: in words, how much of this sum
 * ends first and when. Undefined when nothing of the sum ends.
 */
function creditOf(credits: readonly Credit[], kind: string, now: number) {
  const living = credits.filter(
    (one) =>
      one.kind === kind && one.balance > 0 && (one.expiresAt === null || Date.parse(one.expiresAt) > now),
  )
  const sumOf = (some: typeof living) => some.reduce((sum, { balance }) => sum + balance, 0)
  const amount = sumOf(living)
  const [ends] = living.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted()
  const first = sumOf(living.filter(({ expiresAt }) => expiresAt === ends))
  const ending = ends && `${first === amount ? 'Ends' : `${money(first)} ends`} on ${dayOf(ends, now)}`
  return { amount, ending }
}

/**
 * Hook: loads a member's money. Returns `credits`, `cards` (gift cards), `sold` (earnings) and `rewards`
 * (points), each as usePart does, and `settled`: each of the four has arrived or failed.
 */
export function useMoney() {
  const credits = usePart(GetMyCreditsDocument, {})
  const cards = usePart(GetMyGiftCardsDocument, {})
  const sold = usePart(EarningsDocument, {})
  const rewards = usePart(GetRewardsDocument, {})
  const settled = [credits, cards, sold, rewards].every((part) => part.settled)
  return { credits, cards, sold, rewards, settled }
}

function CardSum({ card }: { card: Card }) {
  const from = `Ends in ${card.last4}; ${card.inCart ? 'in your cart' : 'checkout asks for its number and PIN'}`
  return <Sum name="Gift card" from={from} amount={money(card.balance)} />
}

/**
 * Renders a member's money by kind: credit and gift cards that the next order can use, earnings, and points;
 * takes the result of useMoney.
 */
export function MoneyBox({ credits, cards, sold, rewards }: ReturnType<typeof useMoney>) {
  const now = nowMs()
  const mine = credits.data?.myCredits
  const cash = creditOf(mine ?? [], 'cash_credit', now)
  const payable = (mine ?? []).filter((one) => one.canBePaidOut).reduce((sum, one) => sum + one.balance, 0)
  const promo = creditOf(mine ?? [], 'promo_credit', now)
  const held = cards.data?.myGiftCards ?? []
  const inCart = held.filter((card) => card.inCart)
  const onCards = inCart.reduce((sum, { balance }) => sum + balance, 0)
  const ready = cash.amount + promo.amount + onCards
  const earnings = sold.data?.earnings
  const sells = earnings !== undefined && earnings.earnedInAll + earnings.pending + earnings.held > 0
  const points = rewards.data?.rewards.tierInfo.points
  return (
    <Part
      boxed
      title="Your money"
      to={{ href: '/my/credits', name: 'Every movement' }}
      failed={credits.failed ?? cards.failed ?? sold.failed}
      again={() => {
        credits.again()
        cards.again()
        sold.again()
      }}
    >
      {!mine || !earnings ? (
        <Skeleton width="100%" height={160} />
      ) : (
        <Sums>
          {cash.amount > 0 && (
            <Sum
              name={useLabels.cash_credit}
              from={payable === cash.amount ? 'Does not end, can be paid out' : 'Does not end'}
              amount={money(cash.amount)}
            />
          )}
          {promo.amount > 0 && (
            <Sum
              name={useLabels.promotional_credit}
              from={promo.ending ?? 'Used first, for pieces only'}
              amount={money(promo.amount)}
            />
          )}
          {inCart.map((card) => (
            <CardSum key={card.id} card={card} />
          ))}
          <Sum
            kind="total"
            name="Ready to spend"
            from={
              ready > 0
                ? 'Your next order uses it by itself'
                : 'Credit from returns, gifts and sales shows here'
            }
            amount={money(ready)}
          />
          {held
            .filter((card) => !card.inCart)
            .map((card) => (
              <CardSum key={card.id} card={card} />
            ))}
          {sells && (
            <>
              <Sum name="Earnings, cleared" from="To cash out" amount={money(earnings.available)} />
              <Sum
                name="Earnings, clearing"
                from="Until the return windows of their buyers close"
                amount={money(earnings.pending)}
              />
            </>
          )}
          {points !== undefined && points > 0 && (
            <Sum name="Points" from="For rewards" amount={count(points)} />
          )}
        </Sums>
      )}
      {sells && earnings.available > 0 && (
        <Panel above={4}>
          <HrefLink className={buttonClass({ look: 'line', wide: true })} href="/cleanout/cashout">
            Cash out {money(earnings.available)}
          </HrefLink>
        </Panel>
      )}
      <Text above={3} size={14} tone="soft">
        You have a gift card?{' '}
        <HrefLink className="link" href="/giftcards/balance">
          See its balance
        </HrefLink>
      </Text>
    </Part>
  )
}
