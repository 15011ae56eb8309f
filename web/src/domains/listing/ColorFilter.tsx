import { withToggled } from '@hemline/rules/search/listing-url.ts'
import { Check } from 'lucide-react'
import { count } from '../../platform/format.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { type FilterProps, isIdle } from './CheckOption.tsx'
import { isLight, swatchOf } from './color-swatches.ts'
import styles from './Filters.module.css'

/** Renders the color filter, with name and appearance of each color and a tick on the chosen ones. */
export function ColorFilter({ view, place, go }: FilterProps) {
  return (
    <div className={styles.dots}>
      {view.options.map((option) => (
        <PlainButton
          key={option.value}
          aria-pressed={option.selected}
          disabled={isIdle(option)}
          title={option.count === null ? undefined : `${option.label}: ${count(option.count)}`}
          onClick={() => go(withToggled(place.search, view.key, option.value))}
        >
          <i style={{ background: swatchOf(option) }} className={isLight(option) ? styles.light : undefined}>
            {option.selected && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
          </i>
          <span>{option.label}</span>
        </PlainButton>
      ))}
    </div>
  )
}
