// Finding a piece by what is at hand: its number, its bag, or words of its label.
import './employee-keys.ts'
import { GetStaffItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

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
  return (
    <div className={styles.scroll}>
      <table className={styles.hits}>
        <caption className="sr">Pieces</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Piece</th>
            <th scope="col">Size</th>
            <th scope="col">Price</th>
            <th scope="col">State</th>
            <th scope="col">Bag</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <tr key={hit.itemNumber}>
              <th scope="row" className="num">
                <HrefLink href={`/employee/items/${hit.itemNumber}`}>{hit.itemNumber}</HrefLink>
              </th>
              <td>
                {hit.brand}, {hit.title}
              </td>
              <td>{hit.sizeDisplay}</td>
              <td className="num">{money(hit.price)}</td>
              <td>
                <Badge>{hit.stateLabel}</Badge>
              </td>
              <td className="num">{hit.bagNumber}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
