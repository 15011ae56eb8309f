// Row types that several packages read: an item with the names that its search document and its page show
// (view search_item).

import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { Condition, ItemSource } from '@hemline/rules/vocabulary/items.ts'

export type FlawJson = { description: string; photoId?: number }
export type MeasurementJson = { name: string; inches: number }
export type PromotionJson = { discountPercent: number; isDynamicDiscount: boolean; promotionCode: string }

/** One row of the view search_item. Times are Dates, money is in cents. */
export type ItemRow = {
  item_number: number
  state: ItemState
  delist_reason: string | null
  source: ItemSource
  brand_id: number
  category_id: number
  category_tags: string[]
  department_tags: string[]
  merchandising_department: string
  gender: string
  title: string
  additional_description: string | null
  condition: Condition
  condition_description: string | null
  condition_overrides: string[]
  flaws: FlawJson[]
  quality_type: string
  msrp_cents: number
  price_cents: number
  promotion: PromotionJson | null
  sizing_id: number
  size_display: string
  size_equivalents: string[]
  color_names: string[]
  advanced_color_names: string[]
  materials: string[]
  style_tags: string[]
  occasion_tags: string[]
  search_tags: string[]
  pant_cut_tags: string[]
  jean_wash_tags: string[]
  waist_tags: string[]
  neckline_tags: string[]
  chars: Record<string, string>
  measurements: MeasurementJson[]
  mpn: string | null
  mpn_title: string | null
  photo_ids: number[]
  badge_url: string | null
  access_levels: string[]
  has_inappropriate_content: boolean
  final_sale: boolean
  clearance: boolean
  luxe_brand: boolean
  is_rare_find: boolean
  fresh_sale: boolean
  shop_local: boolean
  adjustable_waist: boolean | null
  favorite_count: number
  sellthrough_score: number
  predicted_sell_score: number
  tetris_rank: number
  auction_bid_count: number
  auction_ends_at: Date | null
  curation_ids: number[]
  warehouse_id: number
  supplier_id: number | null
  original_supplier_id: number | null
  dropshipper_id: number | null
  third_party_seller_id: number | null
  partner_id: number | null
  consignor_id: string | null
  preordered_by: string | null
  seller_info: string | null
  bag_id: string | null
  payout_terms: object | null
  listed_at: Date | null
  marked_down_at: Date | null
  sold_at: Date | null
  created_at: Date
  brand_name: string
  brand_slug: string
  brand_tier: string
  category_name: string
  category_path: string
  size_label: string
  size_category: string
  size_rank: number
  /** The end of the item's latest hold, also when it has passed. */
  held_until: Date | null
  /** The cart of that hold. */
  held_cart_id: string | null
  brand_may_run_small: boolean
  /** The brand's own name, and that of the house whose line the brand is. */
  brand_names: string[]
  /** Materials, pattern, sleeves and width in lower case, as filters take them. */
  material_tags: string[]
  pattern: string | null
  sleeve_length: string | null
  /** The width; only women's shoes have one. */
  shoe_width: string | null
  new_with_tags: boolean
  /** The promotion's discount in percent; 0 without a promotion. */
  promotion_discount_percent: number
  /**
   * These fields are present only in rows read with a cart's lines, to save further statements: whether
   * the cart's owner has the item as a favorite, and its sender.
   */
  is_favorite?: boolean
  seller?: { id: number; name: string; sellerType: string; city: string | null; state: string | null } | null
  dropshipper?: {
    id: number
    name: string
    kind: string
    active: boolean
    profile: { brandName?: string; logoUrl?: string; url?: string }
  } | null
}

/**
 * The names of all columns of the view; a prepared statement must list them, since `*` fails when a
 * column is added.
 */
export const itemColumns = [
  'item_number',
  'state',
  'delist_reason',
  'source',
  'brand_id',
  'category_id',
  'category_tags',
  'department_tags',
  'merchandising_department',
  'gender',
  'title',
  'additional_description',
  'condition',
  'condition_description',
  'condition_overrides',
  'flaws',
  'quality_type',
  'msrp_cents',
  'price_cents',
  'promotion',
  'sizing_id',
  'size_display',
  'size_equivalents',
  'color_names',
  'advanced_color_names',
  'materials',
  'style_tags',
  'occasion_tags',
  'search_tags',
  'pant_cut_tags',
  'jean_wash_tags',
  'waist_tags',
  'neckline_tags',
  'chars',
  'measurements',
  'mpn',
  'mpn_title',
  'photo_ids',
  'badge_url',
  'access_levels',
  'has_inappropriate_content',
  'final_sale',
  'clearance',
  'luxe_brand',
  'is_rare_find',
  'fresh_sale',
  'shop_local',
  'adjustable_waist',
  'favorite_count',
  'sellthrough_score',
  'predicted_sell_score',
  'tetris_rank',
  'auction_bid_count',
  'auction_ends_at',
  'curation_ids',
  'warehouse_id',
  'supplier_id',
  'original_supplier_id',
  'dropshipper_id',
  'third_party_seller_id',
  'partner_id',
  'consignor_id',
  'preordered_by',
  'seller_info',
  'bag_id',
  'payout_terms',
  'listed_at',
  'marked_down_at',
  'sold_at',
  'created_at',
  'brand_name',
  'brand_slug',
  'brand_tier',
  'category_name',
  'category_path',
  'size_label',
  'size_category',
  'size_rank',
  'held_until',
  'held_cart_id',
  'brand_may_run_small',
  'brand_names',
  'material_tags',
  'pattern',
  'sleeve_length',
  'shoe_width',
  'new_with_tags',
  'promotion_discount_percent',
] as const satisfies readonly (keyof ItemRow)[]

/** A piece as a listing shows it: the row, and what the listing knows of it. */
export type ListedRow = ItemRow & {
  /** The score by which the listing ordered the piece; null where another order applies. */
  es_score?: number | null
  /** The text with which the listing found the piece; null without a text. */
  search_term?: string | null
}
