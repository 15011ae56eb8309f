import type { Place } from '@hemline/rules/listing-url.ts'
import { count } from '../../platform/format.ts'
import { Check } from '../../ui/Check.tsx'
import type { FacetView, Option } from './facets.ts'

export type FilterProps = { view: FacetView; place: Place; go: (search: string) => void }

/** Nothing would be left: can't be chosen, but what is chosen can be taken back. */
export const isIdle = (option: Option): boolean => option.count === 0 && !option.selected

export function CheckOption({ option, toggle }: { option: Option; toggle: () => void }) {
  return (
    <Check checked={option.selected} disabled={isIdle(option)} onChange={toggle} count={option.count === null ? undefined : count(option.count)}>
      {option.label}
    </Check>
  )
}
