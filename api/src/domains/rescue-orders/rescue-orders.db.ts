import type { RescueGroupKey, RescueSource } from '@hemline/rules/rescues/groups.ts'
import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'

/** A piece of the box of an order. */
export type RescuedRow = {
  order_id: string
  item_number: number
  title: string
  brand: string
  size_display: string
  condition: Condition
  photo_id: number | null
  msrp_cents: number
  source: RescueSource
  is_canceled: boolean
}

/** Returns the pieces of the rescue boxes that these orders bought, also those of canceled lines. */
export async function listRescued(db: DbOrTx, orderIds: readonly string[]): Promise<RescuedRow[]> {
  const { rows } = await sql<RescuedRow>`/* listRescued */
    select l.order_id, i.item_number, i.title, b.name as brand, i.size_display, i.condition, i.photo_ids[1] as photo_id, i.msrp_cents,
      p.source, l.canceled_at is not null as is_canceled
    from order_line l join item i on i.item_number = l.item_number join brand b on b.id = i.brand_id
      join rescue_piece p on p.item_number = i.item_number
    where l.order_id = any(${[...orderIds]}::uuid[]) and l.kind = 'rescue' order by l.order_id, l.item_number`.execute(
    db,
  )
  return rows
}

/** A box whose parcel has not left the house. */
export type OpenBoxRow = RescueGroupKey & {
  shipment_id: string
  order_id: string
  group_id: number
  grams: number
  status: string
  tracking_code: string | null
  placed_at: Date
}

/**
 * Returns one page of the paid rescue boxes that are to be packed or handed over, the oldest first, and the
 * count of all.
 */
export async function listOpenBoxes(
  db: DbOrTx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OpenBoxRow[]; total: number }> {
  return pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<OpenBoxRow & { total: number }>`/* listOpenBoxes */
    select s.id as shipment_id, b.order_id, b.group_id, g.kind, g.size, g.tier, g.condition, b.grams, s.status, s.tracking_code, o.placed_at,
      count(*) over ()::int as total
    from rescue_box b join shipment s on s.order_id = b.order_id join purchase_order o on o.id = b.order_id
      join rescue_group g on g.id = b.group_id
    where b.paid_at is not null and b.released_at is null and s.status in ('waiting', 'picking', 'packed')
    order by s.status = 'packed', o.placed_at, b.id limit ${page.limit} offset ${page.offset}`.execute(db)
    return rows
  })
}
