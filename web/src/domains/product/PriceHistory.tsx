import { priceSentence } from '@hemline/rules/catalogue/price-history.ts'
import { GetPriceHistoryDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { dateOf, money } from '../../platform/format.ts'
import styles from './Product.module.css'

/**
 * Shows a piece's prices since it was listed. Renders nothing while there was only one price, or when the
 * request fails: the page is complete without it.
 */
export function PriceHistory({ itemNumber }: { itemNumber: number }) {
  const [{ data }] = useQuery({
    query: GetPriceHistoryDocument,
    variables: { itemNumber },
    context: quiet,
  })
  const points = data?.item?.priceHistory ?? []
  const sentence = priceSentence(points)
  if (!sentence) return null
  return (
    <section className={styles.details} aria-labelledby="price-history">
      <div className={styles.sectionHead}>
        <h2 id="price-history">What it cost</h2>
      </div>
      <p className={styles.more}>{sentence}</p>
      <dl className={`${styles.attributes} num`}>
        {points.map(({ at, price }, index) => (
          <div key={at}>
            <dt>{index === 0 ? `Listed ${dateOf(at)}` : `Since ${dateOf(at)}`}</dt>
            <dd>{money(price)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const quiet = { quiet: true }
