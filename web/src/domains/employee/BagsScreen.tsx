// All bags, the highest number first.
import '../desk/desk-keys.ts'
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { GetStaffBagsDocument, type GetStaffBagsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/Table.tsx'
import { FoundRows } from './FoundRows.tsx'
import { Filters } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useListPlace } from './use-list-place.ts'

type Hit = GetStaffBagsQuery['staffBags']['nodes'][number] & { id: string }

const columns: readonly Column<Hit>[] = [
  {
    key: 'bag',
    name: 'Bag',
    cell: ({ bagNumber, code }) => (
      <HrefLink className="link" href={`/employee/intake/${code}`}>
        {bagNumber}
      </HrefLink>
    ),
  },
  { key: 'code', name: 'Code', cell: ({ code }) => bagCodeWords(code) },
  { key: 'state', name: 'State', cell: ({ statusLabel }) => <Badge>{statusLabel}</Badge> },
  { key: 'seller', name: 'Seller', cell: ({ seller }) => seller },
  { key: 'house', name: 'House', cell: ({ warehouse }) => warehouse },
]

const states = Object.entries(bagStatusLabels)

function Bags() {
  const list = useListPlace()
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffBagsDocument,
    variables: { search: list.place.q, status: list.place.state || null, page: list.page },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.staffBags
  const found = page && { ...page, nodes: page.nodes.map((bag) => ({ ...bag, id: bag.code })) }
  return (
    <>
      <Filters
        list={list}
        screen="bags"
        label="Number, code, tracking number or seller"
        states={states}
        columns={columns}
      />
      <FoundRows
        list={list}
        answer={{ found, error, fetching }}
        label="Bags"
        words={['bag', 'bags']}
        pageSize={deskPageSize}
        columns={columns}
        nothing={{ title: 'No bag found', words: 'Try the code on the bag, or its seller.' }}
      />
    </>
  )
}

/**
 * Shows the table of bags, with search and filters in the address. For employees with the task `intake`;
 * others are refused, visitors sent to log in.
 */
export function BagsScreen() {
  return (
    <StaffFrame title="Bags" task="intake">
      <Bags />
    </StaffFrame>
  )
}
