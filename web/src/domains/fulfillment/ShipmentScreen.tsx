// The tracking page: every scan of every parcel, with places and local times.

import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import {
  GetShipmentTrackingDocument,
  type GetShipmentTrackingQuery,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { dayInWords, localMoment } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing, ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { orderHref } from '../orders/use-order.ts'
import styles from './Shipment.module.css'

type Tracking = NonNullable<GetShipmentTrackingQuery['shipmentTracking']>
type Parcel = Tracking['parcels'][number]

/** When it is there, or is to be: the carrier's newest word wins over what was promised. */
function arrival(parcel: Parcel): string {
  if (parcel.deliveredAt)
    return `Delivered ${dayInWords(parcel.deliveredAt, parcel.scans.find((scan) => scan.kind === 'delivered')?.timeZone)}`
  if (parcel.status === 'lost') return 'The carrier can’t find this parcel'
  if (parcel.status === 'canceled') return 'Canceled: nothing is on its way'
  if (parcel.estimate) return `Now expected ${dayInWords(parcel.estimate)}`
  if (!parcel.maxEstimate) return 'No day is known yet'
  return parcel.minEstimate && parcel.minEstimate !== parcel.maxEstimate
    ? `Expected ${dayInWords(parcel.minEstimate)} to ${dayInWords(parcel.maxEstimate)}`
    : `Expected ${dayInWords(parcel.maxEstimate)}`
}

const moods = { delivered: 'good', lost: 'bad', canceled: 'bad' } as const

function Code({ parcel }: { parcel: Parcel }) {
  const { trackingCode, carrierName } = parcel
  if (!trackingCode) return null
  const copy = async () => {
    await globalThis.navigator.clipboard.writeText(trackingCode)
    showToast({ text: 'The tracking number is copied.' })
  }
  return (
    <Row justify="between" padX={4} padY={3} surface="sunk" round="control">
      <Stack gap={0} breaks>
        <Text as="small" tone="soft">
          {carrierName} tracking number
        </Text>
        <span className="num">{spacedTrackingCode(trackingCode)}</span>
      </Stack>
      <Button look="line" size="small" aria-label="Copy the tracking number" onClick={() => void copy()}>
        <Copy size={16} strokeWidth={1.5} aria-hidden /> Copy
      </Button>
    </Row>
  )
}

function Scans({ parcel }: { parcel: Parcel }) {
  if (parcel.scans.length === 0)
    return (
      <p className="soft">
        {parcel.trackingCode
          ? 'The carrier has not scanned it yet.'
          : 'It has a tracking number as soon as it is packed.'}
      </p>
    )
  return (
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
  )
}

function ParcelPart({ parcel, title }: { parcel: Parcel; title: string }) {
  return (
    <Stack as="section" above={8} padTop={6} edge="top" aria-labelledby={`parcel-${parcel.id}`}>
      <Row as="header">
        <Text as="h2" size={22} id={`parcel-${parcel.id}`}>
          {title}
        </Text>
        <Badge mood={moods[parcel.status as keyof typeof moods] ?? 'green'}>{parcel.statusLabel}</Badge>
      </Row>
      <Text size={28} face="serif" leading={1.2} className={styles.arrival}>
        {arrival(parcel)}
      </Text>
      <p className="soft small">From {parcel.shipFrom}</p>
      {parcel.status === 'lost' && (
        <Note mood="bad">
          <b>We know, and we are looking.</b> You don’t have to do anything. If you want your money back at
          once, <Link to="/resolution-hub">ask for it here</Link>.
        </Note>
      )}
      <Code parcel={parcel} />
      <Scans parcel={parcel} />
      <Stack as="ul" gap={2} padTop={4} edge="top" className={styles.items} aria-label="In this parcel">
        {parcel.items.map((item) => (
          <Row as="li" gap={2} align="stretch" justify="between" key={item.lineId}>
            <HrefLink href={`/product/${item.itemNumber}`}>{item.title}</HrefLink>
            {item.sizeDisplay && <span className="soft small">{item.sizeDisplay}</span>}
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}

/** `newLink`: the page that mails a new link, for who came by one that opens nothing (any more). */
function Away({
  failed,
  newLink,
  onAgain,
}: {
  failed: boolean
  newLink: string | undefined
  onAgain: () => void
}) {
  const action = failed ? (
    <Button look="line" onClick={onAgain}>
      Try again
    </Button>
  ) : newLink ? (
    <HrefLink href={newLink} className={buttonClass()}>
      Get a new link
    </HrefLink>
  ) : (
    <Link to="/contact" className={buttonClass()}>
      Write to us
    </Link>
  )
  return (
    <Page role={failed ? 'alert' : undefined}>
      <EmptyState
        heading="h1"
        drawing={failed ? <HangerDrawing /> : <ToteDrawing />}
        title={failed ? 'Your parcel is out of reach' : 'We can’t find this parcel'}
        action={action}
      >
        {friendly('locatingOrder')}{' '}
        {!failed &&
          (newLink
            ? 'The link may have ended.'
            : 'The link of your mail opens it, or log in to the account it belongs to.')}
      </EmptyState>
    </Page>
  )
}

/**
 * Shows a parcel's tracking page: its scans on the way and when it arrives. For a parcel that the viewer may
 * not see, or a failed request, a message with the way to a new link or another try.
 */
export function ShipmentScreen() {
  usePageHead({ title: 'Where your parcel is', robots: 'noindex' })
  const { type = '', orderId = '', shipment } = useParams({ strict: false })
  const key = new URLSearchParams(usePlace().search).get('key')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetShipmentTrackingDocument,
    variables: { type, id: orderId, shipmentId: shipment ?? null, accessKey: key },
    requestPolicy: 'cache-and-network',
  })
  const tracking = data?.shipmentTracking
  if (!tracking && fetching)
    return (
      <Page padTop={8} padBottom={12} upTo="list" role="status" aria-label="Loading your parcel">
        <Text as="h1" above={1} below={2}>
          Where your parcel is
        </Text>
        <Skeleton width={220} />
        <Skeleton height={260} />
      </Page>
    )
  if (!tracking)
    return (
      <Away
        failed={error !== undefined}
        newLink={key ? orderHref(orderId, key) : undefined}
        onAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  const many = tracking.parcels.length > 1
  return (
    <Page padTop={8} padBottom={12} upTo="list">
      <p className="soft small num">
        {type === 'bundle' ? 'Your bundle' : `Order ${tracking.parcels[0]?.orderLabel ?? tracking.label}`}
      </p>
      <Text as="h1" above={1} below={2}>
        {many ? 'Where your parcels are' : 'Where your parcel is'}
      </Text>
      <p className="soft">
        {many ? `${countOf(tracking.parcels.length, 'parcel')} on their own ways` : 'One parcel'}
        {tracking.destination && ` to ${tracking.destination}`}
      </p>
      {tracking.parcels.map((parcel, i) => (
        <ParcelPart
          key={parcel.id}
          parcel={parcel}
          title={many ? `Parcel ${i + 1} of ${tracking.parcels.length}` : 'Your parcel'}
        />
      ))}
      <HrefLink
        className={look({ above: 6 }, 'link alone')}
        href={
          type === 'bundle' ? `/my/bundles/${orderId}` : orderHref(tracking.parcels[0]?.orderId ?? '', key)
        }
      >
        {type === 'bundle' ? 'See the whole bundle' : 'See the whole order'}
      </HrefLink>
    </Page>
  )
}
