import { type Listing, type Place, withFilter, withoutFilters, withToggled } from '@hemline/rules/listing-url.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import type { Go } from './CheckOption.tsx'
import { type Chip as ChipFact, chips } from './chips.ts'
import styles from './Listing.module.css'
import type { Items } from './use-listing.ts'

type Props = { listing: Listing; items: Items | undefined; place: Place; go: Go }

/** What was chosen, one chip a value, and a way to take each back. */
export function AppliedFilters({ listing, items, place, go }: Props) {
  const applied = chips(listing, items, place.search)
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
