import { recommendedAmount } from '@hemline/rules/vocabulary/constants.ts'
import {
  GetItemsDocument,
  LookAtSavedSearchDocument,
  type SavedSearchFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Bell, BellOff } from 'lucide-react'
import { useRef } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { count, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useNear } from '../../platform/near.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AutoBuyLine } from '../auto-buys/AutoBuyLine.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { editSearch } from './edited-search.store.ts'
import { newsHref } from './news-place.ts'
import { openSaveSearch } from './open-save-search.ts'
import { rhythmLabel } from './rhythms.ts'
import styles from './SavedSearches.module.css'
import { sinceWords } from './since.ts'

type Props = {
  search: SavedSearchFieldsFragment
  first: boolean
  /** Whether the card is among those that the page opens with; the others ask for pieces when scrolled to. */
  early: boolean
}

/** The page of what is new for a saved search; without news its listing. */
const hrefOf = ({ id, path, newCount, newItemNumbers }: SavedSearchFieldsFragment): string =>
  newCount === 0 ? path : newsHref(id, newItemNumbers)

function News({ search }: { search: SavedSearchFieldsFragment }) {
  if (search.paused) return <Badge>Paused</Badge>
  const since = sinceWords(search.lookedAt, nowMs())
  if (search.newCount > 0) return <Badge mood="green">{`${count(search.newCount)} new since ${since}`}</Badge>
  const last = sinceWords(search.lastMatchAt ?? search.createdAt, nowMs())
  return <Badge>{last === 'today' ? 'Nothing new yet' : `Nothing new since ${last}`}</Badge>
}

const wayOn = (search: SavedSearchFieldsFragment, total: number | undefined): string => {
  if (search.newCount === 1) return 'See the new one'
  const shown = search.newItemNumbers.length
  if (search.newCount > shown) return `See the newest ${count(shown)}`
  if (search.newCount > 1) return `See the ${count(search.newCount)} new`
  return total === undefined || total === 0 ? 'Open the search' : `See all ${count(total)}`
}

const bones = ['a', 'b', 'c', 'd'].map((key) => (
  <Text
    as="span"
    key={key}
    block
    surface="sunk"
    round="control"
    clip
    anchor
    ratio="piece"
    className={classes(styles.pic, styles.bone)}
  />
))

/** Renders gray boxes in the place of a saved search that loads. */
export function PeekSkeleton() {
  return (
    <Stack padY={6} edge="top" className={styles.peek}>
      <Skeleton width="55%" height={32} />
      <Stack gap={3} tracks={4} align="start" className={styles.four}>
        {bones}
      </Stack>
      <Skeleton width={120} height={40} className={styles.foot} />
    </Stack>
  )
}

const ask = (filters: { key: string; values: string[] }[], text: string) => ({
  amount: recommendedAmount,
  context: 'recommended' as const,
  filters,
  query: text || null,
  skipSpellcheck: true,
  itemQueryContext: { clientModule: 'saved-search', clientPageType: 'saved' },
  userInfo: {},
})

/**
 * Loads four pieces of a saved search once its card is near the screen: an owner may have fifty. What is new
 * comes first, by its numbers: a piece that only costs less is far down among the newest.
 */
function usePieces({ filters, text, newCount, newItemNumbers }: SavedSearchFieldsFragment, near: boolean) {
  const news = newItemNumbers.slice(0, recommendedAmount)
  const [fresh] = useQuery({
    query: GetItemsDocument,
    pause: !near || news.length === 0,
    variables: ask([{ key: 'item_number', values: news.map(String) }], ''),
  })
  const [all] = useQuery({
    query: GetItemsDocument,
    pause: !near,
    variables: {
      ...ask(
        filters.map(({ key, values }) => ({ key, values })),
        text,
      ),
      sortBy: newCount > 0 ? 'newest_first' : null,
    },
  })
  const isNew = ({ itemNumber }: { itemNumber: number }) => news.includes(itemNumber)
  const found = fresh.data?.items.nodes.filter(isNew) ?? []
  const others = all.data?.items.nodes.filter((item) => !isNew(item)) ?? []
  return {
    items: [
      ...found.toSorted((a, b) => news.indexOf(a.itemNumber) - news.indexOf(b.itemNumber)),
      ...others,
    ].slice(0, recommendedAmount),
    total: all.data?.items.totalCount,
    error: all.error,
    waiting: !near || all.fetching || fresh.fetching,
  }
}

