import { withToggled } from '@hemline/rules/listing-url.ts'
import { useState } from 'react'
import { count } from '../../platform/format.ts'
import { type FilterProps, isIdle } from './CheckOption.tsx'
import styles from './Filters.module.css'
import type { Option } from './facets.ts'
import { likeliest } from './folded.ts'

const perGroup = 8
const isOneSize = (option: Option) => /^one size$/i.test(option.label)

/** The sizes by their headings, in the order in which they came. §5: 'One Size' is no choice beside others; a chosen one stays. */
export function sizeGroups(options: readonly Option[]): { label: string; options: Option[] }[] {
  const shown = options.filter((option) => option.selected || !isOneSize(option))
  const groups = Map.groupBy(shown, (option) => option.group ?? '')
  return [...groups].map(([label, members]) => ({ label, options: members }))
}

/** A grid for each kind of size and its system: letters, numbers, waist, shoes. */
export function SizeFilter({ view, place, go }: FilterProps) {
  const [all, setAll] = useState(false)
  const groups = sizeGroups(view.options)
  const shown = groups.map((group) => ({
    ...group,
    options: all ? group.options : likeliest(group.options, groups.length > 1 ? perGroup : 2 * perGroup),
  }))
  const amount = (list: typeof groups) => list.reduce((sum, group) => sum + group.options.length, 0)
  const rest = amount(groups) - amount(shown)
  return (
    <>
      {shown.map(({ label, options }) => (
        <fieldset key={label} className={styles.sizeGroup}>
          <legend className={groups.length > 1 && label ? styles.sizeHead : 'sr'}>{label || view.label}</legend>
          <div className={`${styles.sizes} num`}>
            {options.map((option) => (
              <button
                key={option.value}
                type="button"
                aria-pressed={option.selected}
                disabled={isIdle(option)}
                title={option.count === null ? undefined : `${option.label}: ${count(option.count)}`}
                onClick={() => go(withToggled(place.search, view.key, option.value))}
              >
                {option.label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {rest > 0 && (
        <button type="button" className={`${styles.more} link`} onClick={() => setAll(true)}>
          Show {count(rest)} more
        </button>
      )}
    </>
  )
}
