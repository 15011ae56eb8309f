import { type Listing, type Place, withSort } from '@hemline/rules/listing-url.ts'
import { offeredSorts, parseSort, sortLabels } from '@hemline/rules/sorts.ts'
import styles from './Listing.module.css'

type Props = { listing: Listing; place: Place; go: (search: string) => void; labelled?: boolean }
const sentence = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()

/** The page's own order leaves no trace in the URL. */
export function SortSelect({ listing, place, go, labelled = false }: Props) {
  const hasText = listing.text !== ''
  const own = parseSort(null, hasText)
  const current = parseSort(listing.sort, hasText)
  const offered = offeredSorts(hasText)
  const options = offered.includes(current) ? offered : [current, ...offered]
  return (
    <label className={labelled ? styles.sortBig : styles.sortSmall}>
      <span className={labelled ? undefined : 'sr'}>Sort by</span>
      <select className={styles.select} value={current} onChange={(e) => go(withSort(place.search, e.target.value === own ? null : e.target.value))}>
        {options.map((value) => (
          <option key={value} value={value}>
            {sentence(sortLabels[value] ?? value.replaceAll('_', ' '))}
          </option>
        ))}
      </select>
    </label>
  )
}
