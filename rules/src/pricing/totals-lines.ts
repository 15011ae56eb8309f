// Converts catalogue pieces, gift cards and reclaimed pieces into lines of totals. API and mocks both use
// these functions.
import { type Cents, cents } from '../common/money.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { TotalsLine } from './totals-types.ts'

/** The fields of a catalogue piece that totals need; amounts in cents. */
export type PricedPiece = {
  readonly price_cents: number
  readonly msrp_cents: number
  readonly source: ItemSource
  readonly department_tags: readonly string[]
  readonly category_tags: readonly string[]
  readonly clearance: boolean
  readonly final_sale: boolean
  readonly promotion: { readonly discountPercent: number; readonly promotionCode: string } | null
}

/** Returns the totals line of a piece. Outlet pieces are those on clearance, as in the outlet's listing. */
export function pieceLine(id: string, item: PricedPiece): TotalsLine {
  return {
    id,
    kind: 'item',
    price: cents(item.price_cents),
    msrp: cents(item.msrp_cents),
    source: item.source,
    departments: item.department_tags,
    categories: item.category_tags,
    outlet: item.clearance,
    finalSale: item.final_sale,
    ownPercent: item.promotion?.discountPercent ?? 0,
    ownCode: item.promotion?.promotionCode ?? null,
  }
}

const plain = {
  source: 'own',
  departments: [],
  categories: [],
  outlet: false,
  finalSale: false,
  ownPercent: 0,
  ownCode: null,
} as const

/** Returns the totals line of a gift card in the cart; its price is its face value. */
export const giftCardLine = (id: string, price: Cents): TotalsLine => ({
  id,
  kind: 'gift_card',
  price,
  msrp: price,
  ...plain,
})

/**
 * Returns the totals line of a piece that goes back to its seller; its price is the reclamation fee (§3
 * reclamationFee).
 */
export const reclaimLine = (id: string, fee: Cents, source: ItemSource): TotalsLine => ({
  id,
  kind: 'reclaim',
  price: fee,
  msrp: fee,
  ...plain,
  source,
})
