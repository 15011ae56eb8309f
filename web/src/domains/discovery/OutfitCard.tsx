import type { OutfitPartsFragment } from '@hemline/schema/generated/graphql.ts'
import { useId } from 'react'
import { countOf, money, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
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
    return (
      <Stack as="p" gap={0} align="center" tall={40} size={14} tone="soft">
        {item.heldByMe ? 'In your cart' : 'Not to be had just now'}
      </Stack>
    )
  if (banned)
    return (
      <BannedNote
        className={look({ flow: 'stack', gap: 0, align: 'center', tall: 40, size: 14, tone: 'soft' })}
      />
    )
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
    <Panel as="article" padTop={5} edge="top" aria-labelledby={id}>
      <Row gap={6} rows={1} align="baseline" justify="between" below={4} className={styles.outfitHead}>
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
      <ul className={look({ flow: 'shelf', gap: 'grid', bleeds: true }, styles.pieces)}>
        {outfit.pieces.map(({ slot, why, item }) => (
          <li key={item.id}>
            <Text size={12} tone="soft" weight={600} tracking="wide" uppercase>
              {slot}
            </Text>
            <ItemCard item={item} sizes="(min-width: 1220px) 18vw, 44vw" />
            <Text above="auto" size={14} tone="soft">
              {why ?? 'Where it begins'}
            </Text>
            <Add item={item} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
