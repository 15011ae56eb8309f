import { money, percentOff, priceText, shortMoney } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { isOver } from './buy-state.ts'
import styles from './Price.module.css'
import type { Product } from './product-type.ts'
import { useBuyState } from './use-buy-state.ts'

function Promotion({ item, promotion }: { item: Product; promotion: NonNullable<Product['promotion']> }) {
  const { promofiedPrice, discountPercent } = promotion
  const saved = item.msrp - promofiedPrice
  return (
    <Panel
      above={2}
      padX={4}
      padY={3}
      surface="sale"
      round="control"
      className={classes(styles.promo, 'num')}
    >
      <p>
        <Text as="b" tone="sale">
          {priceText(promofiedPrice)}
        </Text>{' '}
        in your cart
      </p>
      <p className="small">
        {discountPercent}% off{saved > 0 && item.msrp > 0 && `, ${shortMoney(saved)} below estimated retail`}.
        Taken off in your cart by itself: there is no code to type.
      </p>
    </Panel>
  )
}

/** The price of a piece on auction: what its leader would pay now. */
function Bid({ item }: { item: Product }) {
  return (
    <Stack gap={2}>
      <Row as="p" rows={1} align="baseline" className="num">
        <Text as="b" voice="display" size={36} leading={1}>
          <span className="sr">{item.auctionBidCount > 0 ? 'Highest bid' : 'First bid'} </span>
          {priceText(item.price)}
        </Text>
        {item.msrp > item.price && (
          <Panel as="s" tone="soft">
            {shortMoney(item.msrp)} estimated retail
          </Panel>
        )}
      </Row>
      <p className="small soft">{item.auctionBidCount > 0 ? 'The highest bid so far' : 'The first bid'}</p>
    </Stack>
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
      <Text voice="display" size={28} tone="soft" className="num">
        {state.kind === 'sold' ? 'Sold for' : 'Last price'} {priceText(item.price)}
      </Text>
    )
  if (state.kind === 'auction') return <Bid item={item} />
  const promotion = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <Stack gap={2}>
      <Row as="p" rows={1} align="baseline" className="num">
        <Text as="b" voice="display" size={36} leading={1}>
          <span className="sr">Price </span>
          {priceText(item.price)}
        </Text>
        {item.msrp > item.price && (
          <>
            <Panel as="s" tone="soft">
              {shortMoney(item.msrp)} estimated retail
            </Panel>
            <Text as="em" tone="sale" weight={600} slant="normal">
              {percentOff(item.savingsPercent)}
            </Text>
          </>
        )}
      </Row>
      {item.savings > 0 && (
        <p className="small soft num">
          You save {money(item.savings)} ({item.savingsPercent}%) on the estimated retail price.
        </p>
      )}
      {promotion && <Promotion item={item} promotion={promotion} />}
    </Stack>
  )
}
