// The columns that a product card needs: a quarter of a piece's ninety columns; a page shows forty cards.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'

/** The GraphQL fields of Item that can be answered from `cardColumns` alone. */
export const cardFields: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'itemNumber',
  'accessLevels',
  'listedAt',
  'isReserved',
  'reservedForMe',
  'availability',
  'heldUntil',
  'heldByMe',
  'brand',
  'condition',
  'favoriteCount',
  'isFavorite',
  'isRareFind',
  'newWithTags',
  'msrp',
  'price',
  'savings',
  'savingsPercent',
  'photoIds',
  'promotion',
  'sizeDisplay',
  'sizingId',
  'slug',
  'title',
  'category',
  'categoryPath',
  'colorNames',
  'noLongerAvailable',
  'hasInappropriateContent',
  'state',
  'gender',
  'auctionBidCount',
  'auctionEndsAt',
])

/** The columns of a piece that a product card needs. */
export const cardColumns = [
  'item_number',
  'access_levels',
  'listed_at',
  'preordered_by',
  'held_until',
  'held_cart_id',
  'brand_name',
  'condition',
  'favorite_count',
  'is_rare_find',
  'msrp_cents',
  'price_cents',
  'photo_ids',
  'promotion',
  'size_display',
  'sizing_id',
  'gender',
  'materials',
  'merchandising_department',
  'color_names',
  'category_name',
  'title',
  'category_path',
  'has_inappropriate_content',
  'state',
  'auction_bid_count',
  'auction_ends_at',
] as const satisfies readonly (keyof ItemRow)[]

/**
 * Returns whether all these GraphQL fields of Item can be answered from `cardColumns`, the few columns of a
 * product card.
 */
export const isCard = (fields: ReadonlySet<string>): boolean =>
  [...fields].every((field) => cardFields.has(field))
