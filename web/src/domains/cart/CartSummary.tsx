import { freeDeliveryWord } from '@hemline/rules/pricing/free-delivery.ts'
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { countOf, moment, money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { type Others, othersOf } from '../gift-cards/cart-lines.ts'
import { useSession } from '../identity/session.tsx'
import { BuyingWaits } from '../popups/BuyingWaits.tsx'
import { timesWord } from '../rewards/points-offer.ts'
import { Incentives } from '../shipping/Incentives.tsx'
import styles from './Cart.module.css'
import { type Line, lineState, nextExpiry } from './line-state.ts'
import { costRows, deliveriesOf, piecesAmount, type SumRow, type Totals, tenderRows } from './summary-rows.ts'

/** Loaded beside the summary: the checkout, which has the same sums, does without. */
const CartReturns = lazy(async () => ({ default: (await import('./CartReturns.tsx')).CartReturns }))

/** Loaded for people abroad alone: the note comes with the table of all countries. */
const CurrencyNote = lazy(async () => ({
  default: (await import('../countries/CurrencyNote.tsx')).CurrencyNote,
}))

/** Shows an explanation of a fee in a tooltip opened by a press, with an optional link to read more. */
function More({
  name,
  more: { tooltip, linkText, linkUrl },
}: {
  name: string
  more: NonNullable<SumRow['more']>
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      {tooltip && (
        <IconButton
          className={styles.about}
          aria-label={`About: ${name}`}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Info size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
      {open && (
        <small id={id}>
          {tooltip} {linkText && linkUrl && <HrefLink href={linkUrl}>{linkText}</HrefLink>}
        </small>
      )}
    </>
  )
}

function Row({ row: { key, name, from, amount, more }, kind }: { row: SumRow; kind?: 'sum' | 'total' }) {
  return (
    <Sum
      name={
        <>
          {name}
          {more && <More name={name} more={more} />}
        </>
      }
      from={from}
      minus={amount !== null && amount < 0}
      kind={kind ?? 'line'}
      amount={
        amount === null ? (
          <span className="soft">later</span>
        ) : key === 'delivery' && amount === 0 ? (
          freeDeliveryWord
        ) : (
          money(amount)
        )
      }
    />
  )
}

/** Tells how much is missing to free delivery; `pieces`: what the held pieces cost, in cents. */
export function FreeDelivery({ totals, pieces }: { totals: Totals; pieces: number }) {
  const { freeShipping, freeShippingThreshold: threshold, amountRemainderForFreeShipping: missing } = totals
  const part = threshold > 0 ? Math.min(1, pieces / threshold) : 1
  return (
    <Text as="div" below={5} size={14}>
      <Text below={2}>
        {freeShipping ? (
          <>
            <Text as="b" weight={600}>
              Free delivery.
            </Text>{' '}
            <span className="soft">
              {pieces >= threshold ? `You passed ${shortMoney(threshold)}.` : 'Your promotion pays it.'}
            </span>
          </>
        ) : (
          <>
            <Text as="b" weight={600} numbers>
              {money(missing)} to free delivery.
            </Text>{' '}
            <span className="soft">It starts at {shortMoney(threshold)}.</span>
          </>
        )}
      </Text>
      <Meter percent={Math.round((freeShipping ? 1 : part) * 100)} />
    </Text>
  )
}

/** Shows below the totals: the currency abroad, and the points that the order would earn. */
function Afterwards({ totals }: { totals: Totals }) {
  const { user, loggedIn } = useSession()
  const offer = user?.promotions.pointsMultiplierOffer
  return (
    <>
      {user?.isInternational && (
        <Text above={5} size={14} tone="soft">
          <Suspense>
            <CurrencyNote country={user.userCountry.id} />
          </Suspense>
        </Text>
      )}
      {loggedIn && totals.pointsToEarn > 0 && (
        <Text above={5} size={14} tone="soft" numbers>
          This order earns {countOf(totals.pointsToEarn, 'point')}
          {offer ? `: points count ${timesWord(offer)} now.` : '.'}
        </Text>
      )}
    </>
  )
}

type Props = {
  cart: CartFieldsFragment
  totals: Totals
  held: number
  ownPromotions: number
  lines: readonly Line[]
  /** The present, in milliseconds. */
  now: number
}

function totalFrom(
  { held, duty }: { held: number; duty: boolean },
  { giftCards, reclaims }: Others,
  rest: string,
): string {
  const things = [
    ...(held > 0
      ? [`${countOf(held, 'piece')}, ${duty ? 'delivery, fees and duty' : 'delivery and fees'}`]
      : []),
    ...(reclaims.count > 0 ? [`${countOf(reclaims.count, 'piece')} back to you`] : []),
    ...(giftCards.count > 0 ? [countOf(giftCards.count, 'gift card')] : []),
  ]
  return `${things.join(', ') || 'nothing is held for you'}${held > 0 ? rest : ''}`
}

function ToCheckout({ empty, held, until }: { empty: boolean; held: number; until: number | undefined }) {
  if (empty)
    return (
      <Text above={5} size={14} tone="soft">
        No piece is held for you now, so there is nothing to check out.
      </Text>
    )
  return (
    <Panel above={5}>
      <BuyingWaits />
      <Link to="/checkout" className={buttonClass({ size: 'large', wide: true })}>
        Checkout
      </Link>
      {until && (
        <Text above={3} size={12} tone="soft" textAlign="center" numbers>
          {held === 1 ? 'Your piece stays' : 'All your pieces stay'} held until{' '}
          {moment(new Date(until).toISOString(), nowMs())}.
        </Text>
      )}
    </Panel>
  )
}

type SumsProps = Omit<Props, 'lines' | 'now'> & { atCheckout?: boolean }

/**
 * Shows every row of the totals in order: the costs, the total, the credits and gift cards that pay part of
 * it, and the amount left to pay.
 */
export function CartSums({ cart, totals, held, ownPromotions, atCheckout = false }: SumsProps) {
  const tenders = tenderRows(totals)
  const others = othersOf(cart.cartProducts)
  const abroad = useSession().user?.isInternational ?? false
  const rest = totals.taxCalculationSource === 'none' && !abroad ? ', before tax' : ''
  const total: SumRow = {
    key: 'total',
    name: 'Total',
    from: totalFrom({ held, duty: totals.dutyAmount > 0 }, others, rest),
    amount: totals.total,
  }
  const toPay: SumRow = {
    key: 'pay',
    name: 'To pay',
    from: totals.giftCardAmount > 0 ? 'what credit and gift cards leave' : 'what credit leaves',
    amount: totals.amountCharged,
  }
  return (
    <Sums>
      {costRows(totals, {
        held,
        ownPromotions,
        deliveries: deliveriesOf(cart),
        others,
        atCheckout,
        abroad,
      }).map((row) => (
        <Row key={row.key} row={row} />
      ))}
      <Row row={total} kind={tenders.length > 0 ? 'sum' : 'total'} />
      {tenders.map((row) => (
        <Row key={row.key} row={row} />
      ))}
      {tenders.length > 0 && <Row row={toPay} kind="total" />}
    </Sums>
  )
}

/**
 * Renders the summary beside the cart: incentives, errors, and the totals of the held pieces, each amount
 * with its source. `now` in milliseconds.
 */
export function CartSummary({ cart, totals, held, ownPromotions, lines, now }: Props) {
  const others = othersOf(cart.cartProducts)
  return (
    <div className={styles.box}>
      <h2>Summary</h2>
      {held > 0 && <FreeDelivery totals={totals} pieces={piecesAmount(totals, others)} />}
      {/* Free delivery has its own line above. */}
      <Incentives incentives={cart.cartIncentives.filter((one) => one.type !== 'free_shipping')} />
      {totals.errors.map((error) => (
        <Note key={error} mood="sale" role="status">
          {error}
        </Note>
      ))}
      <CartSums cart={cart} totals={totals} held={held} ownPromotions={ownPromotions} />
      <Afterwards totals={totals} />
      <ToCheckout
        empty={held + others.giftCards.count + others.reclaims.count === 0}
        held={held}
        until={nextExpiry(lines, now)}
      />
      <Suspense fallback={null}>
        <CartReturns lines={lines.filter((line) => lineState(line, now).kind === 'held')} />
      </Suspense>
    </div>
  )
}
