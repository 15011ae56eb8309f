import { placeWithText, type SaidPart } from '@hemline/rules/search/listing-text.ts'
import {
  type Listing,
  type Place,
  withFilter,
  withoutFilters,
  withToggled,
} from '@hemline/rules/search/listing-url.ts'
import { useEffect, useRef, useState } from 'react'
import { count } from '../../platform/format.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import type { Go } from './CheckOption.tsx'
import { type Chip as ChipFact, chips } from './chips.ts'
import styles from './Listing.module.css'
import { partLabel, saidOf } from './said.ts'
import type { Items } from './use-listing.ts'

/** The number of chips shown at first; the rest, always more than one, is behind a button. */
const shownFirst = 12

type Props = { listing: Listing; items: Items | undefined; answered: string; place: Place; go: Go }
type One = { id: string; label: string; says: string; take: () => void }

/**
 * Keeps the focus when a focused chip is removed: it moves to the next chip, after the last one to the
 * title.
 */
function useFocusKept(ids: readonly string[]) {
  const row = useRef<HTMLElement>(null)
  const gone = useRef<number>(undefined)
  const now = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: The effect moves the focus after the chips have changed.
  useEffect(() => {
    const at = gone.current
    gone.current = undefined
    if (at === undefined || (document.activeElement !== null && document.activeElement !== document.body))
      return
    const left = [...(row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    ;(left[at] ?? left.at(-1) ?? title())?.focus({ preventScroll: true })
  }, [now])
  const leave = (at: number, isLast = ids.length === 1) => {
    gone.current = at
    if (isLast) title()?.focus({ preventScroll: true })
  }
  return { row, leave }
}

const sameSaid = (a: SaidPart, b: SaidPart) =>
  a.key === b.key && a.negated === b.negated && String(a.values) === String(b.values)
const title = () => document.querySelector<HTMLElement>('main h1')

/**
 * Shows a chip for each filter that the search text contained or the shopper chose, each with a button to
 * remove it; of more than 13 the first twelve, then a button for the rest. Renders nothing without filters.
 */
export function AppliedFilters({ listing, items, answered, place, go }: Props) {
  const [all, setAll] = useState(false)
  const { parts } = saidOf(listing, items, answered)
  const understood = parts.map((part, i): One => {
    const twins = parts.slice(0, i).filter((other) => sameSaid(other, part)).length
    const label = partLabel(part)
    const there = (without: SaidPart) => placeWithText(place, without.textWithout)
    const take = () => go(there(part).search, there(part).pathname)
    return {
      id: `said ${part.key}=${part.values} ${part.negated} ${twins}`,
      label,
      says: `Remove “${label}” from the search`,
      take,
    }
  })
  const takeOff = ({ key, value }: ChipFact) =>
    go(key === 'price' ? withFilter(place.search, key, []) : withToggled(place.search, key, value))
  const chosen = chips(listing, items, place.search).map((chip): One => {
    return {
      id: `${chip.key}=${chip.value}`,
      label: chip.label,
      says: `Remove filter ${chip.label}`,
      take: () => takeOff(chip),
    }
  })
  const every = [...understood, ...chosen]
  const shown = all || every.length <= shownFirst + 1 ? every : every.slice(0, shownFirst)
  const rest = every.length - shown.length
  const { row, leave } = useFocusKept(shown.map(({ id }) => id))
  if (every.length === 0) return null
  const chipOf = (one: One) => (
    <Chip
      key={one.id}
      removable
      data-chip
      className={styles.chip}
      aria-label={one.says}
      onClick={() => {
        leave(shown.indexOf(one))
        one.take()
      }}
    >
      <Panel as="bdi" clip ellipsis>
        {one.label}
      </Panel>
    </Chip>
  )
  const clear = () => {
    leave(understood.length, understood.length === 0)
    go(withoutFilters(place.search))
  }
  return (
    <Panel
      as="section"
      ref={row}
      below={5}
      aria-label={understood.length > 0 ? 'What this search looks for' : 'Chosen filters'}
    >
      <ChipRow slide>
        {understood.length > 0 && (
          <Row as="span" gap={0} noWrap inline fixed size={14} tone="soft">
            Understood:
          </Row>
        )}
        {shown.map(chipOf)}
        {rest > 0 && (
          <LinkButton
            className={look({ padX: 2, tall: 40, nowrap: true }, 'num')}
            onClick={() => setAll(true)}
          >
            and {count(rest)} more
          </LinkButton>
        )}
        {chosen.length > 0 && (
          <LinkButton className={look({ padX: 2, tall: 40, nowrap: true })} onClick={clear}>
            {understood.length > 0 ? 'Clear filters' : 'Clear all'}
          </LinkButton>
        )}
      </ChipRow>
    </Panel>
  )
}
