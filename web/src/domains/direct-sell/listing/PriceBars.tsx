// What pieces like this one sold for: a bar for each span of prices, and four of them with their pictures.
import { type Condition, conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { GetDirectPriceGuideQuery } from '@hemline/schema/generated/graphql.ts'
import { shortMoney } from '../../../platform/format.ts'
import { Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Picture } from '../../listing/Picture.tsx'
import { soldIn } from './facts.ts'
import styles from './Price.module.css'

export type Guide = GetDirectPriceGuideQuery['directPriceGuide']

const width = 358
const base = 70
const highest = 60
const gap = 5

type BarsProps = { guide: Guide; price: number | null }

/**
 * Draws the price guide as bars of how many pieces sold at which price, the middle half in another color and
 * the bar of `price` (cents) in green; nothing without bars.
 */
export function PriceBars({ guide, price }: BarsProps) {
  const { bars, low, high, count } = guide
  const first = bars[0]
  const last = bars.at(-1)
  if (!first || !last || low === null || high === null) return null
  const most = Math.max(1, ...bars.map((bar) => bar.count))
  const wide = (width + gap) / bars.length - gap
  const mine = price === null ? -1 : bars.findIndex(({ from, to }) => price >= from && price < to)
  const middle = Math.min(width - 18, Math.max(18, mine * (wide + gap) + wide / 2))
  const showsEnds = { first: middle > 60, last: middle < width - 60 }
  return (
    <svg
      className={look({ block: true, above: 4, wide: true }, styles.bars)}
      viewBox={`0 0 ${width} 92`}
      role="img"
      aria-label={`${count} sold from ${shortMoney(first.from)} to ${shortMoney(last.to)}, most from ${shortMoney(low)} to ${shortMoney(high)}`}
    >
      {bars.map((bar, i) => {
        const height = bar.count === 0 ? 1 : Math.max(5, (bar.count / most) * highest)
        const isIn = bar.to > low && bar.from <= high
        return (
          <rect
            key={bar.from}
            x={i * (wide + gap)}
            y={base - height}
            width={wide}
            height={height}
            className={i === mine ? styles.me : isIn ? styles.in : undefined}
          />
        )
      })}
      {(mine < 0 || showsEnds.first) && (
        <text x="0" y="88">
          {shortMoney(first.from)}
        </text>
      )}
      {mine >= 0 && (
        <text x={middle} y="88" textAnchor="middle" className={styles.yours}>
          yours
        </text>
      )}
      {(mine < 0 || showsEnds.last) && (
        <text x={width} y="88" textAnchor="end">
          {shortMoney(last.to)}
        </text>
      )}
    </svg>
  )
}

/**
 * Renders the guide's sold pieces that resemble the draft: the price, size and grade of each, and in how
 * many days it sold. Renders nothing without such pieces.
 */
export function SoldLikeIt({ sold }: Pick<Guide, 'sold'>) {
  if (sold.length === 0) return null
  return (
    <Stack as="ul" gap={2} above={3} size={12} className={styles.sold} aria-label="Sold pieces like it">
      {sold.map((one) => (
        <li key={one.itemNumber}>
          <span className="frame">
            {one.photoId !== null && <Picture photoId={one.photoId} sizes="120px" alt={one.title} />}
          </span>
          <Text as="b" block above={1.5} size={14} weight={600} numbers>
            {shortMoney(one.price)}
          </Text>
          {one.sizeDisplay.replace('Size ', '')},{' '}
          {(conditionLabels[one.condition as Condition] ?? one.condition).toLowerCase()}
          <span className="soft">
            <br />
            {soldIn(one.days)}
          </span>
        </li>
      ))}
    </Stack>
  )
}
