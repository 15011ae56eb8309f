import type { KitStatus } from '@hemline/rules/kits/states.ts'
import type { BagType, CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** The facts of a kit for its printed label. */
export type LabelRow = {
  id: string
  seller_id: string | null
  visitor_id: number | null
  status: KitStatus
  bag_type: BagType
  service: CleanoutService
  label_code: string
  carrier: string | null
  warehouse_id: number
  bag_number: string
  delivered_at: Date | null
  ordered_at: Date
  /** The address as the kit stores it (KitAddress of the rules). */
  ship_to: {
    fullName: string
    line1: string
    line2: string | null
    city: string
    state: string | null
    zip: string
  } | null
  seller_name: string | null
  partner_name: string | null
}

/** Reads everything printed on a kit's label; undefined for an unknown kit. */
export async function findLabel(db: DbOrTx, kitId: string): Promise<LabelRow | undefined> {
  const { rows } = await sql<LabelRow>`/* findLabel */
    select k.id, k.seller_id, k.visitor_id, k.status, k.bag_type, k.service, k.label_code, k.carrier, k.warehouse_id, b.bag_number::text as bag_number, k.delivered_at, k.ordered_at, k.ship_to,
      u.first_name || ' ' || u.last_name as seller_name, pa.name as partner_name
    from kit k join bag b on b.kit_id = k.id left join user_account u on u.id = k.seller_id
      left join supplier pa on pa.id = k.partner_id
    where k.id = ${kitId}`.execute(db)
  return rows[0]
}
