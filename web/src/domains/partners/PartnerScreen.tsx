// One partner: feeds, keys, terms, and who did what.
import './partners-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { GetStaffPartnerDocument, type PartnerFeedFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf, dateOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { ListTable } from '../../ui/ListTable.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useSession } from '../identity/session.tsx'
import { FeedBadge, kindWords } from './feed-words.tsx'
import { Keys } from './Keys.tsx'
import { People } from './People.tsx'
import type { Partner } from './partner-type.ts'
import { Terms } from './Terms.tsx'

type Feed = PartnerFeedFieldsFragment

const columns: readonly Column<Feed>[] = [
  {
    key: 'feed',
    name: 'Feed',
    cell: ({ id, number, reference }) => (
      <Link className="link" to="/employee/partner-feeds/$id" params={{ id }}>
        {number} · {reference}
      </Link>
    ),
    order: ({ number }) => number,
  },
  {
    key: 'state',
    name: 'State',
    cell: ({ state }) => <FeedBadge state={state} />,
    order: ({ state }) => state,
  },
  {
    key: 'rows',
    name: 'Rows',
    number: true,
    cell: ({ rowCount }) => count(rowCount),
    order: ({ rowCount }) => rowCount,
  },
  {
    key: 'bad',
    name: 'Bad',
    number: true,
    cell: ({ badCount }) => count(badCount),
    order: ({ badCount }) => badCount,
  },
  {
    key: 'at',
    name: 'Came',
    cell: ({ receivedAt }) => `${dateOf(receivedAt)}, ${timeOfDay(receivedAt)}`,
    order: ({ receivedAt }) => receivedAt,
  },
]

function Loaded({ partner }: { partner: Partner }) {
  const { user } = useSession()
  const mayChange = mayDo(user?.roles ?? [], 'set_partners')
  const { name, kind, pieceCount, listedCount, soldCount, earnings, feeds, events } = partner
  return (
    <>
      <p className="soft">
        {kindWords[kind]}. {countOf(pieceCount, 'piece')} by feed, {count(listedCount)} on sale,{' '}
        {count(soldCount)} sold for earnings of {money(earnings)}.{' '}
        <HrefLink
          className="link"
          href={`/${kind === 'dropshipper' ? `supplier/${partner.id}` : partner.slug}`}
        >
          The page of {name}
        </HrefLink>
        {mayDo(user?.roles ?? [], 'texts') && (
          <>
            {' · '}
            <HrefLink className="link" href={`/employee/partner-pages/${partner.slug}`}>
              Change the page
            </HrefLink>
          </>
        )}
      </p>
      <Stack as="section" gap={3} aria-label="Feeds">
        <h2>Feeds</h2>
        {feeds.length === 0 ? (
          <p className="soft">No feed has come yet. It needs terms and a key first.</p>
        ) : (
          <ListTable label={`Feeds of ${name}`} columns={columns} rows={feeds} rowKey={({ id }) => id} />
        )}
      </Stack>
      <Terms partner={partner} mayChange={mayChange} />
      <People partner={partner} mayChange={mayChange} />
      <Keys partner={partner} mayChange={mayChange} />
      <Stack as="section" gap={3} aria-label="History">
        <h2>History</h2>
        {events.length === 0 ? (
          <p className="soft">Nothing was done yet.</p>
        ) : (
          <Timeline
            label="History"
            events={events.map(({ id, at, by, words }) => ({
              id,
              what: words,
              detail: by ?? 'The shop',
              at,
              when: `${dateOf(at)}, ${timeOfDay(at)}`,
            }))}
          />
        )}
      </Stack>
    </>
  )
}

function Content({ slug }: { slug: string }) {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffPartnerDocument,
    variables: { slug },
    requestPolicy: 'cache-and-network',
  })
  if (data?.staffPartner) return <Loaded partner={data.staffPartner} />
  if (fetching) return <Skeleton height={320} />
  return error ? (
    <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  ) : (
    <p>
      There is no such partner. <HrefLink href="/employee/partners">All partners</HrefLink>
    </p>
  )
}

const nameIn = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * Shows one partner with its feeds, terms, keys and history. For employees with the task `see_partners`;
 * others are refused, visitors sent to log in.
 */
export function PartnerScreen() {
  const slug = usePlace().pathname.split('/').at(-1) ?? ''
  return (
    <StaffFrame title={nameIn(slug)} task="see_partners">
      <Content slug={slug} />
    </StaffFrame>
  )
}
