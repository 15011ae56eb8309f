// Finding a piece by what is at hand: its number, its bag, or words of its label.
import { Row } from '../../ui/layout.tsx'
import './employee-keys.ts'
import { actsOf, itemActs } from '@hemline/rules/catalogue/item-edits.ts'
import { type ItemState, itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { readSort, rowsShownWords } from '@hemline/rules/desk/sorting.ts'
import {
  ChangeItemStateDocument,
  GetStaffItemsDocument,
  type GetStaffItemsQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Picture } from '../listing/Picture.tsx'
import { type BulkAct, BulkBar } from './BulkBar.tsx'
import styles from './Employee.module.css'
import { actLabels } from './ItemActs.tsx'
import { Filters, MoreRows, SortField, shownColumns, useRowCount } from './ListParts.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { useChoice } from './use-choice.tsx'
import { useListPlace } from './use-list-place.ts'

type Place = ReturnType<typeof useListPlace>
type Hit = GetStaffItemsQuery['staffItems'][number]

export const columns: readonly Column<Hit>[] = [
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
    cell: (hit) => (
      <Row as="span" noWrap inline className={styles.pictured}>
        <Row as="span" gap={0} noWrap inline fixed className={styles.thumbs}>
          <Picture photoId={hit.photoId ?? undefined} sizes="32px" />
        </Row>
        {pieceName(hit.brand, hit.title)}
      </Row>
    ),
  },
  { key: 'size', name: 'Size', cell: (hit) => hit.sizeDisplay },
  { key: 'price', name: 'Price', number: true, cell: (hit) => money(hit.price), order: (hit) => hit.price },
  {
    key: 'state',
    name: 'State',
    cell: (hit) => <Badge>{hit.stateLabel}</Badge>,
  },
  { key: 'bag', name: 'Bag', cell: (hit) => hit.bagNumber },
]
const nameOf = (hit: Hit) => String(hit.itemNumber)

const isItemState = (text: string): text is ItemState => (itemStates as readonly string[]).includes(text)

/** The acts that change the state of one piece after the other. */
function useActs(): BulkAct<Hit>[] {
  const [, change] = useMutation(ChangeItemStateDocument)
  return itemActs.map((act) => ({
    key: act,
    label: actLabels[act] ?? act,
    allows: ({ state }) => isItemState(state) && actsOf(state).includes(act),
    asks: act === 'delist' ? 'delist' : act === 'list' ? 'nothing' : 'reason',
    run: async ({ itemNumber }, { reason, delistReason }) => {
      const input = { itemNumber, act, reason, delistReason: act === 'delist' ? delistReason : null }
      const { data, error } = await change({ input })
      const answer = data?.changeItemState
      return answer?.__typename === 'StaffItemPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'generic'))
    },
  }))
}

function Pieces({ list, hits, onDone }: { list: Place; hits: readonly Hit[]; onDone: () => void }) {
  const choice = useChoice(hits, (hit) => hit.itemNumber, nameOf)
  return (
    <>
      <Table
        label="Pieces"
        pictures
        wide="cards"
        sorting={readSort('pieces', list.place.sort)}
        onSort={(key) => list.pressSort('pieces', key)}
        columns={[choice.column, ...shownColumns(list, columns)]}
        rowHead="number"
        rows={hits}
        rowKey={(hit) => hit.itemNumber}
      />
      <BulkBar
        chosen={choice.chosen}
        acts={useActs()}
        keyOf={nameOf}
        nameOf={nameOf}
        onClear={() => choice.keep([])}
        onDone={(left) => {
          choice.keep(left)
          onDone()
        }}
      />
    </>
  )
}

const words = (state: string) => state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ')
const states = itemStates.map((state) => [state, words(state)] as const)

function Hits({ list }: { list: Place }) {
  const { q, state, sort, before, until } = list.place
  const total = useRowCount(list, 'pieces')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStaffItemsDocument,
    variables: {
      search: q,
      state: state || null,
      sort: sort || null,
      before: before === '' ? null : Number(before),
      until: until === '' ? null : Number(until),
    },
    requestPolicy: 'cache-and-network',
  })
  const hits = data?.staffItems
  if (!hits)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  return (
    <>
      <p className="soft" aria-live="polite">
        {hits.length === 0
          ? 'There is no such piece.'
          : rowsShownWords({ page: list.page, shown: hits.length, total }, ['piece', 'pieces'])}
      </p>
      {hits.length > 0 && (
        <Pieces list={list} hits={hits} onDone={() => ask({ requestPolicy: 'network-only' })} />
      )}
      <MoreRows list={list} keys={hits.map((hit) => hit.itemNumber)} total={total} />
    </>
  )
}

function Search() {
  const list = useListPlace()
  return (
    <>
      <Filters
        list={list}
        screen="pieces"
        label="Number, bag, brand or title"
        states={states}
        columns={columns}
      >
        <SortField list={list} screen="pieces" />
      </Filters>
      <Hits list={list} />
    </>
  )
}

/**
 * Shows an employee's table of pieces, with search and filters. For employees with the task `edit_items`;
 * others are refused, visitors sent to log in.
 */
export function ItemsScreen() {
  return (
    <StaffFrame title="Pieces" task="edit_items">
      <Search />
    </StaffFrame>
  )
}
