import { labelSender } from '@hemline/db/kit-rows.ts'
import type { KitStatus } from '@hemline/rules/kits/states.ts'
import type { LabelSender } from '@hemline/rules/labels/senders.ts'
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
  sender: LabelSender | null
  partner_name: string | null
}

/** Returns everything printed on a kit's label; undefined for an unknown kit. */
export async function findLabel(db: DbOrTx, kitId: string): Promise<LabelRow | undefined> {
  const { rows } = await sql<LabelRow>`/* findLabel */
    select k.id, k.seller_id, k.visitor_id, k.status, k.bag_type, k.service, k.label_code, k.carrier, k.warehouse_id, b.bag_number::text as bag_number, k.delivered_at, k.ordered_at,
      ${labelSender}, pa.name as partner_name
    from kit k join bag b on b.kit_id = k.id left join supplier pa on pa.id = k.partner_id
    where k.id = ${kitId}`.execute(db)
  return rows[0]
}
