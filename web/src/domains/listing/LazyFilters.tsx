// Loads the filters' code separately: together with the pieces on wide screens, on phones only when the
// shopper opens the sheet.
import { lazy, Suspense } from 'react'
import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FiltersProps } from './Filters.tsx'
import styles from './Listing.module.css'

/** Imports the code of the filters; repeated calls share one request. */
export const loadFilters = () => import('./Filters.tsx')
const Filters = lazy(async () => ({ default: (await loadFilters()).Filters }))

const bones = ['category', 'size', 'price', 'brand', 'condition', 'color']

/** Renders placeholders as high as the rail of filters, so that nothing below moves. */
export function FilterBones() {
  return (
    <div role="status" aria-label="Loading filters">
      {bones.map((name, i) => (
        <Stack key={name} gap={0} top edge="bottom" className={styles.railBone}>
          <Skeleton width="44%" height={14} />
          {Array.from({ length: 5 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
            <Skeleton key={line} width={`${86 - ((line * 23 + i * 11) % 38)}%`} height={12} />
          ))}
        </Stack>
      ))}
    </div>
  )
}

/** Renders the filters once their code has loaded, placeholders until then. */
export function LazyFilters(props: FiltersProps) {
  return (
    <Suspense fallback={<FilterBones />}>
      <Filters {...props} />
    </Suspense>
  )
}
