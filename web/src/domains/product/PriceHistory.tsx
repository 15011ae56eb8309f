import { priceSentence } from '@hemline/rules/catalogue/price-history.ts'
import { GetPriceHistoryDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { dateOf, money } from '../../platform/format.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
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
    <Panel as="section" above={20} className={styles.details} aria-labelledby="price-history">
      <Row gap={4} align="baseline" justify="between" below={6} className={styles.sectionHead}>
        <h2 id="price-history">What it cost</h2>
      </Row>
      <Text below={5} upTo="measure">
        {sentence}
      </Text>
      <Facts
        facts={points.map(({ at, price }, index) => ({
          key: at,
          name: index === 0 ? `Listed ${dateOf(at)}` : `Since ${dateOf(at)}`,
          value: <span className="num">{money(price)}</span>,
        }))}
      />
    </Panel>
  )
}

const quiet = { quiet: true }
