// The parcels of all orders, the newest first.
import '../desk/desk-keys.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { GetStaffParcelsDocument, type GetStaffParcelsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useSession } from '../identity/session.tsx'
import { FoundRows } from './FoundRows.tsx'
import { Filters } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useListPlace } from './use-list-place.ts'

type Hit = GetStaffParcelsQuery['staffParcels']['nodes'][number]

const columnsFor = (seesOrders: boolean): readonly Column<Hit>[] => [
  {
    key: 'order',
    name: 'Order',
    cell: ({ id, orderId, label }) => (
      <HrefLink
        className="link"
        href={seesOrders ? `/employee/orders/${orderId}` : `/employee/pack?parcel=${id}`}
      >
        {label}
      </HrefLink>
    ),
  },
  { key: 'state', name: 'State', cell: ({ statusLabel }) => <Badge>{statusLabel}</Badge> },
  { key: 'carrier', name: 'Carrier', cell: ({ carrierName }) => carrierName },
  {
    key: 'code',
    name: 'Tracking number',
    cell: ({ trackingCode }) => trackingCode && spacedTrackingCode(trackingCode),
  },
  { key: 'from', name: 'From', cell: ({ shipFrom }) => shipFrom },
  { key: 'placed', name: 'Ordered', cell: ({ placedAt }) => dateOf(placedAt) },
]

const states = Object.entries(shipmentStatusLabels)

function Parcels() {
  const list = useListPlace()
  const { user } = useSession()
  const columns = columnsFor(mayDo(user?.roles ?? [], 'see_orders'))
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffParcelsDocument,
    variables: { search: list.place.q, status: list.place.state || null, page: list.page },
    requestPolicy: 'cache-and-network',
  })
  return (
    <>
      <Filters
        list={list}
        screen="parcels"
        label="Tracking number, order, name or piece"
        states={states}
        columns={columns}
      />
      <FoundRows
        list={list}
        answer={{ found: data?.staffParcels, error, fetching }}
        label="Parcels"
        words={['parcel', 'parcels']}
        pageSize={deskPageSize}
        columns={columns}
        nothing={{ title: 'No parcel found', words: 'Try the tracking number, or the label of the order.' }}
      />
    </>
  )
}

/**
 * Shows the table of the parcels of orders, with search and filters in the address. For employees with the
 * task `pack`; others are refused, visitors sent to log in.
 */
export function ParcelsScreen() {
  return (
    <StaffFrame title="Parcels" task="pack">
      <Parcels />
    </StaffFrame>
  )
}
