import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { BundleNote } from '../shipping/BundleNote.tsx'
import { DeliveryOptions } from '../shipping/DeliveryOptions.tsx'
import { useDeliveryChoice } from '../shipping/use-delivery-choice.ts'
import styles from './Cart.module.css'
import { CartLine } from './CartLine.tsx'
import type { Line } from './line-state.ts'

type Props = { cart: CartFieldsFragment; lines: readonly Line[]; now: number }

/**
 * Lists the pieces of a cart by parcel: the sender, the place it ships from, the arrival date, and once for
 * each sender the choice of delivery.
 */
export function CartGroups({ cart, lines, now }: Props) {
  const { choose, busy } = useDeliveryChoice()
  const ownDelivery = 'own'
  return cart.groups.map((group, i) => {
    const pieces = lines.filter((line) => group.productIds.includes(line.productId))
    // A sender's choice of delivery is shown once, below the sender's last parcel.
    const last = !cart.groups.slice(i + 1).some((other) => other.deliveryKey === group.deliveryKey)
    const place = group.shipFrom?.replace(/^From /, '')
    return (
      <Panel
        as="section"
        key={group.key}
        above={8}
        className={styles.source}
        aria-label={place ? `${group.title}, ${place}` : group.title}
      >
        <Row as="header" rows={1} padBottom={4}>
          <h2>{group.title}</h2>
          {group.shipsSeparately && <Badge>Ships separately</Badge>}
          <span className={`${styles.from} soft small num`}>
            {place && `Ships from ${place} · `}arrives{' '}
            {deliveryDays({ min: group.minEstimate, max: group.maxEstimate })}
          </span>
        </Row>
        <ul>
          {pieces.map((line) => (
            <CartLine key={line.id} line={line} now={now} />
          ))}
        </ul>
        {last && (
          <Stack padTop={5} edge="top" className={styles.delivery}>
            <DeliveryOptions
              title={group.title}
              options={cart.shippingOptions.filter((option) => option.groupKey === group.deliveryKey)}
              freeShipping={cart.cartTotals?.freeShipping ?? false}
              busy={busy}
              onSelect={(option) => void choose(option)}
            />
            {group.deliveryKey === ownDelivery && (
              <BundleNote messages={cart.bundleMessages} open={cart.activeBundle !== null} />
            )}
          </Stack>
        )}
      </Panel>
    )
  })
}
