// A piece of the catalogue as a line of totals: the same from a row of the database and from the mocks.
import { type Cents, cents } from '../common/money.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import type { TotalsLine } from './totals-types.ts'

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

/** The line of a piece. An outlet piece is one on clearance, as in the outlet's listing. */
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

/** A gift card that is being bought: its price is its face value. */
export const giftCardLine = (id: string, price: Cents): TotalsLine => ({
  id,
  kind: 'gift_card',
  price,
  msrp: price,
  ...plain,
})

/** A seller's own piece that goes back to its seller: its price is the fee for it (§3 reclamationFee). */
export const reclaimLine = (id: string, fee: Cents, source: ItemSource): TotalsLine => ({
  id,
  kind: 'reclaim',
  price: fee,
  msrp: fee,
  ...plain,
  source,
})
