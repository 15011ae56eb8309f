// Parts shared by the tables of orders and pieces: filters above, pages below, pictures in rows.
import { type DeskScreen, rowsWord } from '@hemline/rules/desk/views.ts'
import { GetDeskStateCountsDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import { SavedViews, type StateCounts } from '../desk/SavedViews.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import type { useListPlace } from './use-list-place.ts'

/** How many rows an answer has at most; fewer are the last page. */
export const rowsPerPage = 50

type Place = ReturnType<typeof useListPlace>
type Named = readonly (readonly [value: string, label: string])[]
type FiltersProps<Row> = {
  list: Place
  screen: DeskScreen
  /** By which texts the rows are found. */
  label: string
  states: Named
  columns: readonly Column<Row>[]
}

/** One chip for each state that has rows, with their count; a press on the chosen one shows all again. */
function StateChips({
  list,
  states,
  counts,
}: {
  list: Place
  states: Named
  counts: StateCounts | undefined
}) {
  const { state } = list.place
  const shown = states.filter(([value]) => value === state || (counts?.get(value) ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <Panel as="fieldset" pad={0} shrinks className={styles.states}>
      <legend className="sr">State</legend>
      <ChipRow slide>
        {shown.map(([value, words]) => (
          <Chip
            key={value}
            pressed={value === state}
            onClick={() => list.show({ state: value === state ? '' : value })}
          >
            {words}
            {counts && (
              <Text as="span" tone="soft" className="num">
                {rowsWord(counts.get(value) ?? 0)}
              </Text>
            )}
          </Chip>
        ))}
      </ChipRow>
    </Panel>
  )
}

const hiddenOf = (list: Place): readonly string[] => list.place.hide.split(',').filter(Boolean)

/**
 * Returns the columns of a desk table that are not hidden; the first one identifies the rows and is always
 * shown.
 */
export const shownColumns = <Row,>(list: Place, columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ key }, at) => at === 0 || !hiddenOf(list).includes(key))

/** Which columns are shown; the choice is in the address, so that a saved view keeps it. */
function ColumnChoice<Row>({ list, columns }: { list: Place; columns: readonly Column<Row>[] }) {
  const hidden = hiddenOf(list)
  const toggle = (key: string) => {
    const next = columns
      .map((column) => column.key)
      .filter((one) => (one === key ? !hidden.includes(key) : hidden.includes(one)))
    list.show({ hide: next.join(','), before: list.place.before })
  }
  return (
    <details className={styles.columns}>
      <summary className={buttonClass({ look: 'line', size: 'small' })}>Columns</summary>
      <Row rows={0} gap={5}>
        {columns.slice(1).map(({ key, name }) => (
          <Check key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
            {name}
          </Check>
        ))}
      </Row>
    </details>
  )
}

/**
 * Renders the controls of a desk table: saved views, search text, state and columns; all are kept in the URL.
 */
export function Filters<Row>({ list, screen, label, states, columns }: FiltersProps<Row>) {
  const { q } = list.place
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped(q), [q])
  const [{ data }] = useQuery({
    query: GetDeskStateCountsDocument,
    variables: { screen },
    requestPolicy: 'cache-and-network',
  })
  const counts = data && new Map(data.deskStateCounts.map(({ state, count }) => [state, count]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    list.show({ q: typed.trim() })
  }
  return (
    <Stack gap={3}>
      <SavedViews screen={screen} pathname={list.pathname} search={list.search} counts={counts} />
      <search>
        <Stack as="form" gap={3} align="end" upTo="list" className={styles.filters} onSubmit={submit}>
          <Field
            label={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">Find</Button>
        </Stack>
      </search>
      <StateChips list={list} states={states} counts={counts} />
      <ColumnChoice list={list} columns={columns} />
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
