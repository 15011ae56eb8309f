import { holdMinutesDefault } from '@hemline/rules/vocabulary/constants.ts'
import { Clock, Timer } from 'lucide-react'
import { useNow } from '../../platform/clock.ts'
import { countOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useAddToCart, useRemoveFromCart } from '../cart/use-cart-actions.ts'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { buyState } from './buy-state.ts'
import styles from './Product.module.css'
import { shelfOf } from './product-crumbs.ts'
import type { Product } from './product-type.ts'

const everyMs = 1000
const untilWords = (until: string | null) => (until ? ` until ${timeOfDay(until)}` : '')

function Mine({ item, until, now }: { item: Product; until: string | null; now: number }) {
  const { remove, busy } = useRemoveFromCart()
  const minutes = until ? Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000)) : undefined
  return (
    <>
      <div className={styles.stack}>
        <HrefLink className={buttonClass({ size: 'large', wide: true })} href="/cart">
          See it in your cart
        </HrefLink>
        <Button look="line" wide busy={busy} onClick={() => void remove(item)}>
          Take it out
        </Button>
      </div>
      <p className={`${styles.hint} num`} role="status">
        <Timer size={16} strokeWidth={1.5} aria-hidden="true" />
        Held for you{untilWords(until)}
        {minutes !== undefined && `, ${countOf(minutes, 'minute')} left`}.
      </p>
    </>
  )
}

function Held({ item, until }: { item: Product; until: string | null }) {
  return (
    <>
      <div className={styles.stack}>
        <p className={`${styles.heldBox} num`} role="status">
          <Clock size={20} strokeWidth={1.5} aria-hidden="true" />
          Held by another shopper{untilWords(until)}
        </p>
        <FavoriteButton item={item} look="button" />
      </div>
      <p className={`${styles.hint} num`}>
        {until
          ? `If they don’t take it by ${timeOfDay(until)}, it goes to the first person who asks.`
          : 'If they don’t take it, it goes to the first person who asks.'}{' '}
        Save it to find it again.
      </p>
    </>
  )
}

/** The one decision of the page, in every state a piece can be in. */
export function BuyPanel({ item }: { item: Product }) {
  const now = useNow(everyMs)
  const { add, busy } = useAddToCart()
  const state = buyState(item, now)
  switch (state.kind) {
    case 'open':
      return (
        <>
          <div className={styles.acts}>
            <Button size="large" busy={busy} onClick={() => void add(item.itemNumber)}>
              Add to cart
            </Button>
            <FavoriteButton item={item} look="button" />
          </div>
          <p className={`${styles.hint} num`}>
            <Timer size={16} strokeWidth={1.5} aria-hidden="true" />
            We hold it for you for {holdMinutesDefault} minutes.
          </p>
        </>
      )
    case 'mine':
      return <Mine item={item} until={state.until} now={now} />
    case 'held':
      return <Held item={item} until={state.until} />
    case 'sold':
    case 'gone':
      return (
        <div className={styles.stack}>
          <p className={styles.heldBox} role="status">
            {state.kind === 'sold' ? 'Sold. There was only one.' : 'No longer available'}
          </p>
          <HrefLink className={buttonClass({ size: 'large', wide: true })} href={shelfOf(item).href}>
            Find another like it
          </HrefLink>
        </div>
      )
  }
}

/** On phones the decision stays in reach. */
export function BuyBar({ item }: { item: Product }) {
  const now = useNow(everyMs)
  const { add, busy } = useAddToCart()
  const state = buyState(item, now)
  if (state.kind === 'sold' || state.kind === 'gone') return null
  return (
    <section className={`${styles.bar} num`} aria-label="Buy">
      <b>{money(item.price)}</b>
      {state.kind === 'open' ? (
        <Button busy={busy} onClick={() => void add(item.itemNumber)}>
          Add to cart
        </Button>
      ) : state.kind === 'mine' ? (
        <HrefLink className={buttonClass()} href="/cart">
          See your cart
        </HrefLink>
      ) : (
        <span className={styles.heldBox}>Held{untilWords(state.until)}</span>
      )}
    </section>
  )
}
