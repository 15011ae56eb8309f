// Finding an order by whatever the person on the phone can tell.
import { readSort, rowsShownWords } from '@hemline/rules/desk/sorting.ts'
import { openState } from '@hemline/rules/desk/views.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { orderStatusLabels } from '@hemline/rules/orders/states.ts'
import { type OrderStatus, orderStatuses } from '@hemline/rules/vocabulary/orders.ts'
import {
  GetStaffOrdersDocument,
  type GetStaffOrdersQuery,
  StaffResendMailDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useSession } from '../identity/session.tsx'
import { type BulkAct, BulkBar } from './BulkBar.tsx'
import { Filters, MoreRows, SortField, shownColumns, Thumbs, useRowCount } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useChoice } from './use-choice.tsx'
import { useListPlace } from './use-list-place.ts'

type Place = ReturnType<typeof useListPlace>
type Hit = GetStaffOrdersQuery['staffOrders'][number]

export const columns: readonly Column<Hit>[] = [
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
  },
  {
    key: 'state',
    name: 'State',
    cell: (hit) => <Badge>{hit.statusLabel}</Badge>,
  },
  { key: 'placed', name: 'Placed', cell: (hit) => dateOf(hit.placedAt), order: (hit) => hit.placedAt },
  { key: 'name', name: 'To', cell: (hit) => hit.name },
  { key: 'email', name: 'Email', cell: (hit) => hit.email },
  { key: 'total', name: 'Total', number: true, cell: (hit) => money(hit.total), order: (hit) => hit.total },
]
const nameOf = (hit: Hit) => hit.label

/** The acts that are done with one order after the other. */
function useActs(): BulkAct<Hit>[] {
  const { user } = useSession()
  const [, resend] = useMutation(StaffResendMailDocument)
  if (!mayDo(user?.roles ?? [], 'resend_mail')) return []
  return [
    {
      key: 'resend',
      label: 'Send its mail again',
      allows: () => true,
      asks: 'reason',
      run: async ({ id }, { reason }) => {
        const { data, error } = await resend({ input: { orderId: id, reason } })
        const answer = data?.staffResendMail
        if (answer?.__typename === 'StaffOrderPayload') return undefined
        return answer && 'message' in answer ? answer.message : friendlyError(error, 'generic')
      },
    },
  ]
}

function Orders({ list, hits }: { list: Place; hits: readonly Hit[] }) {
  const choice = useChoice(hits, (hit) => hit.id, nameOf)
  return (
    <>
      <Table
        label="Orders"
        pictures
        wide="cards"
        sorting={readSort('orders', list.place.sort)}
        onSort={(key) => list.pressSort('orders', key)}
        columns={[choice.column, ...shownColumns(list, columns)]}
        rowHead="order"
        rows={hits}
        rowKey={(hit) => hit.id}
      />
      <BulkBar
        chosen={choice.chosen}
        acts={useActs()}
        keyOf={(hit) => hit.id}
        nameOf={nameOf}
        onClear={() => choice.keep([])}
        onDone={choice.keep}
      />
    </>
  )
}

const states = [
  [openState, 'To send'] as const,
  ...orderStatuses.map((status) => [status, orderStatusLabels[status]] as const),
]
const statusOf = (text: string): OrderStatus | null => orderStatuses.find((one) => one === text) ?? null

function Found({ list }: { list: Place }) {
  const { q, state, sort, before, until } = list.place
  const total = useRowCount(list, 'orders')
  const [{ data, error }] = useQuery({
    query: GetStaffOrdersDocument,
    variables: {
      search: q,
      status: statusOf(state),
      isOpen: state === openState,
      sort: sort || null,
      before: before || null,
      until: until || null,
    },
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
  return (
    <>
      <p className="soft" aria-live="polite">
        {hits.length === 0
          ? `Nothing fits${q === '' ? ' these filters' : ` “${q}”`}.`
          : rowsShownWords({ page: list.page, shown: hits.length, total }, ['order', 'orders'])}
      </p>
      {hits.length > 0 && <Orders list={list} hits={hits} />}
      <MoreRows list={list} keys={hits.map((hit) => hit.id)} total={total} />
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
      >
        <SortField list={list} screen="orders" />
      </Filters>
      <Found list={list} />
    </>
  )
}

/**
 * Shows an employee's table of orders, with search and filters. For employees with the task `see_orders`;
 * others are refused, visitors sent to log in.
 */
export function OrdersScreen() {
  return (
    <StaffFrame title="Orders" task="see_orders">
      <Search />
    </StaffFrame>
  )
}
