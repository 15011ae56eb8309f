import { dateOf, money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Sum, Sums } from '../../ui/Sums.tsx'
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
  <Sum key={key} name={name} from={from} amount={money(amount)} minus={amount < 0} />
)

/** Shows the costs of an order, and the credits and gift cards that paid part of it. */
export function OrderMoney({ order }: { order: Order }) {
  const tenders = tenderRows(order)
  return (
    <section className={sums.box} aria-labelledby="order-money">
      <h2 id="order-money">Summary</h2>
      <Sums>
        {costRows(order).map(row)}
        <Sum name="Total" amount={money(order.totals.total)} kind="total" />
        {tenders.map(row)}
        {tenders.length > 0 && (
          <Sum name="Your payment" from={order.paidWith} amount={money(toPay(order.totals))} />
        )}
      </Sums>
      <p className={`${sums.after} small soft`}>{chargeWords(order)}</p>
    </section>
  )
}

const back: readonly string[] = ['refund', 'credit_refund']

/** Lists the order's payments in words; refunds have a minus. */
export function OrderTransactions({ order }: { order: Order }) {
  if (order.transactions.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="order-transactions">
      <h2 id="order-transactions">Payments</h2>
      <ul className={sums.moves}>
        {order.transactions.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.kindLabel}</b>
              <small>
                {one.label}, {dateOf(one.happenedAt)}
              </small>
            </span>
            <span className={classes('num', back.includes(one.kind) && sums.returned)}>
              {money(back.includes(one.kind) ? -one.amount : one.amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function Address({
  title,
  address,
  note,
}: {
  title: string
  address: NonNullable<Order['shipTo']>
  note?: string | undefined
}) {
  const lines = [
    address.line1,
    address.line2,
    [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
  return (
    <section className={sums.address}>
      <h3>{title}</h3>
      <address>
        {address.fullName}
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {address.country !== 'US' && <span>{countryNames.of(address.country)}</span>}
      </address>
      {note && <p className="soft small">{note}</p>}
    </section>
  )
}

/** Shows the shipping address, the billing address, and the email of the order. */
export function OrderAddresses({ order }: { order: Order }) {
  const { shipTo, billTo, deliveryLocation, email } = order
  const same = JSON.stringify(shipTo) === JSON.stringify(billTo)
  return (
    <div className={sums.addresses}>
      {shipTo && (
        <Address
          title="Where it goes"
          address={shipTo}
          note={deliveryLocation ? `Leave it: ${placeWords(deliveryLocation).toLowerCase()}` : undefined}
        />
      )}
      {billTo && !same && <Address title="Billing address" address={billTo} />}
      <section className={sums.address}>
        <h3>We write to</h3>
        <p>{email}</p>
      </section>
    </div>
  )
}
