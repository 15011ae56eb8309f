import { money, percentOff, priceText, shortMoney } from '../../platform/format.ts'
import { isOver } from './buy-state.ts'
import styles from './Price.module.css'
import type { Product } from './product-type.ts'
import { useBuyState } from './use-buy-state.ts'

function Promotion({ item, promotion }: { item: Product; promotion: NonNullable<Product['promotion']> }) {
  const { promofiedPrice, discountPercent } = promotion
  const saved = item.msrp - promofiedPrice
  return (
    <div className={`${styles.promo} num`}>
      <p>
        <b>{priceText(promofiedPrice)}</b> in your cart
      </p>
      <p className="small">
        {discountPercent}% off{saved > 0 && item.msrp > 0 && `, ${shortMoney(saved)} below estimated retail`}.
        Taken off in your cart by itself: there is no code to type.
      </p>
    </div>
  )
}

/** The price of a piece on auction: what its leader would pay now. */
function Bid({ item }: { item: Product }) {
  return (
    <div className={styles.price}>
      <p className={`${styles.cost} num`}>
        <b>
          <span className="sr">{item.auctionBidCount > 0 ? 'Highest bid' : 'First bid'} </span>
          {priceText(item.price)}
        </b>
        {item.msrp > item.price && <s>{shortMoney(item.msrp)} estimated retail</s>}
      </p>
      <p className="small soft">{item.auctionBidCount > 0 ? 'The highest bid so far' : 'The first bid'}</p>
    </div>
  )
}

/**
 * Renders a piece's price on its page: with estimated retail and saving while the piece is on sale, the
 * current bid on auction, or the last price once it is sold or gone.
 */
export function Price({ item }: { item: Product }) {
  const { state } = useBuyState(item)
  if (isOver(state))
    return (
      <p className={`${styles.soldFor} num`}>
        {state.kind === 'sold' ? 'Sold for' : 'Last price'} {priceText(item.price)}
      </p>
    )
  if (state.kind === 'auction') return <Bid item={item} />
  const promotion = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <div className={styles.price}>
      <p className={`${styles.cost} num`}>
        <b>
          <span className="sr">Price </span>
          {priceText(item.price)}
        </b>
        {item.msrp > item.price && (
          <>
            <s>{shortMoney(item.msrp)} estimated retail</s>
            <em>{percentOff(item.savingsPercent)}</em>
          </>
        )}
      </p>
      {item.savings > 0 && (
        <p className="small soft num">
          You save {money(item.savings)} ({item.savingsPercent}%) on the estimated retail price.
        </p>
      )}
      {promotion && <Promotion item={item} promotion={promotion} />}
    </div>
  )
}
