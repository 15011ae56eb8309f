import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A paid parcel with pieces of a partner. */
export type PartnerParcelRow = {
  id: string
  supplier_id: number
  supplier_name: string
  paid_at: Date
  status: string
  ship_to: {
    fullName: string
    line1: string
    line2: string | null
    city: string
    state: string | null
    zip: string
    country?: string
  } | null
  carrier: Carrier | null
  tracking_code: string | null
  packed_at: Date | null
  pieces: { itemNumber: number; sku: string; title: string }[]
}

type ParcelsOf = { supplierIds: readonly number[]; after: Date }

/**
 * Returns at most `limit` paid parcels of these partners, behind the first `offset`, that are to be sent, or
 * were delivered after a time: those to be sent first, of these the earliest paid. With an `id` that parcel
 * alone.
 */
export async function listPartnerParcels(
  db: DbOrTx,
  {
    supplierIds,
    after,
    limit,
    offset = 0,
    id = null,
  }: ParcelsOf & { limit: number; offset?: number; id?: string | null },
): Promise<PartnerParcelRow[]> {
  if (supplierIds.length === 0) return []
  const { rows } = await sql<PartnerParcelRow>`/* listPartnerParcels */
    select s.id, p.supplier_id, su.name as supplier_name, o.confirmed_at as paid_at, s.status, o.ship_to, s.carrier, s.tracking_code, s.packed_at,
      jsonb_agg(jsonb_build_object('itemNumber', i.item_number, 'sku', p.sku, 'title', b.name || ' ' || i.title)
        order by i.item_number) as pieces
    from partner_piece p join supplier su on su.id = p.supplier_id join item i on i.item_number = p.item_number join brand b on b.id = i.brand_id
      join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
      join purchase_order o on o.id = l.order_id and o.confirmed_at is not null and o.canceled_at is null
      join shipment s on s.order_id = l.order_id and s.group_key = l.group_key and s.source <> 'own'
    where p.supplier_id = any(${[...supplierIds]}::int[]) and s.status <> 'canceled' and (${id}::uuid is null or s.id = ${id}::uuid)
      and (s.delivered_at is null or s.delivered_at > ${after})
    group by s.id, p.supplier_id, su.name, o.id
    order by s.status in ('waiting', 'picking') desc, o.confirmed_at, s.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Returns how many parcels `listPartnerParcels` has of these partners, without a limit. */
export async function countPartnerParcels(db: DbOrTx, { supplierIds, after }: ParcelsOf): Promise<number> {
  const { rows } = await sql<{ total: number }>`/* countPartnerParcels */
    select count(distinct s.id)::int as total
    from partner_piece p
      join order_line l on l.item_number = p.item_number and l.kind = 'item' and l.canceled_at is null
      join purchase_order o on o.id = l.order_id and o.confirmed_at is not null and o.canceled_at is null
      join shipment s on s.order_id = l.order_id and s.group_key = l.group_key and s.source <> 'own'
    where p.supplier_id = any(${[...supplierIds]}::int[]) and s.status <> 'canceled'
      and (s.delivered_at is null or s.delivered_at > ${after})`.execute(db)
  return rows[0]?.total ?? 0
}
