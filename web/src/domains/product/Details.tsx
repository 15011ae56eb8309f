import { detailRows } from './detail-rows.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

/** Lists the piece's material and every attribute that has a value. */
export function Details({ item }: { item: Product }) {
  const rows = detailRows(item)
  return (
    <section className={styles.details} aria-labelledby="the-piece">
      <div className={styles.sectionHead}>
        <h2 id="the-piece">The piece itself</h2>
      </div>
      {item.additionalDescription && <p className={styles.more}>{item.additionalDescription}</p>}
      <dl className={styles.attributes}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
