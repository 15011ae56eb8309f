// The employees' page of one person: orders, bags, pieces and money, for reading.
import '../desk/desk-keys.ts'
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { GetStaffPersonDocument, type GetStaffPersonQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTiles } from '../../ui/StatTiles.tsx'
import type { Column } from '../../ui/Table.tsx'
import { columns as pieceColumns } from './ItemsScreen.tsx'
import { columns as orderColumns } from './OrdersScreen.tsx'
import { PersonHouse } from './PersonHouse.tsx'
import { StaffFrame } from './StaffFrame.tsx'

type Page = NonNullable<GetStaffPersonQuery['staffPerson']>
type Bag = NonNullable<Page['bags']>[number]

const bagColumns: readonly Column<Bag>[] = [
  {
    key: 'bag',
    name: 'Bag',
    cell: ({ code }) => (
      <HrefLink className="link" href={`/employee/intake/${code}`}>
        {bagCodeWords(code)}
      </HrefLink>
    ),
  },
  { key: 'number', name: 'Number', cell: (bag) => bag.bagNumber },
  { key: 'state', name: 'State', cell: (bag) => <Badge>{bag.statusLabel}</Badge> },
  { key: 'house', name: 'House', cell: (bag) => bag.warehouse },
]

function Figures({ person, credit, earnings }: Page) {
  const stats = [
    { name: `${person.orders === 1 ? 'order' : 'orders'} paid`, value: person.orders },
    { name: person.bags === 1 ? 'bag' : 'bags', value: person.bags },
    { name: 'owed for sales', value: money(earnings) },
    { name: 'credit to spend', value: money(credit) },
  ]
  return <StatTiles look="ruled" size={22} label="In short" stats={stats} />
}

type PartProps<R> = {
  title: string
  rows: readonly R[]
  all: string
  columns: readonly Column<R>[]
  rowKey: (row: R) => string | number
}

function Part<R>({ title, rows, all, columns, rowKey }: PartProps<R>) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Row align="baseline" justify="between">
        <h2>{title}</h2>
        <span className="soft">{rows.length === 0 ? 'None' : all}</span>
      </Row>
      {rows.length > 0 && (
        <ListTable
          label={`List of ${title.toLowerCase()}`}
          pictures
          columns={columns}
          rows={rows}
          rowKey={rowKey}
        />
      )}
    </Stack>
  )
}

const newest = (rows: readonly unknown[]) => `The newest ${rows.length}`

const segmentWords: Readonly<Record<string, string>> = {
  first_bag: 'sent a first bag',
  returning: 'sends bags now and then',
  regular: 'sends bags regularly',
  lapsed: 'has sent no bag for a year',
}
const sourceWords = (source: string) =>
  source === 'friend' ? 'a friend’s invitation' : source.replace(/^campaign:/, 'the campaign ')
const sellerWords = ({ sellerSegment, sellerSizeGroup }: Page) =>
  [segmentWords[sellerSegment ?? ''] ?? sellerSegment, sellerSizeGroup && `a ${sellerSizeGroup} seller`]
    .filter(Boolean)
    .join(', ')

function About({ page }: { page: Page }) {
  const { person, since, lastSeenAt, towns, orders, bags, pieces } = page
  const facts = [
    person.email,
    towns.join(' · '),
    `since ${dateOf(since)}`,
    page.heardFromSource && `came by ${sourceWords(page.heardFromSource)}`,
    page.sellerSegment && sellerWords(page),
    page.taxFormSince && `tax form on file since ${dateOf(`${page.taxFormSince}T20:00:00Z`)}`,
    page.windowSize && `window ${page.windowSize.width} × ${page.windowSize.height}`,
    lastSeenAt ? `seen ${dateOf(lastSeenAt)}, ${timeOfDay(lastSeenAt)}` : 'not logged in anywhere',
  ]
  return (
    <>
      <Stack gap={1}>
        <h2>{person.name}</h2>
        <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      </Stack>
      <Figures {...page} />
      <Part
        title="Orders"
        rows={orders}
        all={person.orders > orders.length ? newest(orders) : countOf(orders.length, 'order')}
        columns={orderColumns}
        rowKey={(order) => order.id}
      />
      {bags && (
        <Part
          title="Bags"
          rows={bags}
          all={person.bags > bags.length ? newest(bags) : countOf(bags.length, 'bag')}
          columns={bagColumns}
          rowKey={(bag) => bag.bagNumber}
        />
      )}
      <PersonHouse userId={person.id} set={page.mdcOverride ?? null} />
      {pieces && (
        <Part
          title="Pieces sent in"
          rows={pieces}
          all={newest(pieces)}
          columns={pieceColumns}
          rowKey={(piece) => piece.itemNumber}
        />
      )}
    </>
  )
}

function Loaded() {
  const id = usePlace().pathname.split('/').at(-1) ?? ''
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffPersonDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  if (data?.staffPerson) return <About page={data.staffPerson} />
  if (fetching) return <Skeleton height={240} />
  if (error) return <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  return <p className="soft">There is no account of this address.</p>
}

/**
 * Renders the employees' page about one person, whose user id ends the path: account, credit and earnings,
 * orders, bags and pieces. Asks for the task `see_orders`: others are refused, visitors sent to log in.
 */
export function PersonScreen() {
  return (
    <StaffFrame title="A person" task="see_orders">
      <Loaded />
    </StaffFrame>
  )
}
