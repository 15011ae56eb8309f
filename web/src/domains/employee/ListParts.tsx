// Parts shared by the tables of orders, pieces, cases and returns: filters above, pages below, pictures in
// rows.
import { deskPageSize, type SortedScreen, sortNames } from '@hemline/rules/desk/sorting.ts'
import { countOfView, type DeskScreen, rowsCounted, rowsWord } from '@hemline/rules/desk/views.ts'
import { GetDeskStateCountsDocument } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useWide } from '../../platform/viewport.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { SavedViews } from '../desk/SavedViews.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import { pageWords } from './QueuePages.tsx'
import type { useListPlace } from './use-list-place.ts'

type Place = ReturnType<typeof useListPlace>
type FiltersProps<Row> = {
  list: Place
  screen: DeskScreen
  /** By which texts the rows are found. */
  label: string
  states: readonly (readonly [value: string, label: string])[]
  columns: readonly Column<Row>[]
  /** Further fields that narrow the rows. */
  children?: ReactNode
}

const hiddenOf = (list: Place): readonly string[] => list.place.hide.split(',').filter(Boolean)

/**
 * Returns the columns of a desk table that are not hidden; the first one identifies the rows and is always
 * shown.
 */
export const shownColumns = <Row,>(list: Place, columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ key }, at) => at === 0 || !hiddenOf(list).includes(key))

/** Hook: how many rows a desk table has of each state; undefined until the answer is here. */
function useStateCounts(screen: DeskScreen): ReadonlyMap<string, number> | undefined {
  const [{ data }] = useQuery({
    query: GetDeskStateCountsDocument,
    variables: { screen },
    requestPolicy: 'cache-and-network',
  })
  return data && new Map(data.deskStateCounts.map((one) => [one.state, one.count]))
}

/**
 * Hook: returns how many rows a desk table has under its filters; undefined while that is unknown, with a
 * text or a kind, and from 1000 rows on, where counting ends.
 */
export function useRowCount(list: Place, screen: DeskScreen): number | undefined {
  const counts = useStateCounts(screen)
  const count = counts && countOfView(screen, list.search, counts)
  return count === undefined || count >= rowsCounted ? undefined : count
}

/**
 * Renders the controls of a desk table: saved views, search text, state and columns; all are kept in the URL.
 * A state without rows has no chip, unless it is the chosen one.
 */
export function Filters<Row>({ list, screen, label, states, columns, children }: FiltersProps<Row>) {
  const { q, state, before, until, page } = list.place
  const counts = useStateCounts(screen)
  const shown = states.filter(([value]) => value === state || (counts?.get(value) ?? 0) > 0)
  return (
    <Stack gap={3}>
      <SavedViews screen={screen} pathname={list.pathname} search={list.search} counts={counts} />
      <Toolbar
        label={label}
        text={q}
        onText={(text) => list.show({ q: text })}
        states={shown.map(([value, words]) => ({
          value,
          label: words,
          ...(counts ? { count: rowsWord(counts.get(value) ?? 0) } : {}),
        }))}
        state={state}
        onState={(wanted) => list.show({ state: wanted })}
        columns={columns.slice(1)}
        hidden={hiddenOf(list)}
        onHide={(hidden) => list.show({ hide: hidden.join(','), before, until, page })}
      >
        {children}
      </Toolbar>
    </Stack>
  )
}

/**
 * Renders the choice of a table's order where its rows are cards, which have no column heads to press;
 * nothing in a wide window.
 */
export function SortField({ list, screen }: { list: Place; screen: SortedScreen }) {
  if (useWide()) return null
  return (
    <SelectField
      label="Sort"
      value={list.place.sort}
      onChange={(event) => list.show({ sort: event.target.value })}
    >
      {sortNames[screen].map(([sort, name]) => (
        <option key={sort} value={sort}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type MoreRowsProps = {
  list: Place
  /** The keys of the rows of this page. */
  keys: readonly (string | number)[]
  /** How many rows all pages have; undefined when nobody has counted them. */
  total: number | undefined
}

/**
 * Renders the links to the next and the previous page of a desk table with more than 50 rows; nothing for a
 * single page. The next page begins after the last row, the previous one ends ahead of the first, whatever
 * came or went meanwhile.
 */
export function MoreRows({ list, keys, total }: MoreRowsProps) {
  const { page } = list
  const hasNext = total === undefined ? keys.length === deskPageSize : page * deskPageSize < total
  if (page === 1 && !hasNext) return null
  const look = buttonClass({ look: 'line', size: 'small' })
  const ahead = page > 2 ? { until: String(keys[0] ?? ''), page: String(page - 1) } : {}
  return (
    <Row as="nav" gap={2} aria-label="Pages">
      {page > 1 && (
        <HrefLink className={look} href={list.hrefOf(keys.length === 0 ? {} : ahead)}>
          {pageWords.previous}
        </HrefLink>
      )}
      {hasNext && keys.length > 0 && (
        <HrefLink
          className={look}
          href={list.hrefOf({ before: String(keys.at(-1)), page: String(page + 1) })}
        >
          {pageWords.next}
        </HrefLink>
      )}
    </Row>
  )
}

/** Renders small pictures of an entry's pieces for sighted people; nothing without a picture. */
export const Pictures = ({ photoIds }: { photoIds: readonly number[] }) =>
  photoIds.length > 0 && (
    <Row as="span" gap={0} noWrap inline fixed className={styles.thumbs} aria-hidden="true">
      {photoIds.map((photoId) => (
        <Picture key={photoId} photoId={photoId} sizes="32px" />
      ))}
    </Row>
  )

/**
 * Renders small pictures of an entry's pieces, and how many pieces there are beyond them; without pictures
 * the number of pieces alone.
 */
export function Thumbs({ photoIds, pieces }: { photoIds: readonly number[]; pieces: number }) {
  const more = pieces - photoIds.length
  return (
    <Row as="span" gap={0} noWrap inline fixed className={styles.thumbs}>
      {photoIds.map((photoId) => (
        <Picture key={photoId} photoId={photoId} sizes="32px" />
      ))}
      {photoIds.length > 0 && more > 0 && <small className="soft">+{more}</small>}
      <span className={photoIds.length > 0 ? 'sr' : undefined}>{pieces}</span>
    </Row>
  )
}
