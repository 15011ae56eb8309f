import { type Listing, type Place, withFilter, withoutFilters, withToggled } from '@hemline/rules/listing-url.ts'
import { useState } from 'react'
import { count } from '../../platform/format.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import type { Go } from './CheckOption.tsx'
import { type Chip as ChipFact, chips } from './chips.ts'
import styles from './Listing.module.css'
import type { Items } from './use-listing.ts'

/** More chips than these are a wall; there is always more than one behind the button. */
const shownFirst = 12

type Props = { listing: Listing; items: Items | undefined; place: Place; go: Go }

/** What was chosen, one chip a value, and a way to take each back. */
export function AppliedFilters({ listing, items, place, go }: Props) {
  const [all, setAll] = useState(false)
  const applied = chips(listing, items, place.search)
  const shown = all || applied.length <= shownFirst + 1 ? applied : applied.slice(0, shownFirst)
  const rest = applied.length - shown.length
  const take = ({ key, value }: ChipFact) => go(key === 'price' ? withFilter(place.search, key, []) : withToggled(place.search, key, value))
  return (
    <section className={styles.applied} aria-label="Chosen filters">
      <ChipRow slide>
        {shown.map((chip) => (
          <Chip
            key={`${chip.key}=${chip.value}`}
            removable
            className={styles.chip}
            aria-label={`Remove filter ${chip.label}`}
            onClick={() => take(chip)}
          >
            <bdi>{chip.label}</bdi>
          </Chip>
        ))}
        {rest > 0 && (
          <button type="button" className={`${styles.clear} link num`} onClick={() => setAll(true)}>
            and {count(rest)} more
          </button>
        )}
        <button type="button" className={`${styles.clear} link`} onClick={() => go(withoutFilters(place.search))}>
          Clear all
        </button>
      </ChipRow>
    </section>
  )
}
