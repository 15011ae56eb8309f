import { Facts } from '../../ui/Facts.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { detailRows } from './detail-rows.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

/** Lists the piece's material and every attribute that has a value. */
export function Details({ item }: { item: Product }) {
  return (
    <Panel as="section" above={20} className={styles.details} aria-labelledby="the-piece">
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2 id="the-piece">The piece itself</h2>
      </Row>
      {item.additionalDescription && (
        <Text below={5} upTo="measure">
          {item.additionalDescription}
        </Text>
      )}
      <Facts facts={detailRows(item).map(([name, value]) => ({ name, value }))} />
    </Panel>
  )
}
