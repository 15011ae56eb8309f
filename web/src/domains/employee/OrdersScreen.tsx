// Finding an order by whatever the person on the phone can tell.
import { orderStatusLabels } from '@hemline/rules/orders/states.ts'
import { type OrderStatus, orderStatuses } from '@hemline/rules/vocabulary/orders.ts'
import { GetStaffOrdersDocument, type GetStaffOrdersQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Filters, MoreRows, shownColumns, Thumbs } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useListPlace } from './use-list-place.ts'

type Hit = GetStaffOrdersQuery['staffOrders'][number]

const columns: readonly Column<Hit>[] = [
  {
    key: 'order',
    name: 'Order',
    cell: (hit) => (
      <HrefLink className="link" href={`/employee/orders/${hit.id}`}>
        {hit.label}
      </HrefLink>
    ),
  },
  {
    key: 'pieces',
    name: 'Pieces',
    cell: ({ photoIds, pieces }) => <Thumbs photoIds={photoIds} pieces={pieces} />,
    order: (hit) => hit.pieces,
  },
  {
    key: 'state',
    name: 'State',
    cell: (hit) => <Badge>{hit.statusLabel}</Badge>,
    order: (hit) => hit.statusLabel,
  },
  { key: 'placed', name: 'Placed', cell: (hit) => dateOf(hit.placedAt), order: (hit) => hit.placedAt },
  { key: 'name', name: 'To', cell: (hit) => hit.name, order: (hit) => hit.name ?? '' },
  { key: 'email', name: 'Email', cell: (hit) => hit.email, order: (hit) => hit.email },
  { key: 'total', name: 'Total', number: true, cell: (hit) => money(hit.total), order: (hit) => hit.total },
]
const states = orderStatuses.map((status) => [status, orderStatusLabels[status]] as const)
const statusOf = (text: string): OrderStatus | null => orderStatuses.find((one) => one === text) ?? null

function Found({ list }: { list: ReturnType<typeof useListPlace> }) {
  const { q, state, before } = list.place
  const [{ data, error }] = useQuery({
    query: GetStaffOrdersDocument,
    variables: { search: q, status: statusOf(state), before: before || null },
    requestPolicy: 'cache-and-network',
  })
  const hits = data?.staffOrders
  if (error && !hits)
    return (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'orderHistory')}
      </Note>
    )
  if (!hits) return <Skeleton height={160} />
  const all = q === '' && state === ''
  return (
    <>
      <p className="soft" aria-live="polite">
        {hits.length === 0
          ? `Nothing fits${q === '' ? ' these filters' : ` “${q}”`}.`
          : all && before === ''
            ? 'The newest orders'
            : countOf(hits.length, 'order')}
      </p>
      {hits.length > 0 && (
        <ListTable
          label="Orders"
          pictures
          columns={shownColumns(list, columns)}
          rows={hits}
          rowKey={(hit) => hit.id}
        />
      )}
      <MoreRows list={list} rows={hits.length} last={hits.at(-1)?.id} />
    </>
  )
}

function Search() {
  const list = useListPlace()
  return (
    <>
      <Filters
        list={list}
        screen="orders"
        label="Order, name, email, piece or tracking number"
        states={states}
        columns={columns}
      />
      <Found list={list} />
    </>
  )
}

export function OrdersScreen() {
  return (
    <StaffFrame title="Orders" task="see_orders">
      <Search />
    </StaffFrame>
  )
}
