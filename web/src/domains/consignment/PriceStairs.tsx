import type { GetSellerItemQuery } from '@hemline/schema/generated/graphql.ts'
import { money } from '../../platform/format.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Row } from '../../ui/layout.tsx'
import styles from './Piece.module.css'
import { stairsOf } from './stairs.ts'

type Piece = NonNullable<GetSellerItemQuery['sellerItem']>

/**
 * Draws the price of a piece over its time on sale: past prices, and the scheduled ones; a list below gives
 * the same prices in words. One line says it for a piece that sold at once; renders nothing for a piece never
 * on sale.
 */
export function PriceStairs({ piece, now }: { piece: Piece; now: number }) {
  const { prices, drops, windowEndsAt } = piece
  const [first] = prices
  if (!first || !windowEndsAt) return null
  const onSale = piece.status === 'listed' || piece.status === 'on_auction'
  const stairs = stairsOf({
    prices,
    drops,
    endsAt: windowEndsAt,
    until: onSale ? null : (piece.soldAt ?? windowEndsAt),
    now,
  })
  // A piece that sold on its first day at its first price has no steps to draw.
  if (stairs.isPoint) return <p className="soft num">{money(first.price)}, from its first day to its last.</p>
  return (
    <Panel as="figure" below={4}>
      <div className={styles.plot} aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <line x1="0" y1="100" x2="100" y2="100" className={styles.base} />
          {stairs.now !== undefined && (
            <line x1={stairs.now} y1="0" x2={stairs.now} y2="100" className={styles.today} />
          )}
          {stairs.coming && <path d={stairs.coming} className={styles.coming} />}
          <path d={stairs.past} className={styles.past} />
        </svg>
        {stairs.steps.map((step) => (
          <span
            key={`${step.x}-${step.price}`}
            className={classes(styles.step, 'num', step.coming && styles.soft, step.x > 80 && styles.left)}
            style={{ left: `${step.x}%`, top: `${step.y}%` }}
          >
            {money(step.price)}
          </span>
        ))}
      </div>
      <Row
        gap={0}
        align="stretch"
        justify="between"
        noWrap
        padTop={2}
        anchor
        size={12}
        tone="soft"
        className="num"
        aria-hidden
      >
        <span>{dayInWords(first.at)}</span>
        {stairs.now !== undefined && stairs.now > 22 && stairs.now < 78 && (
          <span className={styles.nowWord} style={{ left: `${stairs.now}%` }}>
            Today
          </span>
        )}
        <span>{dayInWords(windowEndsAt)}</span>
      </Row>
      <figcaption className="sr">
        {`On sale since ${dayInWords(first.at)} at ${money(first.price)}, until ${dayInWords(windowEndsAt)}. `}
        {prices.slice(1).map((one) => `${money(one.price)} since ${dayInWords(one.at)}. `)}
        {piece.nextDrop && `Drops to ${money(piece.nextDrop.price)} on ${dayInWords(piece.nextDrop.at)}.`}
      </figcaption>
    </Panel>
  )
}
