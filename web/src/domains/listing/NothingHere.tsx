// Nothing on this rail: which filter to take off, and what one would see then. Its own chunk, since hardly anybody sees it.
import { joinLabels } from '@hemline/rules/labels.ts'
import { type Listing, type Place, withFilter, withoutFilters } from '@hemline/rules/listing-url.ts'
import { type Department, departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { GetFacetsDocument } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { type Client, type CombinedError, useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { chipClass } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Chip, chips } from './chips.ts'
import styles from './Listing.module.css'
import { type Ask, askOf } from './listing-query.ts'
import { pageHref } from './page-href.ts'
import type { Items } from './use-listing.ts'

/** More filters than these are not tried one by one. */
const triedMost = 6
type Way = { label: string; href: string; total: number }
type Try = Omit<Way, 'total'> & { ask: Ask }

function triesOf(listing: Listing, applied: readonly Chip[], place: Place): Try[] {
  const ask = askOf(listing)
  const byKey = Map.groupBy(applied, (chip) => chip.key)
  const without = [...byKey].slice(0, triedMost).map(([key, members]) => ({
    label: joinLabels(members.map((chip) => chip.label)),
    href: `${place.pathname}${withFilter(place.search, key, [])}`,
    ask: { ...ask, filters: (Array.isArray(ask.filters) ? ask.filters : [ask.filters]).filter((filter) => filter.key !== key) },
  }))
  if (!new URLSearchParams(place.search).get('text') || without.length === 0) return without
  const params = new URLSearchParams(place.search)
  params.delete('text')
  params.delete('page')
  return [...without, { label: listing.text, href: `${place.pathname}${params.size > 0 ? `?${params}` : ''}`, ask: { ...ask, query: null } }]
}

async function countWays(client: Client, tries: readonly Try[]): Promise<Way[]> {
  const answers = await Promise.all(
    tries.map(({ ask }) => client.query(GetFacetsDocument, { ...ask, facets: [], userInfo: {} }, { quiet: true }).toPromise()),
  )
  const ways = tries.map(({ label, href }, i) => ({ label, href, total: answers[i]?.data?.items.totalCount ?? 0 }))
  return ways.filter((way) => way.total > 0).sort((a, b) => b.total - a.total)
}

/** Undefined while they are counted. */
function useWaysOut(listing: Listing, applied: readonly Chip[], place: Place): Way[] | undefined {
  const client = useClient()
  const [known, setKnown] = useState<{ at: string; ways: Way[] }>()
  const tries = triesOf(listing, applied, place)
  const at = JSON.stringify(tries)
  useEffect(() => {
    let wanted = true
    void countWays(client, JSON.parse(at) as Try[]).then((ways) => wanted && setKnown({ at, ways }))
    return () => {
      wanted = false
    }
  }, [client, at])
  return known?.at === at ? known.ways : undefined
}

function WaysOut({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={`${styles.ways} num`} aria-label="Ways out">
      {ways.map(({ label, href, total }) => (
        <li key={href}>
          <HrefLink href={href} resetScroll={false}>
            <span>
              Without “<bdi>{label}</bdi>”
            </span>
            <b>{countOf(total, 'piece')}</b>
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

const way = (href: string, words: string): ReactNode => (
  <HrefLink className={buttonClass({ look: 'line' })} href={href}>
    {words}
  </HrefLink>
)

type Props = { items: Items; listing: Listing; place: Place }

function NothingFits({ items, listing, place }: Props) {
  const applied = chips(listing, items, place.search)
  const ways = useWaysOut(listing, applied, place)
  const words =
    ways?.length === 0
      ? 'Taking one filter off is not enough here.'
      : applied.length > 1
        ? 'One filter less, and the rail fills again.'
        : 'Take the filter off, and the rail fills again.'
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title="Nothing fits all of that"
      action={
        <>
          {ways && ways.length > 0 && <WaysOut ways={ways} />}
          {way(`${place.pathname}${withoutFilters(place.search)}`, 'Clear all filters')}
        </>
      }
    >
      {words}
    </EmptyState>
  )
}

/** Those with the most pieces, in the order of the header. */
const popular = ['women', 'shoes', 'handbags', 'jewelry', 'girls', 'boys'] as const satisfies readonly Department[]

function Departments() {
  return (
    <nav aria-label="Popular departments" className={styles.popular}>
      <ul>
        {popular.map((department) => (
          <li key={department}>
            <HrefLink className={chipClass} href={`/${department}`}>
              {departmentLabels[department]}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function NothingHere({ items, listing, place }: Props) {
  if (listing.page > 1 && items.totalCount > 0) {
    return (
      <EmptyState drawing={<HangerDrawing />} title={`There is no page ${count(listing.page)}`} action={way(pageHref(place, 1), 'Back to page 1')}>
        The rail ends on{' '}
        <HrefLink className="link" href={pageHref(place, items.pageInfo.pageCount)}>
          page {count(items.pageInfo.pageCount)}
        </HrefLink>
        .
      </EmptyState>
    )
  }
  if (listing.chosen.length > 0) return <NothingFits items={items} listing={listing} place={place} />
  const title = listing.text ? `Nothing for ${listing.title}` : 'Nothing on this rail yet'
  return (
    <>
      <EmptyState drawing={<HangerDrawing />} title={title} action={way('/products', 'See all pieces')}>
        {listing.text ? 'Try fewer words, a brand, or a kind of piece.' : 'New pieces arrive every day. Have a look around meanwhile.'}
      </EmptyState>
      <Departments />
    </>
  )
}

type OutOfReachProps = { error: CombinedError; retry: () => void; ofSupplier: boolean }

export function OutOfReach({ error, retry, ofSupplier }: OutOfReachProps) {
  const again = (
    <Button look="line" onClick={retry}>
      Try again
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState drawing={<HangerDrawing />} title="The rail is out of reach" action={again}>
        {friendlyError(error, ofSupplier ? 'supplierItems' : 'fetchingItems')}
      </EmptyState>
    </div>
  )
}
