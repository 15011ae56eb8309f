import {
  GetOrderDocument,
  GetOrdersDocument,
  type GetOrdersQuery,
} from '@hemline/schema/generated/graphql.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { arrivalOf } from '../orders/order-words.ts'
import { ParcelStages } from '../orders/ParcelStages.tsx'
import { orderHref } from '../orders/use-order.ts'
import { box } from './box.ts'
import styles from './Home.module.css'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

const over = ['delivered', 'canceled', 'lost']
const onTheWay = ['shipped', 'out_for_delivery']
const thumbs = 4

type Listed = GetOrdersQuery['orders']['nodes'][number]

/**
 * Returns the order and the parcel that arrives next, and how many parcels come after. While parcels are with
 * a carrier, those that still have to be packed do not count. Undefined when no parcel is to come.
 */
function comingNext(orders: readonly Listed[]) {
  const due = orders
    .filter(({ status }) => status !== 'canceled' && status !== 'payment_declined')
    .flatMap((order) => order.shipments.map((shipment) => ({ order, shipment })))
    .filter(({ shipment }) => !over.includes(shipment.status))
  const moving = due.filter(({ shipment }) => onTheWay.includes(shipment.status))
  const dayOf = ({ shipment }: (typeof due)[number]) => shipment.maxEstimate ?? '9'
  const [next, ...others] = (moving.length > 0 ? moving : due).toSorted((a, b) =>
    dayOf(a).localeCompare(dayOf(b)),
  )
  return next && { ...next, isMoving: moving.length > 0, more: others.length }
}

/** Says how many parcels come after the next one. */
const moreWords = (more: number, isMoving: boolean): string =>
  isMoving ? `And ${more} more on the way` : `And ${more} more that we get ready`

/**
 * Hook: loads the first page of the member's orders, newest first; returns `data`, `failed`, `settled` and
 * `again` as usePart does.
 */
export const useOrders = () => usePart(GetOrdersDocument, { page: 1 })

/**
 * Renders the parcel of `list` (the result of useOrders) that arrives next, with its steps; nothing when none
 * is on its way.
 */
export function NextParcel({ list }: { list: ReturnType<typeof useOrders> }) {
  const next = comingNext(list.data?.orders.nodes ?? [])
  const own = usePart(GetOrderDocument, { id: next?.order.id ?? '' }, { pause: next === undefined })
  const order = own.data?.order
  const parcel = order?.shipments.find(({ id }) => id === next?.shipment.id)
  const failed = list.failed ?? (next && own.failed)
  if (!failed && (!next || (order && !parcel))) return null
  const pieces = (order?.lines ?? []).filter(
    ({ itemNumber, item }) => item && parcel?.itemNumbers.includes(itemNumber ?? 0),
  )
  return (
    <Part
      title="Next parcel"
      to={next && { href: orderHref(next.order.id), name: `Order ${next.order.label}` }}
      failed={failed}
      again={() => {
        list.again()
        if (next) own.again()
      }}
    >
      <div className={box}>
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
        {next && next.more > 0 && (
          <HrefLink className="link alone small" href="/my/orders">
            {moreWords(next.more, next.isMoving)}
          </HrefLink>
        )}
      </div>
    </Part>
  )
}
