import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { countOf, money, shortMoney, timeOfDay } from '../../platform/format.ts'
import { useSession } from '../identity/session.tsx'
import styles from './Cart.module.css'

type Totals = NonNullable<CartFieldsFragment['cartTotals']>

function Sum({ name, from, children, className }: { name: string; from: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt>
        {name}
        <small>{from}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function FreeDelivery({ totals }: { totals: Totals }) {
  const { freeShipping, freeShippingThreshold: threshold, subtotal, amountRemainderForFreeShipping: missing } = totals
  const part = threshold > 0 ? Math.min(1, subtotal / threshold) : 1
  return (
    <div className={styles.free}>
      <p>
        {freeShipping ? (
          <>
            <b>Free delivery.</b> <span className="soft">You passed {shortMoney(threshold)}.</span>
          </>
        ) : (
          <>
            <b className="num">{money(missing)} to free delivery.</b> <span className="soft">It starts at {shortMoney(threshold)}.</span>
          </>
        )}
      </p>
      <div className={styles.thread} aria-hidden="true">
        <i style={{ width: `${Math.round(part * 100)}%` }} />
      </div>
    </div>
  )
}

/** What the held pieces cost; each sum says where it comes from. `until`: when the last hold ends. */
export function CartSummary({ totals, held, until }: { totals: Totals; held: number; until: string | undefined }) {
  const abroad = useSession().user?.isInternational ?? false
  const saved = totals.estimatedRetail - totals.subtotal
  return (
    <aside className={styles.side} aria-label="Summary">
      <div className={styles.box}>
        <h2>Summary</h2>
        <FreeDelivery totals={totals} />
        <dl className={`${styles.sums} num`}>
          <Sum name={`Pieces (${held})`} from={saved > 0 ? `estimated retail ${shortMoney(totals.estimatedRetail)}` : 'as priced on their pages'}>
            {money(totals.subtotal)}
          </Sum>
          {totals.discountAmount > 0 && (
            <Sum name="Promotions" from="off the pieces they apply to" className={styles.minus}>
              {money(-totals.discountAmount)}
            </Sum>
          )}
          <Sum
            name="Delivery"
            from={
              totals.freeShipping
                ? `free from ${shortMoney(totals.freeShippingThreshold)}`
                : `one price, free from ${shortMoney(totals.freeShippingThreshold)}`
            }
          >
            {money(totals.shippingAmount)}
          </Sum>
          <Sum name="Total" from={`${countOf(held, 'piece')} and delivery, before tax`} className={styles.total}>
            {money(totals.total)}
          </Sum>
        </dl>
        {abroad && <p className={`${styles.truth} small soft`}>Duties are worked out at checkout, with your address.</p>}
        <p className={`${styles.truth} small soft`}>
          {until
            ? `Checkout isn’t open yet; your ${held === 1 ? 'piece stays' : 'pieces stay'} held until ${timeOfDay(until)}.`
            : 'Checkout isn’t open yet, and no piece is held for you now.'}
        </p>
      </div>
    </aside>
  )
}
