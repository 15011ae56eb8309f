// Rows of kits and bags as every domain reads them: the types, and the columns and tables of a select.

import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import type { BagStatus, KitStatus } from '@hemline/rules/kits/states.ts'
import type { LabelSender } from '@hemline/rules/labels/senders.ts'
import type { BagType, CleanoutIncentive, CleanoutService, KitWay } from '@hemline/rules/vocabulary/seller.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'

/** The address that an empty bag is sent to. */
export type KitShipTo = {
  fullName: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
}

/** A kit with its charity, its partner, and the number and status of its bag. */
export type KitRow = {
  id: string
  seller_id: string | null
  visitor_id: number | null
  email: string | null
  bag_type: BagType
  service: CleanoutService
  status: KitStatus
  way: KitWay
  incentives: CleanoutIncentive[]
  partner_id: number | null
  partner_slug: string | null
  partner_name: string | null
  partner_about: string | null
  charity_id: number | null
  charity_slug: string | null
  charity_name: string | null
  charity_about: string | null
  rest_choice: RestChoice
  fee_cents: number
  ship_to: KitShipTo | null
  /** Who sends the bag: where the empty bag went, or the seller's saved address. Null for unknown guests. */
  sender: LabelSender | null
  label_code: string
  warehouse_id: number
  carrier: Carrier | null
  tracking_out: string | null
  tracking_back: string | null
  ordered_at: Date
  shipped_at: Date | null
  delivered_at: Date | null
  sent_back_at: Date | null
  received_at: Date | null
  ended_at: Date | null
  bag_id: string
  bag_number: number
  bag_status: BagStatus
}

/** A bag with the label code and type of its kit. */
export type BagRow = {
  id: string
  kit_id: string
  bag_number: number
  label_code: string
  bag_type: BagType
  seller_id: string | null
  service: CleanoutService
  status: BagStatus
  incentives: CleanoutIncentive[]
  rest_choice: RestChoice
  charity_id: number | null
  fee_cents: number
  warehouse_id: number
  pieces_counted: number | null
  claimed_by: string | null
  claimed_at: Date | null
  created_at: Date
  shipped_at: Date | null
  received_at: Date | null
  processing_at: Date | null
  done_at: Date | null
}

/**
 * The sender on the label of kit k: where the empty bag was sent, else the seller's default shipping
 * address, else the seller's name alone.
 */
export const labelSender = sql`coalesce(k.ship_to, (select jsonb_build_object('fullName', coalesce(a.full_name, u.first_name || ' ' || u.last_name),
    'line1', a.line1, 'line2', a.line2, 'city', a.city, 'state', a.state, 'zip', a.zip)
  from user_account u left join lateral (select * from address a where a.user_id = u.id and a.type = 'shipping' and a.hidden_at is null and a.country = 'US'
    order by a.is_default desc, a.created_at desc limit 1) a on true where u.id = k.seller_id)) as sender`

/** The columns of a KitRow, for a query with kitFrom. */
export const kitColumns = sql`k.id, k.seller_id, k.visitor_id, k.email::text as email, k.bag_type, k.service, k.status, k.way, k.incentives, k.partner_id,
  pa.slug as partner_slug, pa.name as partner_name, pa.profile->>'description' as partner_about,
  k.charity_id, ch.slug as charity_slug, ch.name as charity_name, ch.profile->>'description' as charity_about, k.rest_choice, k.fee_cents, k.ship_to, k.label_code,
  k.warehouse_id, k.carrier, k.tracking_out, k.tracking_back, k.ordered_at, k.shipped_at, k.delivered_at, k.sent_back_at, k.received_at, k.ended_at,
  b.id as bag_id, b.bag_number, b.status as bag_status, ${labelSender}`

/** The joined tables that kitColumns reads. */
export const kitFrom = sql`kit k join bag b on b.kit_id = k.id left join supplier ch on ch.id = k.charity_id left join supplier pa on pa.id = k.partner_id`

/** The columns of a BagRow, from kit k and bag b. */
export const bagColumns = sql`b.id, b.kit_id, b.bag_number, k.label_code, k.bag_type, b.seller_id, b.service, b.status, b.incentives, b.rest_choice, b.charity_id,
  b.fee_cents, b.warehouse_id, b.pieces_counted, b.claimed_by, b.claimed_at, b.created_at, b.shipped_at, b.received_at, b.processing_at, b.done_at`
