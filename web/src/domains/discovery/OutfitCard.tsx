import type { OutfitPartsFragment } from '@hemline/schema/generated/graphql.ts'
import { useId } from 'react'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { useAddToCart } from '../cart/use-cart-actions.ts'
import { BannedNote } from '../identity/BannedNote.tsx'
import { useSession } from '../identity/session.tsx'
import { ItemCard } from '../listing/ItemCard.tsx'
import { nameWithin } from '../listing/piece-name.ts'
import styles from './Outfit.module.css'

type Piece = OutfitPartsFragment['pieces'][number]

function Add({ item }: { item: Piece['item'] }) {
  const { add, busy } = useAddToCart()
  const banned = useSession().user?.banned ?? false
  if (item.availability !== 'InStock' || item.noLongerAvailable)
    return <p className={styles.away}>{item.heldByMe ? 'In your cart' : 'Not to be had just now'}</p>
  if (banned) return <BannedNote className={styles.away} />
  return (
    <Button
      look="line"
      size="small"
      wide
      busy={busy}
      aria-label={`Add to cart: ${nameWithin(item)}`}
      onClick={() => void add(item.itemNumber)}
    >
      Add to cart
    </Button>
  )
}

/** Renders an outfit: each piece with its role, why it fits the rest, and the total price. */
export function OutfitCard({
  outfit,
  heading: Heading = 'h3',
}: {
  outfit: OutfitPartsFragment
  heading?: 'h2' | 'h3'
}) {
  const id = useId()
  return (
    <article className={styles.outfit} aria-labelledby={id}>
      <Row gap={6} rows={1} align="baseline" justify="between" className={styles.outfitHead}>
        <Heading id={id}>{outfit.title}</Heading>
        <p className="num">
          {countOf(outfit.pieces.length, 'piece')}, together <b>{money(outfit.totalPrice)}</b>
          {outfit.totalMsrp > outfit.totalPrice && (
            <>
              {' '}
              <s>
                <span className="sr">Estimated retail </span>
                {shortMoney(outfit.totalMsrp)}
              </s>
            </>
          )}
        </p>
      </Row>
      <ul className={styles.pieces}>
        {outfit.pieces.map(({ slot, why, item }) => (
          <li key={item.id}>
            <p className={styles.slot}>{slot}</p>
            <ItemCard item={item} sizes="(min-width: 1220px) 18vw, 44vw" />
            <p className={styles.why}>{why ?? 'Where it begins'}</p>
            <Add item={item} />
          </li>
        ))}
      </ul>
    </article>
  )
}
