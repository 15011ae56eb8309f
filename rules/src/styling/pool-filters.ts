// The search filters that find pieces for one slot of an outfit.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import type { Slot } from '../discovery/slots.ts'
import type { FilterInput } from '../search/filters.ts'
import type { Brief } from './brief.ts'
import { occasionOf } from './occasions.ts'

/** Bans that the search can exclude by itself; limits.ts checks all of them again. */
const searchable: readonly string[] = [
  'category_tags',
  'color_names',
  'advanced_color_names',
  'materials',
  'brand_name_tags',
]
const wishable: readonly string[] = [...searchable, 'pattern', 'style_tags', 'neckline_tags', 'sleeve_length']

/** The categories, size ids (undefined: any size) and departments of the pieces that may fill a slot. */
export type SlotNeed = {
  slot: Slot
  kinds: readonly string[]
  sizes: readonly number[] | undefined
  departments: readonly string[]
}
export type PoolFilters = {
  filters: FilterInput[]
  without: FilterInput[]
  wishes: (FilterInput & { weight: number })[]
}

const heels = ['heels', 'wedges', 'platform-sandals', 'platform-sneakers']

/**
 * Returns the search for candidate pieces of one slot: `filters` that must hold, values `without`, and
 * `wishes` with weights that only sort. Of the bans, `without` has those of kinds, colors, materials, brands
 * and, for shoes, heels alone: the pieces that are found have to be checked for all of them.
 */
export function poolFilters(brief: Brief, need: SlotNeed): PoolFilters {
  const occasion = brief.occasion ? occasionOf(brief.occasion) : undefined
  const most = Math.min(brief.budgetCents ?? Infinity, brief.pieceCents ?? Infinity)
  const top = most === Infinity ? null : most / 100
  const isFlat = need.slot === 'shoes' && brief.bans.some(({ key }) => key === 'heel')
  const named = brief.wants.filter(({ key }) => key === 'category_tags').flatMap(({ values }) => values)
  const refused = occasion?.refuses.filter((slug) => !named.includes(slug)) ?? []
  const filters: FilterInput[] = [
    { key: 'category_tags', values: need.kinds },
    { key: 'department_tags', values: need.departments },
    ...(need.sizes === undefined ? [] : [{ key: 'sizing_id', values: need.sizes.map(String) }]),
    ...(top === null ? [] : [{ key: 'price', values: [`-${top}`] }]),
  ]
  const without = [
    ...brief.bans
      .filter(({ key }) => searchable.includes(key))
      .map(({ key, values }) => ({ key, values: [...values] })),
    ...brief.bans
      .filter(({ key }) => key === 'animal')
      .map(({ values }) => ({ key: 'materials', values: [...values] })),
    ...(isFlat ? [{ key: 'category_tags', values: heels }] : []),
    ...(refused.length > 0 ? [{ key: 'category_tags', values: refused }] : []),
    ...brief.bans
      .filter(({ key }) => key === 'any-kind')
      .map(({ values }) => ({ key: 'category_tags', values: values.filter((one) => kindBySlug(one)) }))
      .filter(({ values }) => values.length > 0),
  ]
  const wishes = [
    // Not to be searched for by what they lack: the pool is to hold enough that the bans leave.
    ...brief.bans.flatMap(({ key }) =>
      key === 'bare' && (need.slot === 'dress' || need.slot === 'top')
        ? [{ key: 'sleeve_length', values: ['long sleeve', '3/4 sleeve', 'short sleeve'], weight: 4 }]
        : key === 'printed' && need.slot !== 'jewelry'
          ? [{ key: 'pattern', values: ['solid'], weight: 4 }]
          : [],
    ),
    ...brief.wants
      .filter(({ key }) => wishable.includes(key))
      .map(({ key, values }) => ({ key, values: [...values], weight: 3 })),
    ...brief.taste
      .filter(({ key, weight }) => weight > 0 && wishable.includes(key))
      .map(({ key, values, weight }) => ({ key, values: [...values], weight })),
    ...(occasion ? [{ key: 'occasion_tags', values: [...occasion.tags.slice(0, 2)], weight: 2 }] : []),
    ...(occasion ? [{ key: 'category_tags', values: [...occasion.loves], weight: 1.5 }] : []),
    ...(top === null
      ? []
      : [{ key: 'price', values: [`-${Math.max(1, Math.round(top * 0.4))}`], weight: 1.5 }]),
  ]
  return { filters, without, wishes }
}
