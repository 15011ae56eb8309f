import { GetSimilarItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'

const shown = 5

type Props = { itemNumber: number; title?: string }

/**
 * Shows the five most similar pieces that are for sale, with a link to more; nothing when there are none or
 * the request fails.
 */
export function SimilarPieces({ itemNumber, title = 'In the same spirit' }: Props) {
  const [{ data, fetching, error }] = useQuery({
    query: GetSimilarItemsDocument,
    variables: { itemNumber, amount: shown },
  })
  const others = (data?.similarItems?.nodes ?? []).map(({ item }) => item)
  if (others.length === 0 && (!fetching || error)) return null
  return (
    <Panel as="section" above={20} className={styles.section} aria-label={title}>
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2>{title}</h2>
        <HrefLink
          className={look(
            { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44, nowrap: true },
            'link',
          )}
          href={`/similar/${itemNumber}`}
        >
          See all like it
        </HrefLink>
      </Row>
      {others.length > 0 ? <ItemRow items={others} /> : <ItemRowSkeleton />}
    </Panel>
  )
}
