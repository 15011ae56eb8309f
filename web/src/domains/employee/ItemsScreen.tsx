// Finding a piece by what is at hand: its number, its bag, or words of its label.
import './employee-keys.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { GetStaffItemsDocument, type GetStaffItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

type Hit = GetStaffItemsQuery['staffItems'][number]

const columns: readonly Column<Hit>[] = [
  {
    key: 'number',
    name: 'Number',
    cell: ({ itemNumber }) => (
      <HrefLink className="link" href={`/employee/items/${itemNumber}`}>
        {itemNumber}
      </HrefLink>
    ),
    order: (hit) => hit.itemNumber,
  },
  {
    key: 'piece',
    name: 'Piece',
    cell: (hit) => pieceName(hit.brand, hit.title),
    order: (hit) => pieceName(hit.brand, hit.title),
  },
  { key: 'size', name: 'Size', cell: (hit) => hit.sizeDisplay },
  { key: 'price', name: 'Price', number: true, cell: (hit) => money(hit.price), order: (hit) => hit.price },
  {
    key: 'state',
    name: 'State',
    cell: (hit) => <Badge>{hit.stateLabel}</Badge>,
    order: (hit) => hit.stateLabel,
  },
  { key: 'bag', name: 'Bag', cell: (hit) => hit.bagNumber, order: (hit) => hit.bagNumber ?? '' },
]

function Hits({ search }: { search: string }) {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffItemsDocument,
    variables: { search },
    requestPolicy: 'cache-and-network',
  })
  const hits = data?.staffItems
  if (!hits)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (hits.length === 0) return <p className="soft">There is no such piece.</p>
  return <ListTable label="Pieces" columns={columns} rows={hits} rowKey={(hit) => hit.itemNumber} />
}

export function ItemsScreen() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  return (
    <StaffFrame title="Pieces" task="edit_items">
      <form onSubmit={submit} className={styles.find}>
        <Field
          label="Number, bag, brand or title"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          hint="Empty: the newest."
        />
        <Button type="submit">Find</Button>
      </form>
      <Hits search={search} />
    </StaffFrame>
  )
}
