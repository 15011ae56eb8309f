import { ItemsV2Document } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { Panel, Row } from '../../ui/layout.tsx'
import { ItemRow } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'
import { recentlyViewed, recentlyViewedMax, rememberViewed } from './recently-viewed.ts'

/**
 * Shows up to twelve pieces viewed earlier in this browser that are still for sale, the last first, and
 * remembers this one; nothing without any.
 */
export function RecentlyViewed({ itemNumber }: { itemNumber: number }) {
  const [seen] = useState(() => recentlyViewed().filter((one) => one !== itemNumber))
  useEffect(() => rememberViewed(itemNumber), [itemNumber])
  const [{ data }] = useQuery({
    query: ItemsV2Document,
    variables: {
      input: {
        amount: recentlyViewedMax,
        filters: [{ key: 'item_number', values: seen.map(String) }],
        itemQueryContext: { clientModule: 'recently_viewed', clientPageType: 'shop-pdlp' },
        userInfo: {},
      },
    },
    pause: seen.length === 0,
  })
  const found = data?.itemsV2.nodes ?? []
  const inOrder = seen.flatMap((number) => found.find((one) => one.itemNumber === number) ?? [])
  if (inOrder.length === 0) return null
  return (
    <Panel as="section" above={20} className={styles.section} aria-labelledby="recently-viewed">
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2 id="recently-viewed">You looked at these</h2>
      </Row>
      <ItemRow items={inOrder} />
    </Panel>
  )
}
