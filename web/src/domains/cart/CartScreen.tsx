import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { lazy, Suspense, useEffect } from 'react'
import { useNow } from '../../platform/clock.ts'
import { countOf, minutesLeft, moment } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside, Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { giftCardsOf, othersOf, reclaimsOf } from '../gift-cards/cart-lines.ts'
import { UseGiftCard } from '../gift-cards/UseGiftCard.tsx'
import { BestOffer } from './BestOffer.tsx'
import styles from './Cart.module.css'
import { CartBar } from './CartBar.tsx'
import { CartGroups } from './CartGroups.tsx'
import { CartSummary } from './CartSummary.tsx'
import { type Line, lastExpiry, lineState, nextExpiry, piecesOf } from './line-state.ts'
import { Promotions } from './Promotions.tsx'
import { useActiveCart } from './use-active-cart.ts'
import { useHoldWarnings } from './use-hold-warnings.ts'

const hourMs = 3_600_000
/** A piece that was won at auction is held for days: such a hold is told in hours. */
const longMs = 3 * hourMs

// Loaded on demand: few carts hold gift cards or pieces that return to their sellers.
const OtherLines = lazy(async () => ({ default: (await import('../gift-cards/OtherLines.tsx')).OtherLines }))
const CartFailure = lazy(async () => ({ default: (await import('./CartFailure.tsx')).CartFailure }))

function Hold({ lines, now }: { lines: readonly Line[]; now: number }) {
  const first = nextExpiry(lines, now)
  const last = lastExpiry(lines, now)
  if (first === undefined || last === undefined) return null
  const firstAt = moment(new Date(first).toISOString(), now)
  const together = firstAt === moment(last, now)
  const left = first - now
  const held = lines.filter((line) => lineState(line, now).kind === 'held').length
  return (
    <Stack
      rows={1}
      align="center"
      above={6}
      padX={5}
      padY={4}
      surface="wash"
      round="control"
      className={styles.hold}
    >
      <Text
        as="span"
        size={36}
        tone="accent"
        weight={400}
        face="serif"
        leading={1}
        numbers
        className={styles.clock}
        role="timer"
        aria-label={`${countOf(Math.ceil(left / 60_000), 'minute')} left`}
      >
        {left < longMs ? minutesLeft(left) : `${Math.floor(left / hourMs)} h`}
      </Text>
      <Text as="b" weight={600}>
        {together
          ? `Held for you until ${firstAt}`
          : `Held for you, the first until ${firstAt}, the last until ${moment(last, now)}`}
      </Text>
      <Text as="small" size={14} tone="soft" leading={1.4}>
        {held === 1
          ? 'After that, others can take it. It stays listed here.'
          : 'After that, others can take them. They stay listed here.'}
      </Text>
    </Stack>
  )
}

/**
 * Returns the heading's count in words: held and other pieces, gift cards, and pieces that return to their
 * sellers.
 */
function inCart(
  entries: CartFieldsFragment['cartProducts'],
  { pieces, held }: { pieces: number; held: number },
): string {
  const { giftCards, reclaims } = othersOf(entries)
  const bought =
    held === pieces
      ? countOf(held, 'piece')
      : `${countOf(pieces, 'piece')}, ${held || 'none'} of them held for you`
  return [
    ...(pieces > 0 ? [bought] : []),
    ...(reclaims.count > 0 ? [`${countOf(reclaims.count, 'piece')} back to you`] : []),
    ...(giftCards.count > 0 ? [countOf(giftCards.count, 'gift card')] : []),
  ].join(', ')
}

