// Enumerations of an item (specification §3).
export const conditions = [
  'new_with_tags',
  'excellent',
  'very_good',
  'good',
  'repaired',
  'flawed_gem',
] as const
export type Condition = (typeof conditions)[number]

export const conditionLabels: Record<Condition, string> = {
  new_with_tags: 'New with tags',
  excellent: 'Excellent',
  very_good: 'Very good',
  good: 'Good',
  repaired: 'Repaired',
  flawed_gem: 'Flawed gem',
}

export const availabilities = ['InStock', 'Reserved', 'SoldOut'] as const
export type Availability = (typeof availabilities)[number]

export const cartAvailabilities = ['IN_ANOTHER_CART', 'IN_CART', 'SOLD', 'UNAVAILABLE'] as const
export type CartAvailability = (typeof cartAvailabilities)[number]

export const itemSources = ['own', 'dropship', 'p2p', 'partner'] as const
export type ItemSource = (typeof itemSources)[number]

/** §9: prefixes of a product key by source; own pieces have none. */
export const productKeyPrefixes: Record<ItemSource, string> = {
  own: '',
  dropship: 'DROP_',
  p2p: 'P2P_',
  partner: 'CMP_',
}

export const delistReasons = [
  'delist_for_authenticity',
  'delist_for_photo_shoot',
  'inappropriate',
  'incorrect_brand',
  'incorrect_category',
  'incorrect_gender',
  'incorrect_price',
  'incorrect_size',
  'misc',
  'photo_issue',
  'quality_issue',
] as const
export type DelistReason = (typeof delistReasons)[number]

export const brandTiers = ['value', 'mid', 'premium', 'designer', 'luxury'] as const
export type BrandTier = (typeof brandTiers)[number]
