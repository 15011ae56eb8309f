// The partners that may send feeds, with the outcome of their latest feeds.
import './partners-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  GetCleanoutOfferDocument,
  GetStaffPartnersDocument,
  type GetStaffPartnersQuery,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import '../cleanout/kits/kit-keys.ts'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useSession } from '../identity/session.tsx'
import { FeedBadge, kindWords } from './feed-words.tsx'

type Partner = GetStaffPartnersQuery['staffPartners'][number]

const newestFeed = ({ feeds }: Partner) => feeds[0]

const columns: readonly Column<Partner>[] = [
  {
    key: 'name',
    name: 'Partner',
    cell: ({ slug, name }) => (
      <Link className="link" to="/employee/partners/$slug" params={{ slug }}>
        {name}
      </Link>
    ),
    order: ({ name }) => name,
  },
  {
    key: 'kind',
    name: 'Kind',
    cell: ({ kind, active }) => (active ? kindWords[kind] : `${kindWords[kind]}, inactive`),
    order: ({ kind }) => kindWords[kind],
  },
  {
    key: 'pieces',
    name: 'By feed',
    number: true,
    cell: ({ pieceCount }) => count(pieceCount),
    order: ({ pieceCount }) => pieceCount,
  },
  {
    key: 'listed',
    name: 'On sale',
    number: true,
    cell: ({ listedCount }) => count(listedCount),
    order: ({ listedCount }) => listedCount,
  },
  {
    key: 'sold',
    name: 'Sold',
    number: true,
    cell: ({ soldCount }) => count(soldCount),
    order: ({ soldCount }) => soldCount,
  },
  {
    key: 'earnings',
    name: 'Earned',
    number: true,
    cell: ({ earnings }) => money(earnings),
    order: ({ earnings }) => earnings,
  },
  {
    key: 'feed',
    name: 'Newest feed',
    cell: (partner) => {
      const feed = newestFeed(partner)
      return feed ? (
        <Row gap={2}>
          <FeedBadge state={feed.state} />
          {dateOf(feed.receivedAt)}
        </Row>
      ) : (
        'none yet'
      )
    },
    order: (partner) => newestFeed(partner)?.receivedAt ?? '',
  },
]

function Partners() {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffPartnersDocument,
    requestPolicy: 'cache-and-network',
  })
  const rows = data?.staffPartners
  if (!rows)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (rows.length === 0) return <p className="soft">There are no partners.</p>
  const waiting = rows.filter((partner) => partner.feeds.some(({ state }) => state === 'waiting'))
  return (
    <>
      {waiting.length > 0 && (
        <Note role="status">
          <b>A feed waits for you</b> at {waiting.map(({ name }) => name).join(', ')}.
        </Note>
      )}
      <ListTable label="Partners" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </>
  )
}

/** Renders the charities with the way to the forms of their pages. */
function Charities() {
  const [{ data, error, fetching }] = useQuery({ query: GetCleanoutOfferDocument })
  const charities = data?.cleanoutOffer.charities
  if (!charities)
    return fetching ? <Skeleton height={80} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (charities.length === 0) return <p className="soft">No charity is active.</p>
  return (
    <ul>
      {charities.map(({ slug, name }) => (
        <li key={slug}>
          <HrefLink className="link alone" href={`/employee/partner-pages/${slug}`}>
            Change the page of {name}
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders the partners that may send feeds, for employees with the task `see_partners`, and the charities for
 * those of them with the task `texts`. Others are refused, visitors sent to log in.
 */
export function PartnersScreen() {
  const { user } = useSession()
  return (
    <StaffFrame title="Partners" task="see_partners">
      <p className="soft">
        Suppliers and the rental partner send their pieces by feeds: files that their systems sign.
      </p>
      <Partners />
      {mayDo(user?.roles ?? [], 'texts') && (
        <Stack as="section" gap={3} aria-label="Charities">
          <h2>Charities</h2>
          <Charities />
        </Stack>
      )}
    </StaffFrame>
  )
}
