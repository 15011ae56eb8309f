// Shown for a listing without pieces: the filters to remove, each with its result. A chunk of its own,
// since few shoppers see it.
import { type Listing, type Place, withoutFilters } from '@hemline/rules/search/listing-url.ts'
import { type Department, departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { chipClass } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { chips } from './chips.ts'
import { ItemRow } from './ItemGrid.tsx'
import styles from './Listing.module.css'
import type { Ask } from './listing-query.ts'
import { PassingLink } from './PassingLink.tsx'
import { pageHref } from './page-href.ts'
import { saidOf } from './said.ts'
import type { Items } from './use-listing.ts'
import { useWaysOut } from './use-ways-out.ts'
import type { Kind, Near, Way } from './ways-out.ts'

/** The length to which a long search text is cut; the page's title has the whole text. */
const quotedMost = 60
const short = (text: string) =>
  text.length > quotedMost ? `${[...text].slice(0, quotedMost).join('').trimEnd()}…` : text

function WaysOut({ ways }: { ways: readonly Way[] }) {
  return (
    <Panel
      as="ul"
      block
      below={2}
      edge="top"
      upTo="side"
      textAlign="start"
      className={classes(styles.ways, 'num')}
      aria-label="Ways out"
    >
      {ways.map(({ label, href, total }) => (
        <li key={href}>
          <PassingLink href={href} resetScroll={false}>
            <Text as="span" shrinks breaks>
              Without “<bdi>{short(label)}</bdi>”
            </Text>
            {total !== null && (
              <Text as="b" fixed tone="accent" weight={600}>
                {countOf(total, 'piece')}
              </Text>
            )}
          </PassingLink>
        </li>
      ))}
    </Panel>
  )
}

const way = (href: string, words: string): ReactNode => (
  <PassingLink className={buttonClass({ look: 'line' })} href={href}>
    {words}
  </PassingLink>
)

/** The departments with the most pieces, in the order of the header. */
const popular = [
  'women',
  'shoes',
  'handbags',
  'jewelry',
  'girls',
  'boys',
] as const satisfies readonly Department[]

function Departments() {
  return (
    <nav aria-label="Popular departments">
      <Row as="ul" gap={2} align="stretch" justify="center">
        {popular.map((department) => (
          <li key={department}>
            <HrefLink className={chipClass} href={`/${department}`}>
              {departmentLabels[department]}
            </HrefLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

function KindsNear({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <nav aria-label="Nearest categories">
      <Row as="ul" gap={2} align="stretch" justify="center" below={10} className="num">
        {kinds.map(({ label, href, count: pieces }) => (
          <li key={href}>
            <PassingLink className={chipClass} href={href}>
              {label}{' '}
              <Text as="span" tone="soft">
                {count(pieces)}
              </Text>
            </PassingLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

/** Shows similar categories and available pieces; shows the departments when nothing similar is known. */
function Nearby({ near }: { near: Near | null | undefined }) {
  if (near === undefined) return null
  if (near === null) return <Departments />
  return (
    <>
      {near.kinds.length > 0 ? <KindsNear kinds={near.kinds} /> : <Departments />}
      <Panel as="section" above={8} className={styles.near} aria-label={near.title}>
        <h2>{near.title}</h2>
        <ItemRow items={near.pieces} />
      </Panel>
    </>
  )
}

function titleOf({ text, chosen }: Listing): ReactNode {
  if (text === '') return chosen.length > 0 ? 'Nothing fits all of that' : 'Nothing on this rail yet'
  return (
    <>
      Nothing for “<bdi>{short(text)}</bdi>”{chosen.length > 0 && ' with these filters'}
    </>
  )
}

/** Returns advice that fits the results of `ways`. */
function adviceOf({ text, chosen }: Listing, ways: readonly Way[] | undefined): string {
  if (ways?.some(({ total }) => total === null)) return 'A little less may be enough.'
  if (ways !== undefined && ways.length > 0) {
    const one = text === '' && chosen.length === 1
    return one ? 'Take the filter off, and the rail fills again.' : 'A little less, and the rail fills again.'
  }
  if (chosen.length > 0)
    return ways === undefined ? 'Let’s see what is near.' : 'Taking one filter off is not enough here.'
  return text
    ? 'Check the spelling, or try fewer words, a brand, or a kind of piece.'
    : 'New pieces arrive every day. Have a look around meanwhile.'
}

type Props = { items: Items; answered: string; listing: Listing; ask: Ask; place: Place }

function NothingFits({ items, answered, listing, ask, place }: Props) {
  const applied = chips(listing, items, place.search)
  const { ways, near } = useWaysOut({ listing, said: saidOf(listing, items, answered), applied, ask, place })
  const onward =
    listing.chosen.length > 0
      ? way(`${place.pathname}${withoutFilters(place.search)}`, 'Clear all filters')
      : way('/products', 'See all pieces')
  return (
    <div className={styles.nothing}>
      <EmptyState
        drawing={<HangerDrawing />}
        title={titleOf(listing)}
        action={
          ways && (
            <>
              {ways.length > 0 && <WaysOut ways={ways} />}
              {onward}
              {listing.text !== '' && way('/style-chat', 'Ask for an outfit')}
            </>
          )
        }
      >
        {adviceOf(listing, ways)}
      </EmptyState>
      <Nearby near={near} />
    </div>
  )
}

/** Shows why a listing has no pieces: its page number is too high, or its filters match nothing. */
export function NothingHere(props: Props) {
  const { items, listing, place } = props
  if (listing.page > 1 && items.totalCount > 0) {
    return (
      <EmptyState
        drawing={<HangerDrawing />}
        title={`There is no page ${count(listing.page)}`}
        action={way(pageHref(place, 1), 'Back to page 1')}
      >
        The rail ends on{' '}
        <HrefLink className="link" href={pageHref(place, items.pageInfo.pageCount)}>
          page {count(items.pageInfo.pageCount)}
        </HrefLink>
        .
      </EmptyState>
    )
  }
  return <NothingFits {...props} />
}

type OutOfReachProps = { error: CombinedError; retry: () => void; ofSupplier: boolean }

/** Shows why a listing could not be loaded, with a button to try again. */
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
