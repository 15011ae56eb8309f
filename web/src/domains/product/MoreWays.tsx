import { GetIdenticalItemsDocument, GetOutfitsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ItemRow } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

/** Shows the same piece in other sizes or conditions; renders nothing when there is no other. */
export function IdenticalPieces({ item }: { item: Product }) {
  const [{ data }] = useQuery({
    query: GetIdenticalItemsDocument,
    variables: { itemNumber: item.itemNumber, amount: 5 },
  })
  const others = (data?.identicalItems?.nodes ?? [])
    .map((one) => one.item)
    .filter((one) => one.itemNumber !== item.itemNumber)
  if (others.length === 0) return null
  return (
    <Panel as="section" above={20} className={styles.section} aria-label="The same, again">
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2>The same, again</h2>
        <HrefLink
          className={look(
            { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44, nowrap: true },
            'link',
          )}
          href={`/identical?item=${item.itemNumber}`}
        >
          Compare them
        </HrefLink>
      </Row>
      <ItemRow items={others} />
    </Panel>
  )
}

/** Shows one outfit with the piece, and a link to more; nothing without one. */
export function OutfitPieces({ item }: { item: Product }) {
  const [{ data }] = useQuery({
    query: GetOutfitsDocument,
    variables: { itemNumber: item.itemNumber, amount: 1, round: 0 },
  })
  const outfit = data?.outfits?.outfits[0]
  const others = (outfit?.pieces ?? [])
    .map((piece) => piece.item)
    .filter((one) => one.itemNumber !== item.itemNumber)
  if (!outfit || others.length === 0) return null
  return (
    <Panel as="section" above={20} className={styles.section} aria-label="Wear it with">
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2>Wear it with</h2>
        <HrefLink
          className={look(
            { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44, nowrap: true },
            'link',
          )}
          href={`/outfits/${item.itemNumber}`}
        >
          See outfits
        </HrefLink>
      </Row>
      <p className={`${styles.sectionWords} soft num`}>
        {outfit.title}. All of it together comes to {shortMoney(outfit.totalPrice)}.
      </p>
      <ItemRow items={others} />
    </Panel>
  )
}