function Filled({ cart, now }: { cart: CartFieldsFragment; now: number }) {
  const lines = piecesOf(cart.cartProducts)
  const held = lines.filter((line) => lineState(line, now).kind === 'held')
  const own = held.filter(
    (line) => line.item.promotion && line.item.promotion.promofiedPrice < line.item.price,
  ).length
  const parcels = cart.groups.filter((group) => group.shipsSeparately).length
  return (
    <Beside above={6} className={styles.two}>
      {cart.cartTotals && <CartBar cart={cart} totals={cart.cartTotals} held={held.length} />}
      <Panel container>
        <h1>Your cart</h1>
        <p className="soft num" aria-live="polite">
          {inCart(cart.cartProducts, { pieces: lines.length, held: held.length })}
          {parcels > 1 && `, in ${countOf(parcels, 'parcel')} that travel separately`}
        </p>
        <Hold lines={lines} now={now} />
        {cart.cartTotals && <BestOffer totals={cart.cartTotals} />}
        {cart.cartProducts.length >= cart.itemLimit && (
          <Note>
            <b>{cartFullMessage(cart.itemLimit)}</b> Take one out to add another.
          </Note>
        )}
        <CartGroups cart={cart} lines={lines} now={now} />
        {giftCardsOf(cart.cartProducts).length + reclaimsOf(cart.cartProducts).length > 0 && (
          <Suspense fallback={<Skeleton height={160} />}>
            <OtherLines entries={cart.cartProducts} />
          </Suspense>
        )}
      </Panel>
      {cart.cartTotals && (
        <aside className={styles.side} aria-label="Summary">
          <CartSummary
            cart={cart}
            totals={cart.cartTotals}
            held={held.length}
            ownPromotions={own}
            lines={lines}
            now={now}
          />
          <Promotions totals={cart.cartTotals} />
          <UseGiftCard cards={cart.giftCards} />
        </aside>
      )}
    </Beside>
  )
}

function Waiting() {
  return (
    <Beside above={6} className={styles.two} role="status" aria-label="Loading your cart">
      <div>
        <h1>Your cart</h1>
        <Skeleton width={120} />
        {[1, 2, 3].map((one) => (
          <PieceLine
            key={one}
            as="div"
            size="large"
            picture={
              <span className={thumbClass('large')}>
                <Skeleton height="100%" />
              </span>
            }
          >
            <Skeleton width="60%" height={60} />
          </PieceLine>
        ))}
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.box}>
          <Skeleton width="40%" height={30} />
          <Skeleton className={look({ block: true, above: 4 })} height={40} />
          {[1, 2, 3, 4, 5].map((one) => (
            <Skeleton key={one} className={look({ block: true, above: 4 })} height={38} />
          ))}
        </div>
        <Panel above={4} className={styles.box}>
          <Skeleton width="60%" height={30} />
          <Skeleton className={look({ block: true, above: 4 })} height={74} />
        </Panel>
      </div>
    </Beside>
  )
}

const asked = { estimateTaxes: true } as const

/**
 * Renders the cart page: the held pieces with the end of their holds, the pieces whose hold ended, and the
 * totals; a message for an empty cart and a failed request. Asks the server again when a hold ends.
 */
export function CartScreen() {
  const [{ data, error, fetching }, ask] = useActiveCart(asked, { deciding: true })
  const now = useNow(1000)
  usePageHead({ title: 'Your cart', robots: 'noindex' })
  const cart = data?.activeCart.cart ?? null
  const lines = piecesOf(cart?.cartProducts ?? [])
  const lapsed = lines.some((line) => line.availability === 'IN_CART' && lineState(line, now).kind === 'free')
  // A hold that ended changes the server's totals: ask once; the new answer has no lapsed line any more.
  useEffect(() => {
    if (lapsed) ask()
  }, [lapsed, ask])
  useHoldWarnings(lines, now)

  if (cart && cart.cartProducts.length > 0)
    return (
      <Page>
        <Filled cart={cart} now={now} />
      </Page>
    )
  // An answer with errors may lack the cart; this does not mean that the cart is empty.
  if (error && !fetching && !cart)
    return (
      <Suspense>
        <CartFailure error={error} retry={ask} />
      </Suspense>
    )
  if (data && !(fetching && !cart))
    return (
      <Panel padTop={8} className="page">
        <EmptyState
          heading="h1"
          drawing={<ToteDrawing />}
          title="Your cart is empty"
          action={
            <HrefLink className={buttonClass()} href="/women">
              Shop women
            </HrefLink>
          }
        >
          What you add is held for you for 20 minutes, so that nobody else can take it.
        </EmptyState>
      </Panel>
    )
  return (
    <Page>
      <Waiting />
    </Page>
  )
}
