import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Timer } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { nowMs } from '../../platform/clock.ts'
import { countOf, moment, money } from '../../platform/format.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Opener } from '../../ui/Opener.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CartSums } from '../cart/CartSummary.tsx'
import { type Line, lineState, nextExpiry, piecesOf } from '../cart/line-state.ts'
import { headerNoteId } from '../chrome/SlimHeader.tsx'
import { giftCardsOf, reclaimsOf } from '../gift-cards/cart-lines.ts'
import { UseGiftCard } from '../gift-cards/UseGiftCard.tsx'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import styles from './Checkout.module.css'
import parts from './Summary.module.css'

// Few carts hold a gift card.
const GiftCardFace = lazy(async () => ({
  default: (await import('../gift-cards/GiftCardFace.tsx')).GiftCardFace,
}))
const Promotions = lazy(async () => ({ default: (await import('../cart/Promotions.tsx')).Promotions }))

// A hold that ends is the exception.
const LapsedPieces = lazy(async () => ({ default: (await import('./LapsedPieces.tsx')).LapsedPieces }))

type Cart = CartFieldsFragment
type Props = { cart: Cart; now: number; locked: boolean }

function Pieces({ cart, held }: { cart: Cart; held: readonly Line[] }) {
  const sizeWords = useSizeWords()
  return (
    <Stack as="ul" below={6} padBottom={6} edge="bottom" aria-label="What you buy">
      {held.map(({ id, item, net }) => (
        <PieceLine
          key={id}
          size="small"
          picture={
            <span className={thumbClass('small')}>
              <PieceThumb item={item} sizes="64px" />
            </span>
          }
          end={money(net)}
        >
          <b>{item.brand}</b>
          <span className="soft">
            {item.title}, {sizeWords(item)}
          </span>
          <span className="sr">{conditionLabels[item.condition]}</span>
        </PieceLine>
      ))}
      {reclaimsOf(cart.cartProducts)
        .filter((line) => line.availability === 'IN_CART')
        .map(({ id, item, net }) => (
          <PieceLine
            key={id}
            size="small"
            picture={
              <span className={thumbClass('small')}>
                <PieceThumb item={item} sizes="64px" />
              </span>
            }
            end={money(net)}
          >
            <b>{item.brand}</b>
            <span className="soft">{item.title}, back to you</span>
          </PieceLine>
        ))}
      {giftCardsOf(cart.cartProducts).map(({ id, giftCard, net }) => (
        <PieceLine
          key={id}
          size="small"
          picture={
            <Suspense fallback={<span className={parts.face} />}>
              <GiftCardFace slug={giftCard.slug} amount={null} className={parts.face} />
            </Suspense>
          }
          end={money(net)}
        >
          <b>Gift card</b>
          <span className="soft">For {giftCard.recipientName}</span>
        </PieceLine>
      ))}
    </Stack>
  )
}

function Codes({ cart }: { cart: Cart }) {
  const [open, setOpen] = useState(false)
  const totals = cart.cartTotals
  if (!totals) return null
  return (
    <Panel above={6} padX={6} padY={2} surface="card" edge="all" round="sheet" className={parts.codes}>
      <Opener open={open} controls={open ? 'checkout-codes' : undefined} onToggle={() => setOpen(!open)}>
        <span>{totals.promoCode ? `Promotion ${totals.promoCode}` : 'Add a promo code'}</span>
      </Opener>
      {open && (
        <div id="checkout-codes">
          <Suspense fallback={<Skeleton height={48} />}>
            <Promotions totals={totals} />
          </Suspense>
        </div>
      )}
    </Panel>
  )
}

/** Shows in the page header until when every held piece stays held: the end of the next hold. */
function Held({ until }: { until: number | undefined }) {
  const [note, setNote] = useState<HTMLElement | null>(null)
  useEffect(() => setNote(globalThis.document.getElementById(headerNoteId)), [])
  if (until === undefined || !note) return null
  const line = (
    <Row as="span" gap={1.5} noWrap inline size={14} tone="soft" className="num">
      <Timer size={16} strokeWidth={1.5} aria-hidden />
      Held for you until {moment(new Date(until).toISOString(), nowMs())}
    </Row>
  )
  return createPortal(line, note)
}

/**
 * Renders the summary of checkout: the pieces, the totals, the codes and gift cards; nothing for a cart
 * without totals. On narrow screens it is folded and above the steps.
 */
export function SummaryColumn({ cart, now, locked }: Props) {
  const { loggedIn } = useSession()
  const [open, setOpen] = useState(false)
  const totals = cart.cartTotals
  const pieces = piecesOf(cart.cartProducts)
  const held = pieces.filter((line) => lineState(line, now).kind === 'held')
  const away = pieces.filter((line) => lineState(line, now).kind !== 'held')
  const own = held.filter(
    (line) => line.item.promotion && line.item.promotion.promofiedPrice < line.item.price,
  ).length
  const others = giftCardsOf(cart.cartProducts).length + reclaimsOf(cart.cartProducts).length
  const until = nextExpiry(held, now)
  const what = [
    ...(held.length > 0 ? [countOf(held.length, 'piece')] : []),
    ...(others > 0 ? [countOf(others, 'other line')] : []),
  ].join(', ')
  if (!totals) return null
  return (
    <aside className={styles.right} aria-label="Summary">
      <Held until={until} />
      <Panel centered upTo="text" wide className={styles.inner}>
        <PlainButton
          className={styles.fold}
          aria-expanded={open}
          aria-controls="checkout-summary"
          onClick={() => setOpen(!open)}
        >
          <span className="link">
            {what}, {open ? 'hide details' : 'show details'}
          </span>
          <Text as="b" voice="display" size={22} leading={1} className="num">
            {money(totals.amountCharged)}
          </Text>
        </PlainButton>
        <p className="sr" role="status">
          To pay: {money(totals.amountCharged)}
        </p>
        <div id="checkout-summary" className={styles.full} data-open={open || undefined}>
          <Pieces cart={cart} held={held} />
          {!locked && away.length > 0 && (
            <Suspense>
              <LapsedPieces lines={away} now={now} />
            </Suspense>
          )}
          {totals.errors.map((error) => (
            <Note key={error} mood="sale" role="status">
              {error}
            </Note>
          ))}
          <CartSums cart={cart} totals={totals} held={held.length} ownPromotions={own} atCheckout />
          {loggedIn && totals.pointsToEarn > 0 && (
            <Panel above={6}>
              <Note mood="gold">
                You will earn <b className="num">{countOf(totals.pointsToEarn, 'point')}</b>.
              </Note>
            </Panel>
          )}
          {!locked && (
            <>
              <Codes cart={cart} />
              <UseGiftCard cards={cart.giftCards} />
            </>
          )}
        </div>
      </Panel>
    </aside>
  )
}
