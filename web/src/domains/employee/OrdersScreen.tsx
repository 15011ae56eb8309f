// Finding an order by whatever the person on the phone can tell.
import { GetStaffOrdersDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

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
      {hits.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.hits}>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">State</th>
                <th scope="col">Placed</th>
                <th scope="col">Email</th>
                <th scope="col">Pieces</th>
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody className="num">
              {hits.map((hit) => (
                <tr key={hit.id}>
                  <th scope="row">
                    <HrefLink href={`/employee/orders/${hit.id}`}>{hit.label}</HrefLink>
                  </th>
                  <td>{hit.statusLabel}</td>
                  <td>{dateOf(hit.placedAt)}</td>
                  <td>{hit.email}</td>
                  <td>{hit.pieces}</td>
                  <td>{money(hit.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
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
