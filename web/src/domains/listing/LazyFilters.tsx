// The filters' code travels apart: beside the pieces it comes with them, on a phone only when
// somebody reaches for the button.
import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FiltersProps } from './Filters.tsx'
import styles from './Listing.module.css'

export const loadFilters = () => import('./Filters.tsx')
const Filters = lazy(async () => ({ default: (await loadFilters()).Filters }))

const bones = ['category', 'size', 'price', 'brand', 'condition', 'color']

/** The height of the rail on its way, so that what is below stays. */
export function FilterBones() {
  return (
    <div role="status" aria-label="Loading filters">
      {bones.map((name, i) => (
        <div key={name} className={styles.railBone}>
          <Skeleton width="44%" height={14} />
          {Array.from({ length: 5 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
            <Skeleton key={line} width={`${86 - ((line * 23 + i * 11) % 38)}%`} height={12} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function LazyFilters(props: FiltersProps) {
  return (
    <Suspense fallback={<FilterBones />}>
      <Filters {...props} />
    </Suspense>
  )
}
