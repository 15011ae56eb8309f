import type { GetOrdersQuery } from '@hemline/schema/generated/graphql.ts'
import { deliveryDay } from '../../platform/delivery-days.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import history from './History.module.css'
import { comesTo, moodOf } from './order-words.ts'
import { orderHref } from './use-order.ts'

export type OrderInList = GetOrdersQuery['orders']['nodes'][number]
const shown = 4

/**
 * Returns in words when the last parcel of an order arrives or arrived; undefined when no parcel will, or no
 * day is known.
 */
export function arrivalInList({
  shipments,
  status,
}: Pick<OrderInList, 'shipments' | 'status'>): string | undefined {
  if (status === 'canceled' || status === 'payment_declined') return undefined
  const days = shipments.flatMap((one) => (one.deliveredAt ? [one.deliveredAt] : []))
  const last = days.toSorted().at(-1)
  if (last && days.length === shipments.length) return `Delivered ${dateOf(last)}`
  const due = shipments
    .flatMap((one) => (one.maxEstimate && !one.deliveredAt ? [one.maxEstimate] : []))
    .toSorted()
  const by = due.at(-1)
  return by ? `Arrives by ${deliveryDay(by)}` : undefined
}

/** Renders one order in the order history; the whole row is a link to the order. */
export function OrderRow({ order }: { order: OrderInList }) {
  const pieces = order.lines.filter((line) => line.item)
  const more = pieces.length - shown
  const arrival = arrivalInList(order)
  return (
    <Stack as="li" gap={6} rows={3} tracks="end" padY={5} edge="top" anchor className={history.row}>
      <HrefLink
        href={orderHref(order.id)}
        className={look({ fills: true }, history.rowLink)}
        aria-label={`Order ${order.label}, ${order.statusLabel}`}
      />
      <Row gap={1} align="stretch" across noWrap className={history.thumbs} aria-hidden="true">
        {pieces.slice(0, shown).map(({ id, item }) => (
          <span key={id} className={`frame ${history.thumb}`}>
            {item && <PieceThumb item={item} sizes="72px" />}
          </span>
        ))}
        {more > 0 && (
          <Text as="span" alignSelf="center" tone="soft" className={classes(history.more, 'num')}>
            +{more}
          </Text>
        )}
      </Row>
      <Stack gap={0.5} top shrinks>
        <b className="num">Order {order.label}</b>
        <span className="soft small num">
          {dateOf(order.placedAt)} · {countOf(order.lines.length, 'piece')}
        </span>
        <Row as="span" rows={1} above={1}>
          <Badge mood={moodOf(order.status)}>{order.statusLabel}</Badge>
          {arrival && <span className="soft small">{arrival}</span>}
        </Row>
      </Stack>
      <Text as="b" weight={600} className="num">
        {money(comesTo(order))}
      </Text>
    </Stack>
  )
}
