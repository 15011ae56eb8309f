import { dateOf, money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
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

function Sum({ row: { name, amount, from }, className }: { row: SumRow; className?: string | undefined }) {
  return (
    <div className={classes(className, amount < 0 && sums.minus)}>
      <dt>
        {name}
        {from && <small>{from}</small>}
      </dt>
      <dd>{money(amount)}</dd>
    </div>
  )
}

/** What it cost, and what pays it. */
export function OrderMoney({ order }: { order: Order }) {
  const tenders = tenderRows(order)
  return (
    <section className={sums.box} aria-labelledby="order-money">
      <h2 id="order-money">Summary</h2>
      <dl className={`${sums.sums} num`}>
        {costRows(order).map((row) => (
          <Sum key={row.key} row={row} />
        ))}
        <Sum row={{ key: 'total', name: 'Total', amount: order.totals.total }} className={sums.total} />
        {tenders.map((row) => (
          <Sum key={row.key} row={row} />
        ))}
        {tenders.length > 0 && (
          <Sum
            row={{ key: 'pay', name: 'Your payment', from: order.paidWith, amount: toPay(order.totals) }}
          />
        )}
      </dl>
      <p className={`${sums.after} small soft`}>{chargeWords(order)}</p>
    </section>
  )
}

const back: readonly string[] = ['refund', 'credit_refund']

/** What money did, in words; what came back has a minus. */
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

/** Where it goes, who pays, and who is written to. */
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
