import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import styles from './Home.module.css'

/** How many pieces a strip of the home shows. */
export const shownPieces = 4

/** Renders the first four pieces in a row, each with brand and price. */
export function Pieces({ items }: { items: readonly ItemCardFragment[] }) {
  return (
    <Stack as="ul" gap={3} rows={4} className={styles.four}>
      {items.slice(0, shownPieces).map((item) => (
        <li key={item.id}>
          <HrefLink href={item.slug}>
            <span className="frame">
              <PieceThumb item={item} sizes="(min-width: 960px) 200px, 45vw" />
            </span>
            <Text as="span" block anchor above={2} size={12} weight={600} ellipsis clip nowrap uppercase>
              <bdi>{item.brand}</bdi>
              <span className="sr">, {item.title}</span>
            </Text>
            <b className="num">{money(item.price)}</b>
          </HrefLink>
        </li>
      ))}
    </Stack>
  )
}
