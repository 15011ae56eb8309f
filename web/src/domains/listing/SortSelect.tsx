import { type Listing, type Place, withSort } from '@hemline/rules/search/listing-url.ts'
import { offeredSorts, parseSort, sortLabels } from '@hemline/rules/search/sorts.ts'
import { ChevronDown } from 'lucide-react'
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Listing.module.css'
import type { Items } from './use-listing.ts'

type Props = {
  listing: Listing
  items: Items | undefined
  place: Place
  go: (search: string) => void
  labelled?: boolean
}
type Choice = { value: string; label: string }

/** Returns the sort orders in the answer's groups; the usual ones until the answer arrives. */
function groupsOf(
  items: Items | undefined,
  hasText: boolean,
  current: string,
): { label: string; choices: Choice[] }[] {
  const answered = items?.controls.sorts.map(({ label, children }) => ({
    label,
    choices: children.map(({ value, label: words }) => ({ value, label: words })),
  }))
  const usual = {
    label: 'Sort by',
    choices: offeredSorts(hasText).map((value) => ({
      value: value as string,
      label: sortLabels[value] ?? value,
    })),
  }
  const groups = answered?.length ? answered : [usual]
  if (groups.some(({ choices }) => choices.some(({ value }) => value === current))) return groups
  const own = {
    value: current,
    label: (sortLabels as Readonly<Record<string, string>>)[current] ?? current.replaceAll('_', ' '),
  }
  return groups.map((group, i) => (i === 0 ? { ...group, choices: [own, ...group.choices] } : group))
}

/** Renders a select for the sort order. The listing's default order is left out of the URL. */
export function SortSelect({ listing, items, place, go, labelled = false }: Props) {
  const hasText = listing.text !== ''
  const own = parseSort(null, hasText)
  const current = parseSort(listing.sort, hasText)
  const groups = groupsOf(items, hasText, current)
  const options = (choices: readonly Choice[]) =>
    choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
  return (
    <label className={labelled ? styles.sortBig : styles.sortSmall}>
      <span className={labelled ? undefined : 'sr'}>Sort by</span>
      <Text as="span" block anchor className={styles.pick}>
        <select
          className={look(
            { surface: 'card', edge: 'control', round: 'control', wide: true, ellipsis: true },
            styles.select,
          )}
          value={current}
          onChange={(e) => go(withSort(place.search, e.target.value === own ? null : e.target.value))}
        >
          {groups.length > 1
            ? groups.map(({ label, choices }) => (
                <optgroup key={label} label={label}>
                  {options(choices)}
                </optgroup>
              ))
            : options(groups[0]?.choices ?? [])}
        </select>
        <ChevronDown size="1rem" strokeWidth={1.5} aria-hidden />
      </Text>
    </label>
  )
}
