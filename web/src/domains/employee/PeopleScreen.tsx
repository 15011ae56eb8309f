// Everybody with an account, the newest first.
import '../desk/desk-keys.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { GetStaffPeopleDocument, type GetStaffPeopleQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Column } from '../../ui/Table.tsx'
import { FoundRows } from './FoundRows.tsx'
import { Filters } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useListPlace } from './use-list-place.ts'

type Hit = GetStaffPeopleQuery['staffPeople']['nodes'][number]

const columns: readonly Column<Hit>[] = [
  {
    key: 'name',
    name: 'Name',
    cell: ({ id, name }) => (
      <HrefLink className="link" href={`/employee/people/${id}`}>
        {name}
      </HrefLink>
    ),
  },
  { key: 'email', name: 'Email', cell: ({ email }) => email },
  { key: 'orders', name: 'Orders', number: true, cell: ({ orders }) => orders },
  { key: 'bags', name: 'Bags', number: true, cell: ({ bags }) => bags },
]

const kinds = ['buyers', 'sellers'] as const

function People() {
  const list = useListPlace()
  const kind = kinds.find((one) => one === list.place.kind) ?? null
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffPeopleDocument,
    variables: { search: list.place.q, kind, page: list.page },
    requestPolicy: 'cache-and-network',
  })
  return (
    <>
      <Filters list={list} screen="people" label="Name or email" states={[]} columns={columns}>
        <SelectField
          label="Who"
          value={kind ?? ''}
          onChange={(event) => list.show({ kind: event.target.value })}
        >
          <option value="">Everybody</option>
          <option value="buyers">Who bought</option>
          <option value="sellers">Who sent in a bag</option>
        </SelectField>
      </Filters>
      <FoundRows
        list={list}
        answer={{ found: data?.staffPeople, error, fetching }}
        label="People"
        words={['person', 'people']}
        pageSize={deskPageSize}
        columns={columns}
        nothing={{ title: 'Nobody found', words: 'Try a part of the name or of the email address.' }}
      />
    </>
  )
}

/**
 * Shows the table of people with an account, with search and filters in the address. For employees with the
 * task `see_orders`; others are refused, visitors sent to log in.
 */
export function PeopleScreen() {
  return (
    <StaffFrame title="People" task="see_orders">
      <People />
    </StaffFrame>
  )
}
