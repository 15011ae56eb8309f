// Parts shared by the tables of orders, pieces, cases and returns: filters above, pages below, pictures in
// rows.
import { type DeskScreen, rowsWord } from '@hemline/rules/desk/views.ts'
import { GetDeskStateCountsDocument } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import { SavedViews } from '../desk/SavedViews.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import type { useListPlace } from './use-list-place.ts'

/** How many rows an answer has at most; fewer are the last page. */
export const rowsPerPage = 50

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

/**
 * Renders the controls of a desk table: saved views, search text, state and columns; all are kept in the URL.
 * A state without rows has no chip, unless it is the chosen one.
 */
export function Filters<Row>({ list, screen, label, states, columns, children }: FiltersProps<Row>) {
  const { q, state, before, page } = list.place
  const [{ data }] = useQuery({
    query: GetDeskStateCountsDocument,
    variables: { screen },
    requestPolicy: 'cache-and-network',
  })
  const counts = data && new Map(data.deskStateCounts.map((one) => [one.state, one.count]))
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
        onHide={(hidden) => list.show({ hide: hidden.join(','), before, page })}
      >
        {children}
      </Toolbar>
    </Stack>
  )
}

/**
 * Renders the links to the next rows of a desk table and back to the newest. `rows`: how many are shown;
 * `last`: the key of the last row, after which the next page begins.
 */
export function MoreRows({ list, rows, last }: { list: Place; rows: number; last: string | undefined }) {
  const isFirst = list.place.before === ''
  const isLast = rows < rowsPerPage || last === undefined
  if (isFirst && isLast) return null
  const look = buttonClass({ look: 'line', size: 'small' })
  return (
    <Row as="nav" gap={2} aria-label="Pages">
      {!isFirst && (
        <HrefLink className={look} href={list.hrefOf({})}>
          Newest
        </HrefLink>
      )}
      {!isLast && (
        <HrefLink className={look} href={list.hrefOf({ before: last })}>
          Older
        </HrefLink>
      )}
    </Row>
  )
}

/** Renders up to three small pictures of an entry's pieces, and how many pieces there are beyond them. */
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
