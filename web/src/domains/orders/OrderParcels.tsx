import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { orderedCardWords } from '@hemline/rules/gift-cards/order-words.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { Gift } from 'lucide-react'
import { dateManner } from '../../platform/date-manner.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PieceFact, PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { SellAgain } from '../direct-sell/SellAgain.tsx'
import { useResale } from '../direct-sell/use-resale.ts'
import { useSession } from '../identity/session.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { useSizeWords } from '../size-guides/use-size-words.ts'
import { arrivalOf, linesOf, type Order, type OrderLine, type Shipment } from './order-words.ts'
import { ParcelStages } from './ParcelStages.tsx'
import parcels from './Parcels.module.css'
import { parcelHref } from './use-order.ts'

const cardWords = (card: NonNullable<OrderLine['giftCard']>): string =>
  orderedCardWords({ ...card, sentAt: card.sentAt ? new Date(card.sentAt) : null }, dateManner())

/** `brings`: what the piece would bring when it is sold again, in cents. */
type BoughtLineProps = { line: OrderLine; isHere?: boolean; brings?: number | undefined }

/** Shows one line of an order; a piece that `isHere` can be sold again by the member who bought it. */
export function BoughtLine({ line, isHere = false, brings }: BoughtLineProps) {
  const { loggedIn } = useSession()
  const sizeWords = useSizeWords()
  const { item } = line
  return (
    <PieceLine
      away={line.canceledAt === null ? undefined : 'gone'}
      picture={
        item ? (
          <HrefLink className={thumbClass()} href={item.slug} tabIndex={-1} aria-hidden="true">
            <PieceThumb item={item} sizes="96px" />
          </HrefLink>
        ) : (
          <span className={thumbClass('middle', parcels.drawn)} aria-hidden="true">
            {line.kind === 'gift_card' && <Gift size={28} strokeWidth={1.5} />}
          </span>
        )
      }
      brand={item?.brand}
      end={
        <>
          <b>{money(line.net)}</b>
          {line.discount > 0 && (
            <small>
              {money(line.price)} less {money(line.discount)}
            </small>
          )}
        </>
      }
    >
      {item ? <HrefLink href={item.slug}>{item.title}</HrefLink> : <span>{line.title}</span>}
      {line.giftCard && <span className="soft small">{cardWords(line.giftCard)}</span>}
      {item && (
        <span className="soft small">
          {sizeWords(item)} · {conditionLabels[item.condition]}
        </span>
      )}
      {line.canceledAt !== null ? (
        <PieceFact warns>Canceled</PieceFact>
      ) : (
        item?.finalSale && <span className="soft small">Final sale, cannot be returned</span>
      )}
      {isHere && loggedIn && item && line.canceledAt === null && (
        <span data-screen-only>
          <SellAgain itemNumber={item.itemNumber} title={item.title} brings={brings} />
        </span>
      )}
    </PieceLine>
  )
}

/** Shows the carrier and the tracking code, with a link to the parcel's own page. */
function Tracking({
  shipment: { id, carrier, trackingCode },
  orderId,
  accessKey,
}: {
  shipment: Shipment
  orderId: string
  accessKey: string | null
}) {
  if (!carrier || !trackingCode) return null
  return (
    <Row as="p" gap={4} rows={0} padBottom={2} breaks className="small num">
      <span className="soft">
        {carrierNames[carrier as Carrier] ?? carrier} {trackingCode}
      </span>
      <HrefLink
        className={look({ flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 }, 'link')}
        href={parcelHref(orderId, id, accessKey)}
        data-screen-only
      >
        Follow this parcel
      </HrefLink>
    </Row>
  )
}

const numberOf = (line: OrderLine): number[] => (line.item ? [line.item.itemNumber] : [])

type Props = { order: Order; accessKey: string | null; progress?: boolean }

/** Lists the lines of an order by parcel, then the lines that need no parcel. */
export function OrderParcels({ order, accessKey, progress = true }: Props) {
  const { shipments } = order
  const { loggedIn } = useSession()
  const rest = linesOf(order, null)
  const isHere = ({ status }: Shipment) => status === 'delivered' && accessKey === null
  const here = loggedIn ? shipments.filter(isHere).flatMap((one) => linesOf(order, one.id)) : []
  const brings = useResale(here.flatMap((line) => (line.canceledAt === null ? numberOf(line) : [])))
  return (
    <>
      {shipments.map((shipment, i) => (
        <Panel as="section" key={shipment.id} above={8} aria-labelledby={`parcel-${shipment.id}`}>
          <Stack as="header" gap={0.5} padBottom={4}>
            <h2 id={`parcel-${shipment.id}`}>
              {shipments.length > 1 ? `Parcel ${i + 1} of ${shipments.length}` : 'Your parcel'}
            </h2>
            <p className="soft small">
              {arrivalOf(shipment)} · from {shipment.shipFrom} · {shipment.serviceLabel}
            </p>
          </Stack>
          {progress && <ParcelStages shipment={shipment} />}
          <Tracking shipment={shipment} orderId={order.id} accessKey={accessKey} />
          <ul>
            {linesOf(order, shipment.id).map((line) => (
              <BoughtLine
                key={line.id}
                line={line}
                isHere={isHere(shipment)}
                brings={brings.get(line.item?.itemNumber ?? 0)}
              />
            ))}
          </ul>
        </Panel>
      ))}
      {rest.length > 0 && (
        <Panel as="section" above={8} aria-labelledby="no-parcel">
          <Stack as="header" gap={0.5} padBottom={4}>
            <h2 id="no-parcel">{shipments.length > 0 ? 'Without a parcel' : 'What you bought'}</h2>
          </Stack>
          <ul>
            {rest.map((line) => (
              <BoughtLine key={line.id} line={line} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
