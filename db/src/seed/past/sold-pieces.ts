// Pieces of the seed that somebody bought, as the past of the shop needs them.

import { groupKeyOf, type ShippedPiece } from '@hemline/rules/cart/groups.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import type { PricedPiece } from '@hemline/rules/pricing/totals-lines.ts'
import type { BrandTier, ItemSource } from '@hemline/rules/vocabulary/items.ts'
import type pg from 'pg'
import { suppliers, thirdPartySellers } from '../suppliers.ts'

type Row = PricedPiece & {
  item_number: string
  state: ItemState
  source: ItemSource
  warehouse_id: number
  partner_id: number | null
  dropshipper_id: number | null
  third_party_seller_id: number | null
  supplier_id: number | null
  consignor_id: string | null
  bag_id: string | null
  bag_fee_cents: number
  charity_id: number | null
  payout_terms: PayoutTerms | null
  tier: BrandTier
  brand_name: string
  listed_at: Date
  sold_at: Date | null
  created_at: Date
}

/** A piece that was bought: the fields of its row, and the parcel in which it travels. */
export type SoldPiece = Omit<Row, 'item_number'> & ShippedPiece & { readonly parcelKey: string }

const columns = `i.item_number, i.state, i.source, i.price_cents, i.msrp_cents, i.department_tags, i.category_tags, i.clearance, i.final_sale, i.promotion,
  i.warehouse_id, i.partner_id, i.dropshipper_id, i.third_party_seller_id, i.supplier_id, i.consignor_id, i.bag_id, coalesce(b.fee_cents, 0) as bag_fee_cents,
  b.charity_id,
  i.payout_terms, brand.tier, brand.name as brand_name, i.listed_at, i.sold_at, i.created_at`

function shipped(row: Row): ShippedPiece {
  const partner = suppliers.find(({ id }) => id === row.partner_id)
  const seller = thirdPartySellers.find(({ id }) => id === row.third_party_seller_id)
  const sender = row.source === 'partner' ? partner && { ...partner, city: null, state: null } : seller
  return {
    itemNumber: Number(row.item_number),
    source: row.source,
    warehouseId: row.warehouse_id,
    dropshipperId: row.dropshipper_id,
    sender: row.source === 'own' ? null : (sender ?? null),
  }
}

function pieceOf({ item_number: _, ...row }: Row & { item_number: string }): SoldPiece {
  const way = shipped({ ...row, item_number: _ })
  return { ...row, ...way, parcelKey: groupKeyOf(way) }
}

async function read(client: pg.Client, where: string, values: unknown[] = []): Promise<SoldPiece[]> {
  const { rows } = await client.query<Row>(
    `select ${columns} from item i join brand on brand.id = i.brand_id left join bag b on b.id = i.bag_id where ${where}`,
    values,
  )
  return rows.map(pieceOf)
}

/**
 * Lists the seeded pieces that were bought and have no order yet, first sold first. `ofBags`: only pieces of
 * bags.
 */
export const listSoldPieces = (client: pg.Client, { ofBags }: { ofBags: boolean }): Promise<SoldPiece[]> =>
  read(
    client,
    `i.state in ('pending_sale', 'purchased', 'packed', 'shipped', 'delivered') ${ofBags ? 'and i.bag_id is not null' : ''}
     and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null)
     order by i.sold_at nulls last, i.item_number`,
  )

/** Returns at most `amount` listed pieces of the shop's own, listed before a time, that nobody holds. */
export const listOldListed = (client: pg.Client, before: Date, amount: number): Promise<SoldPiece[]> =>
  read(
    client,
    `i.state = 'listed' and i.source = 'own' and i.listed_at < $1 and i.promotion is null and i.bag_id is null and i.preordered_by is null
     and i.item_number > 148206600
     and not exists (select 1 from hold h where h.item_number = i.item_number)
     and not exists (select 1 from order_line l where l.item_number = i.item_number) order by i.item_number limit $2`,
    [before, amount],
  )
