// Finding an order by whatever the person on the phone can tell.
import { GetStaffOrdersDocument, type GetStaffOrdersQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

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
  { key: 'state', name: 'State', cell: (hit) => hit.statusLabel, order: (hit) => hit.statusLabel },
  { key: 'placed', name: 'Placed', cell: (hit) => dateOf(hit.placedAt), order: (hit) => hit.placedAt },
  { key: 'email', name: 'Email', cell: (hit) => hit.email, order: (hit) => hit.email },
  { key: 'pieces', name: 'Pieces', number: true, cell: (hit) => hit.pieces, order: (hit) => hit.pieces },
  { key: 'total', name: 'Total', number: true, cell: (hit) => money(hit.total), order: (hit) => hit.total },
]

function Found({ search }: { search: string }) {
  const [{ data, error }] = useQuery({
    query: GetStaffOrdersDocument,
    variables: { search },
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
          ? `Nothing fits “${search}”.`
          : search === ''
            ? 'The newest orders'
            : countOf(hits.length, 'order')}
      </p>
      {hits.length > 0 && <ListTable label="Orders" columns={columns} rows={hits} rowKey={(hit) => hit.id} />}
    </>
  )
}

function Search() {
  const router = useRouter()
  const search = new URLSearchParams(usePlace().search).get('q') ?? ''
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = typed.trim()
    void router.navigate({
      href: q === '' ? '/employee/orders' : `/employee/orders?q=${encodeURIComponent(q)}`,
    })
  }
  return (
    <>
      <search>
        <form className={styles.find} onSubmit={submit}>
          <Field
            label="Order, email, piece or tracking number"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      <Found search={search} />
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
