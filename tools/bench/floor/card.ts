// The floor's data for a piece on a card.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { availabilityOf, isNoLongerAvailable } from '@hemline/rules/catalogue/item-states.ts'
import { productPath, productSlug } from '@hemline/rules/common/slugs.ts'
import type { Client } from '@opensearch-project/opensearch'

export type Row = ItemRow
/** What the floor's resolvers use: the database, the search engine's client and the name of the index. */
export type FloorContext = { db: Db; engine: Client; index: string }

/** Returns the fields of a piece's card from its row, as the floor answers them. */
export function cardOf(row: Row) {
  const now = new Date()
  const savings = Math.max(0, row.msrp_cents - row.price_cents)
  const slug = productSlug({
    gender: row.gender,
    merchandisingDepartment: row.merchandising_department,
    brand: row.brand_name,
    colorNames: row.color_names,
    materials: row.materials.map((one) => one.replace(/^\d+% /, '')),
    category: row.category_name,
  })
  return {
    id: String(row.item_number),
    itemNumber: row.item_number,
    accessLevels: row.access_levels,
    listedAt: row.listed_at,
    isReserved: row.preordered_by !== null,
    reservedForMe: false,
    heldByMe: false,
    isFavorite: false,
    availability: availabilityOf({ state: row.state, heldUntil: row.held_until }, now),
    heldUntil: row.state === 'listed' && row.held_until && row.held_until > now ? row.held_until : null,
    brand: row.brand_name,
    condition: row.condition,
    favoriteCount: row.favorite_count,
    isRareFind: row.is_rare_find,
    newWithTags: row.condition === 'new_with_tags',
    msrp: row.msrp_cents,
    price: row.price_cents,
    photoIds: row.photo_ids,
    savingsPercent: row.msrp_cents > 0 ? Math.floor((savings * 100) / row.msrp_cents) : 0,
    promotion: row.promotion && {
      ...row.promotion,
      promofiedPrice: row.price_cents - Math.round((row.price_cents * row.promotion.discountPercent) / 100),
    },
    sizeDisplay: row.size_display,
    sizingId: row.sizing_id,
    slug: productPath(slug, row.item_number),
    title: row.title,
    categoryPath: row.category_path,
    noLongerAvailable: isNoLongerAvailable(row.state),
    hasInappropriateContent: row.has_inappropriate_content,
    state: row.state,
    auctionBidCount: row.auction_bid_count,
    auctionEndsAt: row.auction_ends_at,
  }
}
