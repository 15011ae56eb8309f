// The chosen deliveries of a cart in words, shown at the folded delivery step.

import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { money } from '../../platform/format.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { piecesOf } from '../cart/line-state.ts'
import { costOf } from '../shipping/delivery-cost.ts'

type Cart = CartFieldsFragment
type Sent = Pick<Cart, 'groups' | 'cartProducts' | 'shippingOptions' | 'cartTotals'>

/**
 * Returns each sender of a cart once, with its parcels, the chosen delivery and its cost in cents. A parcel
 * whose pieces are all lost is left out.
 */
export function sendersOf(cart: Sent) {
  const lost = new Set(
    piecesOf(cart.cartProducts).flatMap((line) => (line.availability === 'IN_CART' ? [] : [line.productId])),
  )
  const groups = cart.groups.filter(({ productIds }) => productIds.some((id) => !lost.has(id)))
  const keys = [...new Set(groups.map((group) => group.deliveryKey))]
  return keys.flatMap((key) => {
    const parcels = groups.filter((group) => group.deliveryKey === key)
    const options = cart.shippingOptions.filter((option) => option.groupKey === key)
    const chosen = options.find((option) => option.selected)
    const [first] = parcels
    return first
      ? [
          {
            key,
            title: first.title,
            parcels,
            options,
            chosen,
            cost: chosen && costOf(chosen, cart.cartTotals?.freeShipping ?? false),
          },
        ]
      : []
  })
}

const daysOf = (parcels: Cart['groups']): string =>
  [...new Set(parcels.map(({ minEstimate: min, maxEstimate: max }) => deliveryDays({ min, max })))].join(', ')

/** Shows the chosen delivery of each sender of a cart with arrival and cost, one line each. */
export function DeliverySummary({ cart }: { cart: Cart }) {
  return (
    <Stack as="ul" gap={3}>
      {sendersOf(cart).map(({ key, title, parcels, chosen, cost }) => (
        <Row as="li" gap={4} align="stretch" justify="between" noWrap key={key}>
          <span>
            <Text as="b" weight={600}>
              {chosen?.label ?? 'Standard'}
            </Text>{' '}
            <span className="soft">{title.replace(/^From/, 'from')}</span>
            <Text as="small" block size={14} tone="soft" className="num">
              arrives {daysOf(parcels)}
            </Text>
          </span>
          <span className="num">{cost ? money(cost) : 'Free'}</span>
        </Row>
      ))}
    </Stack>
  )
}
