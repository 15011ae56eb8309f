import { withToggled } from '@hemline/rules/listing-url.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../platform/format.ts'
import { CheckOption, type FilterProps } from './CheckOption.tsx'
import styles from './Filters.module.css'

const shownFirst = 6
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Brands with a search of their own; chosen ones stay on top. */
export function BrandFilter({ view, place, go }: FilterProps) {
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const found = view.options.filter((option) => option.selected || fold(option.label).includes(fold(typed.trim())))
  const sorted = [...found.filter((o) => o.selected), ...found.filter((o) => !o.selected)]
  const shown = all || typed ? sorted : sorted.slice(0, Math.max(shownFirst, sorted.filter((o) => o.selected).length))
  const rest = sorted.length - shown.length
  return (
    <>
      <label className={styles.find}>
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <span className="sr">Find a brand</span>
        <input type="search" placeholder="Find a brand" value={typed} onChange={(e) => setTyped(e.target.value)} />
      </label>
      <div className={all || typed ? styles.scroll : undefined}>
        {shown.map((option) => (
          <CheckOption key={option.value} option={option} toggle={() => go(withToggled(place.search, view.key, option.value))} />
        ))}
      </div>
      {shown.length === 0 && <p className="small soft">No brand here goes by that name.</p>}
      {rest > 0 && (
        <button type="button" className={`${styles.more} link`} onClick={() => setAll(true)}>
          Show {count(rest)} more
        </button>
      )}
    </>
  )
}
