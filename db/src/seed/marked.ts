// Items with a fixed fate, the same in every profile, for tests and demonstrations that need them without
// a search.
import { itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { conditions, delistReasons } from '@hemline/rules/vocabulary/items.ts'
import type { SeedItem } from './seed-item.ts'

const firstItemNumber = 148_200_101
/** Returns the item number of the seeded item with this index. */
export const itemNumberAt = (index: number): number => firstItemNumber + index * 13

/** The fixed facts of an item; the rest is random. `leaf` is a category's slug. */
export type Exhibit = {
  leaf?: string
  brand?: string
  photos?: number
  flawed?: boolean
  secondHost?: boolean
  promo?: boolean
  fields?: Partial<SeedItem>
}

const listed = { state: 'listed' } as const
const places = {
  held: { leaf: 'midi-dresses', fields: listed },
  heldShoes: { leaf: 'sneakers', fields: listed },
  heldBag: { leaf: 'totes', fields: listed },
  sold: { leaf: 'cardigans', fields: { state: 'purchased' } },
  finalSale: { leaf: 'clutches', fields: { ...listed, final_sale: true } },
  noPhotos: { leaf: 'belts', photos: 0, fields: { ...listed, condition: 'good' } },
  twelvePhotos: { leaf: 'shoulder-bags', photos: 12, fields: { ...listed, is_rare_find: true } },
  longBrand: { leaf: 'blazers', brand: 'St. John Collection by Marie Gray', fields: listed },
  flawed: { leaf: 'coats', flawed: true, photos: 6, fields: { ...listed, condition: 'flawed_gem' } },
  preordered: { leaf: 'maxi-dresses', fields: { ...listed, source: 'own' } },
  partner: { leaf: 'dress-pants', fields: { ...listed, source: 'partner' } },
  p2p: { leaf: 'blouses', fields: { ...listed, source: 'p2p' } },
  promo: { leaf: 'pullovers', promo: true, fields: listed },
  dropship: { leaf: 'boots', fields: { ...listed, source: 'dropship' } },
  secondHost: { leaf: 'heels', secondHost: true, fields: listed },
  onePhoto: { leaf: 'scarves', photos: 1, fields: { ...listed, condition: 'excellent' } },
  inappropriate: {
    leaf: 't-shirts',
    fields: { state: 'delisted', delist_reason: 'inappropriate', has_inappropriate_content: true },
  },
  earlyAccess: { leaf: 'puffer-jackets', fields: { ...listed, access_levels: ['early_access'] } },
  clearance: { leaf: 'mini-skirts', fields: { ...listed, clearance: true } },
  freshSale: { leaf: 'necklaces', fields: { ...listed, fresh_sale: true } },
  overridden: {
    leaf: 'straight-jeans',
    fields: { ...listed, condition: 'good', condition_overrides: ['odor'] },
  },
} as const satisfies Record<string, Exhibit>

type Place = keyof typeof places
const names = Object.keys(places) as Place[]
const numberOf = (name: Place) => itemNumberAt(names.indexOf(name))

/** Item numbers of marked items by name; the same in every profile. */
export const markedItems = {
  held: numberOf('held'),
  sold: numberOf('sold'),
  finalSale: numberOf('finalSale'),
  noPhotos: numberOf('noPhotos'),
  twelvePhotos: numberOf('twelvePhotos'),
  longBrand: numberOf('longBrand'),
  flawed: numberOf('flawed'),
  preordered: numberOf('preordered'),
  partner: numberOf('partner'),
  p2p: numberOf('p2p'),
  promo: numberOf('promo'),
  dropship: numberOf('dropship'),
  secondHost: numberOf('secondHost'),
  onePhoto: numberOf('onePhoto'),
  earlyAccess: numberOf('earlyAccess'),
  underReview: itemNumberAt(names.length + itemStates.indexOf('under_review')),
} as const

/** Indices of further pieces that members may take first, beside the marked one. */
const fresh: readonly number[] = [names.indexOf('earlyAccess'), 61, 74, 88, 103, 117]

/**
 * Returns how many hours before the shop's last start a seeded early-access item was listed; undefined for
 * other items.
 */
export const freshAgeHours = (index: number): number | undefined => {
  const at = fresh.indexOf(index)
  return at < 0 ? undefined : 2 + at
}

/** Items that are always within the hours of early access, however old the shop is. */
export const freshItems: readonly { itemNumber: number; ageHours: number }[] = fresh.map((index) => ({
  itemNumber: itemNumberAt(index),
  ageHours: freshAgeHours(index) ?? 0,
}))

/** Items that the anonymous visitor of people.ts holds for good. */
export const heldItems: readonly number[] = [numberOf('held'), numberOf('heldShoes'), numberOf('heldBag')]

/**
 * The first items of every profile, in order: the marked ones, then one of each state, delist reason and
 * condition.
 */
export const exhibits: readonly Exhibit[] = [
  ...names.map((name): Exhibit => places[name]),
  ...itemStates.map((state): Exhibit => ({ fields: { state } })),
  ...delistReasons.map((delist_reason): Exhibit => ({ fields: { state: 'delisted', delist_reason } })),
  ...conditions.map((condition): Exhibit => ({ fields: { state: 'listed', condition } })),
]
