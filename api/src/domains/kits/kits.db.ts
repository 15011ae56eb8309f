// Rows of kits, bags and their events: reads under a lock, and all writes but those of employees.
import {
  type BagRow,
  bagColumns,
  type KitRow,
  type KitShipTo,
  kitColumns,
  kitFrom,
} from '@hemline/db/kit-rows.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import type { BagStatus, KitStatus } from '@hemline/rules/kits/states.ts'
import type {
  BagType,
  CleanoutFlowVariant,
  CleanoutIncentive,
  CleanoutService,
  KitWay,
} from '@hemline/rules/vocabulary/seller.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

/** A kit with its bag, locked together, because they change together. */
export type LockedBag = { kit: KitRow; bag: BagRow }

/** Selects a bag by its id, its kit's id, the code under its barcode, or a carrier's tracking code. */
export type BagQuestion =
  | { bagId: string }
  | { kitId: string }
  | { code: string }
  | { carrier: Carrier; trackingCode: string }

function whereBag(question: BagQuestion) {
  if ('bagId' in question) return sql<boolean>`b.id = ${question.bagId}::uuid`
  if ('kitId' in question) return sql<boolean>`k.id = ${question.kitId}::uuid`
  if ('code' in question) return sql<boolean>`k.label_code = ${question.code}`
  return sql<boolean>`k.carrier = ${question.carrier} and (k.tracking_out = ${question.trackingCode} or k.tracking_back = ${question.trackingCode})`
}

/** Finds the kit of a bag, by any of the ids in `question`; undefined when unknown. */
export async function findKitOf(db: DbOrTx, question: BagQuestion): Promise<KitRow | undefined> {
  const { rows } =
    await sql<KitRow>`/* findKitOf */ select ${kitColumns} from ${kitFrom} where ${whereBag(question)}`.execute(
      db,
    )
  return rows[0]
}

/** Finds a bag, by any of the ids in `question`; undefined when unknown. */
export async function findBag(db: DbOrTx, question: BagQuestion): Promise<BagRow | undefined> {
  const { rows } =
    await sql<BagRow>`/* findBag */ select ${bagColumns} from kit k join bag b on b.kit_id = k.id where ${whereBag(question)}`.execute(
      db,
    )
  return rows[0]
}

/** Locks a kit and its bag until the transaction ends and returns both; undefined when unknown. */
export async function lockBag(tx: DbOrTx, question: BagQuestion): Promise<LockedBag | undefined> {
  const { rows } = await sql<{ id: string }>`/* lockBag */
    select k.id from kit k join bag b on b.kit_id = k.id where ${whereBag(question)} for update of k, b`.execute(
    tx,
  )
  const [found] = rows
  if (!found) return undefined
  const kit = await findKitOf(tx, { kitId: found.id })
  const bag = await findBag(tx, { kitId: found.id })
  return kit && bag && { kit, bag }
}

/**
 * Takes an advisory lock on a person's kits until the transaction ends, so that kit orders and the first-bag
 * credit don't run twice at once.
 */
