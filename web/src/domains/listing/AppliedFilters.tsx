import { type Place, withFilter, withoutFilters, withToggled } from '@hemline/rules/listing-url.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import type { Go } from './CheckOption.tsx'
import type { Chip as ChipFact } from './chips.ts'
import styles from './Listing.module.css'

/** What was chosen, one chip a value, and a way to take each back. */
export function AppliedFilters({ applied, place, go }: { applied: readonly ChipFact[]; place: Place; go: Go }) {
  if (applied.length === 0) return null
  const take = ({ key, value }: ChipFact) => go(key === 'price' ? withFilter(place.search, key, []) : withToggled(place.search, key, value))
  return (
    <section className={styles.applied} aria-label="Chosen filters">
      <ChipRow slide>
        {applied.map((chip) => (
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
        <button type="button" className={`${styles.clear} link`} onClick={() => go(withoutFilters(place.search))}>
          Clear all
        </button>
      </ChipRow>
    </section>
  )
}
