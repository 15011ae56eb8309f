import { freeDeliveryWord } from '@hemline/rules/pricing/free-delivery.ts'
import { CreditCard, type LucideIcon, WalletCards } from 'lucide-react'
import { dateOf, money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { PostalLines } from '../addresses/PostalLines.tsx'
import sums from './Money.module.css'
import styles from './Orders.module.css'
import {
  chargeWords,
  costRows,
  type Order,
  placeWords,
  type SumRow,
  tenderRows,
  toPay,
} from './order-words.ts'

const row = ({ key, name, amount, from }: SumRow) => (
  <Sum
    key={key}
    name={name}
    from={from}
    amount={key === 'shipping' && amount === 0 ? freeDeliveryWord : money(amount)}
    minus={amount < 0}
  />
)

const cardIcons: Record<NonNullable<Order['cardType']>, LucideIcon> = {
  CreditCard,
  PayPalAccount: WalletCards,
}

function PaidWith({ order: { cardType, paidWith } }: { order: Order }) {
  const Icon = cardType ? cardIcons[cardType] : undefined
  return (
    <>
      {Icon && <Icon size={14} strokeWidth={1.5} aria-hidden />} {paidWith}
    </>
  )
}

/** Shows the costs of an order, and the credits and gift cards that paid part of it. */
export function OrderMoney({ order }: { order: Order }) {
  const tenders = tenderRows(order)
  return (
    <Panel
      as="section"
      pad={6}
      surface="card"
      edge="all"
      round="sheet"
      className={sums.box}
      aria-labelledby="order-money"
    >
      <Text as="h2" size={22} id="order-money">
        Summary
      </Text>
      <Sums>
        {costRows(order).map(row)}
        <Sum name="Total" amount={money(order.totals.total)} kind="total" />
        {tenders.map(row)}
        {tenders.length > 0 && (
          <Sum
            name="Your payment"
            from={order.replacesCase === null && <PaidWith order={order} />}
            amount={money(toPay(order.totals))}
          />
        )}
      </Sums>
      <Text above={5} className="small soft">
        {chargeWords(order)}
      </Text>
    </Panel>
  )
}

const back: readonly string[] = ['refund', 'credit_refund']

/**
 * Lists the order's payments in words; refunds have a minus. Renders nothing without payments, and for a
 * replacement, whose shopper paid nothing.
 */
export function OrderTransactions({ order }: { order: Order }) {
  if (order.transactions.length === 0 || order.replacesCase !== null) return null
  return (
    <section className={styles.part} aria-labelledby="order-transactions">
      <Text as="h2" below={4} id="order-transactions">
        Payments
      </Text>
      <ul className={sums.moves}>
        {order.transactions.map((one) => (
          <Row as="li" gap={4} align="stretch" justify="between" noWrap padY={3} edge="top" key={one.id}>
            <span>
              <Text as="b" weight={400}>
                {one.kindLabel}
              </Text>
              <Text as="small" block size={12} tone="soft">
                {one.label}, {dateOf(one.happenedAt)}
              </Text>
            </span>
            <span className={classes('num', back.includes(one.kind) && look({ tone: 'success' }))}>
              {money(back.includes(one.kind) ? -one.amount : one.amount)}
            </span>
          </Row>
        ))}
      </ul>
    </section>
  )
}

function Address({
  title,
  address,
  note,
}: {
  title: string
  address: NonNullable<Order['shipTo']>
  note?: string | undefined
}) {
  return (
    <section>
      <Text as="h3" below={1} voice="label" size={14}>
        {title}
      </Text>
      <Text as="address" slant="normal">
        <Text as="span" block>
          {address.fullName}
        </Text>
        <PostalLines address={address} />
      </Text>
      {note && (
        <Text breaks className="soft small">
          {note}
        </Text>
      )}
    </section>
  )
}

/** Shows the shipping address, the billing address where it is another one, and the email of the order. */
export function OrderAddresses({ order }: { order: Order }) {
  const { shipTo, billTo, deliveryLocation, email } = order
  const same = JSON.stringify(shipTo) === JSON.stringify(billTo)
  return (
    <Stack gap={6} className={sums.addresses}>
      {shipTo && (
        <Address
          title="Where it goes"
          address={shipTo}
          note={deliveryLocation ? `Leave it: ${placeWords(deliveryLocation).toLowerCase()}` : undefined}
        />
      )}
      {billTo && !same && <Address title="Billing address" address={billTo} />}
      <section>
        <Text as="h3" below={1} voice="label" size={14}>
          We write to
        </Text>
        <Text breaks>{email}</Text>
      </section>
    </Stack>
  )
}