export async function lockOwner(tx: DbOrTx, owner: Owner): Promise<void> {
  const key = `kits/${owner.user_id ?? `visitor/${owner.visitor_id}`}`
  await sql`/* lockOwner */ select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/**
 * Takes the lock of an email address without an account until the transaction ends, so that its kit orders
 * run one after the other.
 */
export async function lockEmail(tx: DbOrTx, email: string): Promise<void> {
  await sql`/* lockEmail */ select pg_advisory_xact_lock(hashtextextended(${`kits/email/${email.toLowerCase()}`}, 0))`.execute(
    tx,
  )
}

/** Returns the next number for a label code, never the same one twice. */
export async function nextLabelNumber(tx: DbOrTx): Promise<number> {
  const { rows } = await sql<{
    number: number
  }>`/* nextLabelNumber */ select nextval('new_label_number')::int as number`.execute(tx)
  return rows[0]?.number ?? 0
}

/** A new kit with its bag; the fee in cents. */
export type NewKit = {
  user_id: string | null
  visitor_id: number | null
  id: string
  bagId: string
  email: string | null
  requestKey: string
  bagType: BagType
  service: CleanoutService
  way: KitWay
  partnerId: number | null
  flowVariant: CleanoutFlowVariant
  incentives: readonly CleanoutIncentive[]
  charityId: number | null
  restChoice: RestChoice
  feeCents: number
  shipTo: KitShipTo | null
  labelCode: string
  warehouseId: number
  carrier: Carrier
  trackingOut: string | null
  trackingBack: string
  now: Date
}

/** Inserts a kit and the bag that will come back from it, both `ordered`. */
export async function insertKit(tx: DbOrTx, kit: NewKit): Promise<void> {
  const shared = {
    service: kit.service,
    rest_choice: kit.restChoice,
    charity_id: kit.charityId,
    fee_cents: kit.feeCents,
    warehouse_id: kit.warehouseId,
  }
  await tx
    .insertInto('kit')
    .values({
      ...shared,
      id: kit.id,
      seller_id: kit.user_id,
      visitor_id: kit.visitor_id,
      email: kit.email,
      request_key: kit.requestKey,
      bag_type: kit.bagType,
      status: 'ordered',
      way: kit.way,
      partner_id: kit.partnerId,
      flow_variant: kit.flowVariant,
      incentives: [...kit.incentives],
      ship_to: kit.shipTo && JSON.stringify(kit.shipTo),
      label_code: kit.labelCode,
      carrier: kit.carrier,
      tracking_out: kit.trackingOut,
      tracking_back: kit.trackingBack,
      ordered_at: kit.now,
    })
    .modifyEnd(named('insertKit'))
    .execute()
  await tx
    .insertInto('bag')
    .values({
      ...shared,
      id: kit.bagId,
      kit_id: kit.id,
      seller_id: kit.user_id,
      status: 'ordered',
      incentives: [...kit.incentives],
      created_at: kit.now,
    })
    .modifyEnd(named('insertKit.bag'))
    .execute()
}

const kitTimes: Partial<
  Record<KitStatus, 'shipped_at' | 'delivered_at' | 'sent_back_at' | 'received_at' | 'ended_at'>
> = {
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  sent_back: 'sent_back_at',
  received: 'received_at',
  canceled: 'ended_at',
  lapsed: 'ended_at',
}

const bagTimes: Partial<Record<BagStatus, 'shipped_at' | 'received_at' | 'processing_at' | 'done_at'>> = {
  shipped: 'shipped_at',
  received: 'received_at',
  processing: 'processing_at',
  done: 'done_at',
}

/**
 * Sets a kit's status and, of a status that has one, its time; a time set before stays. The rules are not
 * asked.
 */
export async function updateKitStatus(
  tx: DbOrTx,
  id: string,
  to: { status: KitStatus; at: Date },
): Promise<void> {
  const column = kitTimes[to.status]
  await tx
    .updateTable('kit')
    .set((eb) => ({ status: to.status, ...(column && { [column]: eb.fn.coalesce(column, eb.val(to.at)) }) }))
    .where('id', '=', id)
    .modifyEnd(named('updateKitStatus'))
    .execute()
}

/**
 * Sets a bag's status and, of a status that has one, its time; a time set before stays. The rules are not
 * asked.
 */
export async function updateBagStatus(
  tx: DbOrTx,
  id: string,
  to: { status: BagStatus; at: Date },
): Promise<void> {
  const column = bagTimes[to.status]
  await tx
    .updateTable('bag')
    .set((eb) => ({ status: to.status, ...(column && { [column]: eb.fn.coalesce(column, eb.val(to.at)) }) }))
    .where('id', '=', id)
    .modifyEnd(named('updateBagStatus'))
    .execute()
}

/** Stores the tracking code of a kit's way back, unless it has one. */
export async function updateTrackingBack(tx: DbOrTx, id: string, trackingCode: string): Promise<void> {
  await sql`/* updateTrackingBack */ update kit set tracking_back = ${trackingCode} where id = ${id}::uuid and tracking_back is null`.execute(
    tx,
  )
}

/**
 * Assigns a kit and its bag to a seller; what happens to unsold pieces and the delivery time change only when
 * given.
 */
export async function updateSeller(
  tx: DbOrTx,
  kit: { id: string },
  to: { sellerId: string; restChoice?: RestChoice; deliveredAt?: Date },
): Promise<void> {
  const rest = to.restChoice ? { rest_choice: to.restChoice } : {}
  await tx
    .updateTable('kit')
    .set({ seller_id: to.sellerId, ...rest, ...(to.deliveredAt && { delivered_at: to.deliveredAt }) })
    .where('id', '=', kit.id)
    .modifyEnd(named('updateSeller'))
    .execute()
  await tx
    .updateTable('bag')
    .set({ seller_id: to.sellerId, ...rest })
    .where('kit_id', '=', kit.id)
    .modifyEnd(named('updateSeller.bag'))
    .execute()
}

/** A new entry of a bag's history. */
export type NewBagEvent = {
  bagId: string
  kind: string
  actorId: string | null
  reason: string
  detail: Record<string, unknown>
  now: Date
  /** The unique key of a carrier report, so that it is stored once. */
  eventKey?: string
}

/**
 * Appends an entry to a bag's history; returns false, with nothing written, when its event key exists
 * already.
 */
export async function insertBagEvent(tx: DbOrTx, event: NewBagEvent): Promise<boolean> {
  const row = await tx
    .insertInto('bag_event')
    .values({
      bag_id: event.bagId,
      kind: event.kind,
      actor_id: event.actorId,
      reason: event.reason,
      detail: JSON.stringify(event.detail) as never,
      event_key: event.eventKey ?? null,
      happened_at: event.now,
    })
    .onConflict((oc) => oc.column('event_key').doNothing())
    .returning('id')
    .modifyEnd(named('insertBagEvent'))
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether a bag of the seller other than `but` was received already. */
export async function hasReceivedBag(tx: DbOrTx, sellerId: string, but: string | null): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`/* hasReceivedBag */
    select exists (select 1 from bag where seller_id = ${sellerId}::uuid and id is distinct from ${but}::uuid and received_at is not null) as there`.execute(
    tx,
  )
  return rows[0]?.there ?? false
}
