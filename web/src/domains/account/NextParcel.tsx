import {
  GetOrderDocument,
  GetOrdersDocument,
  type GetOrdersQuery,
} from '@hemline/schema/generated/graphql.ts'
import { countOf } from '../../platform/format.ts'
import { Row, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { arrivalOf } from '../orders/order-words.ts'
import { ParcelStages } from '../orders/ParcelStages.tsx'
import { orderHref } from '../orders/use-order.ts'
import styles from './Home.module.css'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

const over = ['delivered', 'canceled', 'lost']
const thumbs = 4

type Listed = GetOrdersQuery['orders']['nodes'][number]

/** Returns the order whose parcel comes next; undefined when no parcel is on its way. */
function comingNext(orders: readonly Listed[]): Listed | undefined {
  const due = ({ shipments }: Listed) =>
    shipments.flatMap(({ status, maxEstimate }) => (over.includes(status) ? [] : (maxEstimate ?? '9')))
  return orders
    .filter(({ status }) => status !== 'canceled' && status !== 'payment_declined')
    .flatMap((order) => due(order).map((day) => ({ order, day })))
    .toSorted((a, b) => a.day.localeCompare(b.day))[0]?.order
}

/** The newest orders, one of which may have a parcel on its way. */
export const useOrders = () => usePart(GetOrdersDocument, { page: 1 })

/** Renders the parcel that arrives next, with its steps; nothing when none is on its way. */
export function NextParcel({ list }: { list: ReturnType<typeof useOrders> }) {
  const next = comingNext(list.data?.orders.nodes ?? [])
  const own = usePart(GetOrderDocument, { id: next?.id ?? '' }, { pause: next === undefined })
  const order = own.data?.order
  const parcel = order?.shipments.find(({ status }) => !over.includes(status))
  const failed = list.failed ?? (next && own.failed)
  if (!failed && (!next || (order && !parcel))) return null
  const pieces = (order?.lines ?? []).filter(
    ({ itemNumber, item }) => item && parcel?.itemNumbers.includes(itemNumber ?? 0),
  )
  return (
    <Part
      title="Next parcel"
      to={next && { href: orderHref(next.id), name: `Order ${next.label}` }}
      failed={failed}
      again={() => {
        list.again()
        if (next) own.again()
      }}
    >
      <div className={styles.box}>
        <Row justify="between" align="start" below={5}>
          <div>
            <Text as="h3" size={22}>
              {parcel ? arrivalOf(parcel) : ' '}
            </Text>
            <Text size={14} tone="soft" numbers>
              {parcel
                ? `${countOf(pieces.length, 'piece')} from ${parcel.shipFrom}${order?.shipTo ? `, to ${order.shipTo.line1}` : ''}`
                : ' '}
            </Text>
          </div>
          <Row gap={1} aria-hidden>
            {pieces.slice(0, thumbs).map(({ id, item }) => (
              <span key={id} className={`frame ${styles.small}`}>
                {item && <PieceThumb item={item} sizes="56px" />}
              </span>
            ))}
          </Row>
        </Row>
        {parcel ? <ParcelStages shipment={parcel} /> : <Skeleton width="100%" height={60} />}
      </div>
    </Part>
  )
}
