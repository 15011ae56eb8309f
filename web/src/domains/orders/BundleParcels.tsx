// The parcels of a bundle that has closed: what travels together, how far it is, and which orders are inside.
import type { GetShipmentTrackingQuery } from '@hemline/schema/generated/graphql.ts'
import { countOf } from '../../platform/format.ts'
import { localMoment } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import type { OrderInList } from './OrderRow.tsx'
import { arrivalOf, moodOf } from './order-words.ts'
import { ParcelStages } from './ParcelStages.tsx'
import { orderHref } from './use-order.ts'

type Parcel = NonNullable<GetShipmentTrackingQuery['shipmentTracking']>['parcels'][number]
type Props = { bundleId: string; parcels: readonly Parcel[]; orders: readonly OrderInList[] }

const inLine = look({ flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 }, 'link')

function Inside({ order, parcel }: { order: OrderInList; parcel: Parcel }) {
  const ids = new Set(parcel.items.map((item) => item.lineId))
  const lines = order.lines.filter((line) => ids.has(line.id))
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={0} padTop={3} edge="top" aria-label={`Order ${order.label}`}>
      <Row justify="between" rows={0} className="small num">
        <Row as="span" rows={0}>
          <HrefLink
            href={orderHref(order.id)}
            className={inLine}
            aria-label={`Order ${order.label}, ${order.statusLabel}`}
          >
            Order {order.label}
          </HrefLink>
          <Badge mood={moodOf(order.status)}>{order.statusLabel}</Badge>
        </Row>
        <span className="soft">{countOf(lines.length, 'piece')}</span>
      </Row>
      <ul>
        {lines.map(({ id, item, title }) => (
          <PieceLine
            key={id}
            size="small"
            picture={
              <span className={thumbClass('small')} aria-hidden="true">
                {item && <PieceThumb item={item} sizes="64px" />}
              </span>
            }
            brand={item?.brand}
          >
            {item ? <HrefLink href={item.slug}>{item.title}</HrefLink> : <span>{title}</span>}
            {item && <span className="soft small">{item.sizeDisplay}</span>}
          </PieceLine>
        ))}
      </ul>
    </Stack>
  )
}

function Journey({ parcel }: { parcel: Parcel }) {
  if (parcel.scans.length === 0) return null
  return (
    <Panel padY={4} edge="top">
      <Timeline
        label="Where it has been, newest first"
        events={parcel.scans.toReversed().map(({ id, label, place, at, timeZone }) => ({
          id,
          what: label,
          detail: place,
          at,
          when: localMoment(at, timeZone),
        }))}
      />
    </Panel>
  )
}

/** Shows each parcel of a closed bundle: its progress, its journey, and the pieces of each order inside. */
export function BundleParcels({ bundleId, parcels, orders }: Props) {
  return parcels.map((parcel, i) => (
    <Panel as="section" key={parcel.id} above={8} aria-labelledby={`parcel-${parcel.id}`}>
      <Stack as="header" gap={0.5} padBottom={4}>
        <h2 id={`parcel-${parcel.id}`}>
          {parcels.length > 1 ? `Parcel ${i + 1} of ${parcels.length}` : 'Your parcel'}
        </h2>
        <Text className="soft small">
          {arrivalOf(parcel)} · from {parcel.shipFrom}
        </Text>
      </Stack>
      <ParcelStages shipment={parcel} />
      {parcel.trackingCode && (
        <Row as="p" gap={4} rows={0} padBottom={2} breaks className="small num">
          <span className="soft">
            {parcel.carrierName} {parcel.trackingCode}
          </span>
          <HrefLink className={inLine} href={`/shipment/bundle/${bundleId}/${parcel.id}`}>
            Follow this parcel
          </HrefLink>
        </Row>
      )}
      <Journey parcel={parcel} />
      {orders.map((order) => (
        <Inside key={order.id} order={order} parcel={parcel} />
      ))}
    </Panel>
  ))
}
