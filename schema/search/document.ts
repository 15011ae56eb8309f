// The search document of a piece: enough to filter, sort, count and match words. Price, hold and state on a
// card come from PostgreSQL. The document has the end of a hold and no flag for availability: a hold that
// ends needs no write.

import { tokenize } from '@hemline/rules/query/engine/normal.ts'
import { traitKeys } from '@hemline/rules/search/facets.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import { standingOf } from './ranking.ts'

/** The columns of a row of search_item that a document is made of. */
export type DocumentSource = Omit<SearchDocument, DateField | MadeField | 'look'> &
  Record<DateField, Date | null> & {
    /** The signed bytes of item_look; absent where the reader needs no vectors. */
    look?: Uint8Array | null
  }
/** Fields computed from other columns. */
type MadeField = 'traits' | 'title_words' | 'own_kind' | 'own_color' | 'own_shade' | 'standing'
type DateField = 'listed_at' | 'marked_down_at' | 'auction_ends_at' | 'held_until'

export type SearchDocument = {
  item_number: number
  state: string
  title: string
  /** The title's words one by one, for the vocabulary of the shop. */
  title_words: string[]
  brand_name: string
  /** The brand's own name, and that of the house whose line the brand is: filters and counts go by both. */
  brand_names: string[]
  category_name: string
  category_tags: string[]
  /** The narrowest of its categories. */
  own_kind: string | null
  department_tags: string[]
  condition: string
  price_cents: number
  sizing_id: number
  color_names: string[]
  advanced_color_names: string[]
  /** The piece's own color and shade: a print's ground, and not what else is in it. */
  own_color: string | null
  own_shade: string | null
  materials: string[]
  material_tags: string[]
  pattern: string | null
  sleeve_length: string | null
  shoe_width: string | null
  condition_overrides: string[]
  style_tags: string[]
  occasion_tags: string[]
  search_tags: string[]
  pant_cut_tags: string[]
  jean_wash_tags: string[]
  waist_tags: string[]
  neckline_tags: string[]
  curation_ids: number[]
  supplier_id: number | null
  dropshipper_id: number | null
  warehouse_id: number
  new_with_tags: boolean
  clearance: boolean
  luxe_brand: boolean
  is_rare_find: boolean
  fresh_sale: boolean
  shop_local: boolean
  promotion_discount_percent: number
  favorite_count: number
  sellthrough_score: number
  predicted_sell_score: number
  /** The part of the score that does not depend on the search (schema/search/ranking.ts). */
  standing: number
  tetris_rank: number
  auction_bid_count: number
  auction_ends_at: string | null
  listed_at: string | null
  marked_down_at: string | null
  held_until: string | null
  /**
   * Keys of the further facets for which the piece has a value: one small field tells which of
   * them a listing can offer.
   */
  traits: string[]
  /**
   * What the piece's first photo looks like: 128 signed bytes (vision/src/look.ts). Left out until it is
   * known.
   */
  look?: number[]
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null

/** Converts a row of search_item into the document for the index; other columns of the row are left out. */
export function toDocument(row: DocumentSource): SearchDocument {
  return {
    item_number: row.item_number,
    state: row.state,
    title: row.title,
    title_words: [...new Set(tokenize(row.title).map(({ word }) => word))],
    brand_name: row.brand_name,
    brand_names: row.brand_names,
    category_name: row.category_name,
    category_tags: row.category_tags,
    own_kind: row.category_tags.at(-1) ?? null,
    department_tags: row.department_tags,
    condition: row.condition,
    price_cents: row.price_cents,
    sizing_id: row.sizing_id,
    color_names: row.color_names,
    advanced_color_names: row.advanced_color_names,
    own_color: row.color_names[0] ?? null,
    own_shade: row.advanced_color_names[0] ?? null,
    materials: row.materials,
    material_tags: row.material_tags,
    pattern: row.pattern,
    sleeve_length: row.sleeve_length,
    shoe_width: row.shoe_width,
    condition_overrides: row.condition_overrides,
    style_tags: row.style_tags,
    occasion_tags: row.occasion_tags,
    search_tags: row.search_tags,
    pant_cut_tags: row.pant_cut_tags,
    jean_wash_tags: row.jean_wash_tags,
    waist_tags: row.waist_tags,
    neckline_tags: row.neckline_tags,
    curation_ids: row.curation_ids,
    supplier_id: row.supplier_id,
    dropshipper_id: row.dropshipper_id,
    warehouse_id: row.warehouse_id,
    new_with_tags: row.new_with_tags,
    clearance: row.clearance,
    luxe_brand: row.luxe_brand,
    is_rare_find: row.is_rare_find,
    fresh_sale: row.fresh_sale,
    shop_local: row.shop_local,
    promotion_discount_percent: row.promotion_discount_percent,
    favorite_count: row.favorite_count,
    sellthrough_score: row.sellthrough_score,
    predicted_sell_score: row.predicted_sell_score,
    standing: standingOf(row),
    tetris_rank: row.tetris_rank,
    auction_bid_count: row.auction_bid_count,
    auction_ends_at: isoOf(row.auction_ends_at),
    listed_at: isoOf(row.listed_at),
    marked_down_at: isoOf(row.marked_down_at),
    held_until: isoOf(row.held_until),
    traits: traitsOf(row),
    ...(row.look && { look: [...new Int8Array(row.look)] }),
  }
}

function traitsOf(row: DocumentSource): string[] {
  const cells = new Map<string, unknown>(Object.entries(row))
  return traitKeys.filter((key) => {
    const value = cells.get(filterByKey.get(key)?.column ?? '')
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false
  })
}
