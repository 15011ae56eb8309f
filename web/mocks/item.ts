// A piece of the mocks. Columns have the names of the view search_item, so that one filter reads both.
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { Condition, ItemSource } from '@hemline/rules/vocabulary/items.ts'

export type MockItem = {
  item_number: number
  state: ItemState
  source: ItemSource
  /** The shape that the placeholder picture draws. */
  shape: string
  brand_id: number
  brand_name: string
  brand_slug: string
  category_id: number
  category_name: string
  category_path: string
  category_tags: string[]
  department_tags: string[]
  merchandising_department: string
  gender: string
  title: string
  additional_description: string | null
  condition: Condition
  condition_description: string | null
  flaws: { description: string; photoId: number | null }[]
  msrp_cents: number
  price_cents: number
  promotion: { discountPercent: number; isDynamicDiscount: boolean; promotionCode: string } | null
  sizing_id: number
  size_label: string
  size_display: string
  size_rank: number
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
  measurements: { name: string; inches: number }[]
  photo_ids: number[]
  final_sale: boolean
  clearance: boolean
  luxe_brand: boolean
  is_rare_find: boolean
  fresh_sale: boolean
  shop_local: boolean
  favorite_count: number
  sellthrough_score: number
  predicted_sell_score: number
  tetris_rank: number
  auction_bid_count: number
  auction_ends_at: Date | null
  curation_ids: number[]
  warehouse_id: number
  supplier_id: number | null
  dropshipper_id: number | null
  third_party_seller: { id: number; name: string; sellerType: string; city: string; state: string } | null
  access_levels: string[]
  preordered_by: string | null
  has_inappropriate_content: boolean
  condition_overrides: string[]
  adjustable_waist: boolean | null
  mpn: string | null
  mpn_title: string | null
  partner: { brandName: string; name: string; type: string } | null
  listed_at: Date | null
  marked_down_at: Date | null
  held_until: Date | null
}