/**
 * Renders one saved search: name, criteria, count of new matches, up to four of its pieces (loaded when
 * scrolled near, at once with `early`), and the rhythm; gray boxes while they load, a sentence after a
 * failure.
 */
export function SearchPeek({ search, first, early }: Props) {
  const head = useRef<HTMLElement>(null)
  const { items, total, error, waiting } = usePieces(search, useNear(head, early))
  const router = useRouter()
  const [, lookAt] = useMutation(LookAtSavedSearchDocument)
  const open = () => void lookAt({ id: search.id })
  // The only new piece is one press away.
  const only =
    search.newCount === 1
      ? items.find(({ itemNumber }) => search.newItemNumbers.includes(itemNumber))
      : undefined
  const Icon = search.paused ? BellOff : Bell
  const edit = () => {
    editSearch(search.id)
    void router.navigate({ href: search.path })
  }
  const change = () =>
    void openSaveSearch({
      path: search.path,
      title: search.name,
      filters: search.filters.map(({ key, values }) => ({ key, values })),
      text: search.text,
      saved: search,
    })
  return (
    <Stack as="article" padY={6} edge="top" className={styles.peek}>
      <header ref={head}>
        <h2>
          <HrefLink href={search.path} onClick={open}>
            <bdi>{search.name}</bdi>
          </HrefLink>
        </h2>
        <News search={search} />
        <p className="soft small">
          <bdi>{search.criteria}</bdi>
        </p>
      </header>
      <Stack gap={3} tracks={4} align="start" className={styles.four} aria-busy={waiting}>
        {error && (
          <Text across size={14} tone="soft">
            {friendlyError(error, 'searchPreview')}
          </Text>
        )}
        {!waiting && !error && items.length === 0 && (
          <Text across size={14} tone="soft">
            No piece just now. There is only one of each, so it may take a while.
          </Text>
        )}
        {items.map((item) => (
          <HrefLink
            key={item.id}
            href={item.slug}
            className={look({ flow: 'stack', gap: 0.5, size: 14 }, styles.piece)}
          >
            <Text
              as="span"
              block
              surface="sunk"
              round="control"
              clip
              anchor
              ratio="piece"
              className={styles.pic}
            >
              <PieceThumb item={item} sizes="(min-width: 1220px) 150px, 25vw" />
              {search.newItemNumbers.includes(item.itemNumber) && (
                <Text
                  as="span"
                  padX={2}
                  padY={1}
                  surface="card"
                  round="control"
                  size={12}
                  tone="accent"
                  weight={600}
                  className={styles.flag}
                >
                  New
                </Text>
              )}
            </Text>
            <Text as="span" clip size={12} weight={600} nowrap ellipsis uppercase className={styles.brand}>
              <bdi>{item.brand}</bdi>
              <span className="sr">, {item.title}</span>
            </Text>
            <b className="num">{money(item.price)}</b>
          </HrefLink>
        ))}
        {waiting && items.length === 0 && bones}
      </Stack>
      <Row gap={4} rows={2} className={styles.foot}>
        <HrefLink
          className={buttonClass({ look: first && search.newCount > 0 ? 'main' : 'line', size: 'small' })}
          href={only?.slug ?? hrefOf(search)}
          onClick={open}
        >
          {wayOn(search, total)}
        </HrefLink>
        <Row as="span" gap={2} noWrap inline className="soft small">
          <Icon size={16} strokeWidth={1.5} aria-hidden />
          {search.paused ? 'Paused' : rhythmLabel(search.rhythm)}
        </Row>
        <Row as="span" gap={4} noWrap inline>
          <LinkButton onClick={edit} aria-label={`Edit filters of ${search.name}`}>
            Edit filters
          </LinkButton>
          <LinkButton onClick={change} aria-label={`Settings of ${search.name}`}>
            Settings
          </LinkButton>
        </Row>
        <AutoBuyLine search={search} />
      </Row>
    </Stack>
  )
}
