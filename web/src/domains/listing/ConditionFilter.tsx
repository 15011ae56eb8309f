import { withToggled } from '@hemline/rules/search/listing-url.ts'
import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import { CheckOption, type FilterProps } from './CheckOption.tsx'

const meanings: Readonly<Record<Condition, string>> = {
  new_with_tags: 'Never worn, tag still on',
  excellent: 'Hardly worn, nothing to see',
  very_good: 'Gently worn, small signs at most',
  good: 'Worn and cared for, some signs',
  repaired: 'Mended by hand, ready to wear',
  flawed_gem: 'A flaw, shown in its pictures',
}

/** Renders the condition filter, with an explanation of each grade. */
export function ConditionFilter({ view, place, go }: FilterProps) {
  return view.options.map((option) => (
    <CheckOption
      key={option.value}
      option={option}
      toggle={() => go(withToggled(place.search, view.key, option.value))}
      meaning={(meanings as Readonly<Record<string, string>>)[option.value]}
    />
  ))
}
