import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { earningStates } from '@hemline/rules/earnings/earnings.ts'
import { GetEarningSalesDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import { useAllBags } from '../consignment/use-all-bags.ts'
import { ListingPages } from '../listing/ListingPages.tsx'
import { Failed } from './Failed.tsx'
import { SaleRow } from './SaleRow.tsx'

/** The number of sales on a page, as the API sets it. */
const salesPageSize = 25
const stateNames: Readonly<Record<string, string>> = {
  pending: 'Pending',
  available: 'Available',
  clawed_back: 'Taken back',
}

/** Returns the URL with another value of a filter, on the first page of the list. */
function hrefWith(pathname: string, search: string, name: 'bag' | 'state', value: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (value) query.set(name, value)
  else query.delete(name)
  const text = query.toString()
  return text ? `${pathname}?${text}` : pathname
}

function StateTabs({ state }: { state: string }) {
  const { pathname, search } = usePlace()
  return (
    <TabRow low gap={5} edge={false} aria-label="Sales by state">
      {['', ...earningStates].map((one) => (
        <HrefLink
          key={one}
          href={hrefWith(pathname, search, 'state', one)}
          resetScroll={false}
          aria-current={one === state ? 'page' : undefined}
        >
          {stateNames[one] ?? 'All'}
        </HrefLink>
      ))}
    </TabRow>
  )
}

/** A filter for the bag; renders nothing when there is only one. */
function BagChoice({ bag, seen }: { bag: string; seen: readonly string[] }) {
  const { pathname, search } = usePlace()
  const router = useRouter()
  const bags = useAllBags()
  const all = [
    ...new Set([...(bags?.map(({ bagNumber }) => bagNumber) ?? []), ...seen, ...(bag ? [bag] : [])]),
  ]
  if (all.length < 2 && !bag) return null
  return (
    <SelectField
      label="Bag"
      value={bag}
      onChange={(event) =>
        void router.navigate({
          href: hrefWith(pathname, search, 'bag', event.target.value),
          resetScroll: false,
        })
      }
    >
      <option value="">All bags</option>
      {all.toSorted().map((one) => (
        <option key={one} value={one}>
          Bag {one}
        </option>
      ))}
    </SelectField>
  )
}

/** Reads page, bag and state from the URL; an unknown state selects all sales. */
function useQuestion() {
  const place = usePlace()
  const query = new URLSearchParams(place.search)
  const state = query.get('state') ?? ''
  const known = (earningStates as readonly string[]).includes(state) ? state : ''
  return {
    place,
    page: parsePage(query.get('page')),
    bag: (query.get('bag') ?? '').slice(0, 40),
    state: known,
  }
}

/**
 * Lists the sales page by page, of one bag or of all, each with the division of its price. A placeholder
 * stands while they load, "Try again" after a failure.
 */
export function Sales() {
  const { place, page, bag, state } = useQuestion()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetEarningSalesDocument,
    variables: { page, bagNumber: bag || null, state: state || null },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.earningSales
  const seen = (list?.nodes ?? []).flatMap(({ bagNumber }) => bagNumber ?? [])
  return (
    <Panel as="section" above={12} aria-labelledby="earnings-sales">
      <Row gap={6} rows={3} align="end" justify="between">
        <h2 id="earnings-sales">Sales</h2>
        <a
          className={look({ gap: 2 }, buttonClass({ look: 'line', size: 'small' }))}
          href="/api/v1.0/earnings.csv"
          download
        >
          <Download size={18} strokeWidth={1.5} aria-hidden />
          All as CSV
        </a>
      </Row>
      <Row gap={6} rows={3} align="end" justify="between" above={4} below={4} padBottom={3} edge="bottom">
        <StateTabs state={state} />
        <BagChoice bag={bag} seen={seen} />
      </Row>
      {!list && error && !fetching ? (
        <Failed
          phrase="fetchingSales"
          title="Your sales are out of reach"
          error={error}
          onAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : !list ? (
        <div role="status" aria-label="Loading your sales">
          <Skeleton height={320} />
        </div>
      ) : (
        <>
          <p className="soft num" aria-live="polite">
            {list.totalCount === 0 ? 'No sales here' : countOf(list.totalCount, 'sale')}
          </p>
          <Panel as="ul" above={3}>
            {list.nodes.map((sale) => (
              <SaleRow key={sale.id} sale={sale} />
            ))}
          </Panel>
          <ListingPages place={place} page={page} last={pageCount(list.totalCount, salesPageSize)} />
        </>
      )}
    </Panel>
  )
}
