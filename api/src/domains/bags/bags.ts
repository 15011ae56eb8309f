// Bags that come back: what employees do with a bag at the warehouse, each action in the caller's transaction
// and under the bag's lock, and the bags that a seller sees (decisions 0071 and 0110). Other domains import
// only from this file.
import type { BagRow } from '@hemline/db/kit-rows.ts'
import { readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import type { CleanoutIncentive, CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import {
  findBag,
  grantFirstBagCredit,
  insertBagEvent,
  lockBag,
  lockedBag,
  moveBag,
  moveKit,
  queueKitMail,
} from '../kits/kits.ts'
import { updateClaim, updatePiecesCounted } from './bags.db.ts'

export { eventsOf, mySellerBag, mySellerBags, nameBag, processingOf } from './seller-bags.ts'

/** The bag was received now. */
export type BagReceived = { __typename: 'BagReceived'; bag: BagRow }
/** The scanned or typed code belongs to no bag. */
export type WrongCode = { __typename: 'WrongCode'; message: string }
/** The bag can't be received: its kit was never activated, so it has no seller. */
export type NotOnItsWay = { __typename: 'NotOnItsWay'; message: string; bag: BagRow }
/** The bag was received before. */
export type AlreadyReceived = { __typename: 'AlreadyReceived'; message: string; bag: BagRow }
/** The employee now grades this bag. */
export type BagClaimed = { __typename: 'BagClaimed'; bag: BagRow }
/** Another employee is grading this bag. */
export type ClaimedByAnother = { __typename: 'ClaimedByAnother'; message: string; bag: BagRow }
/** The bag is not in a state to be graded, or has no seller account yet. */
export type NotToGrade = { __typename: 'NotToGrade'; message: string; bag: BagRow }
/** All pieces of the bag are graded. */
export type BagFinished = { __typename: 'BagFinished'; bag: BagRow }

const wrongCode: WrongCode = {
  __typename: 'WrongCode',
  message: 'This is no code of ours. Please scan it again, or compare every digit.',
}
const nobodysBag = 'This bag was never activated, so nobody knows whose it is. Please set it aside.'
const noSellerYet = 'Whoever ordered this bag has no account yet. It can be graded as soon as there is one.'

/** Minutes without activity after which another employee may claim a bag. */
const claimMinutes = 30

/** Finds a bag by its scanned or typed code; undefined when the code is malformed or unknown. */
export const bagByCode = async (db: DbOrTx, typed: string): Promise<BagRow | undefined> => {
  const code = readBagCode(typed)
  return code === null ? undefined : findBag(db, { code })
}

async function fresh(tx: DbOrTx, bagId: string): Promise<BagRow> {
  const bag = await findBag(tx, { bagId })
  if (!bag) throw new Error(`bags: the bag ${bagId} is gone`)
  return bag
}

type Receiving = { code: string; actorId: string; piecesCounted?: number | undefined; now: Date }

/**
 * Receives a bag scanned at the warehouse door, with its kit, in the caller's transaction: gives the seller's
 * first-bag credit and queues the mail to the seller. Lost, lapsed and canceled bags are received, too.
 * Returned refusals: WrongCode, NotOnItsWay (a partner's kit that was never activated), AlreadyReceived.
 */
export async function receiveBag(
  tx: Tx,
  { code: typed, actorId, piecesCounted, now }: Receiving,
): Promise<BagReceived | WrongCode | NotOnItsWay | AlreadyReceived> {
  const code = readBagCode(typed)
  const locked = code === null ? undefined : await lockBag(tx, { code })
  if (!locked) return wrongCode
  const { kit, bag } = locked
  if (kit.seller_id === null && kit.email === null)
    return { __typename: 'NotOnItsWay', message: nobodysBag, bag }
  const step = { now, actorId, reason: '', detail: piecesCounted === undefined ? {} : { piecesCounted } }
  if (!(await moveBag(tx, locked, 'received', step)))
    return { __typename: 'AlreadyReceived', message: `Bag ${bag.bag_number} has been received already.`, bag }
  await moveKit(tx, locked, 'received', step)
  if (piecesCounted !== undefined) await updatePiecesCounted(tx, bag.id, piecesCounted)
  await grantFirstBagCredit(tx, bag.id, now)
  await queueKitMail(tx, kit.id, 'received')
  return { __typename: 'BagReceived', bag: await fresh(tx, bag.id) }
}

const isAtWork = ({ status }: BagRow): boolean => status === 'received' || status === 'processing'

type AtBag = { bagId: string; actorId: string; now: Date }

/**
 * Locks a bag until the transaction ends, so that what is read of the bag and its pieces stays so. Throws
 * when there is no such bag.
 */
export async function lockBagForWork(tx: Tx, bagId: string): Promise<void> {
  await lockedBag(tx, { bagId })
}

/**
 * Gives a received bag that waits to be graded to an employee, or renews that employee's claim. Returns
 * ClaimedByAnother when another employee worked on it within 30 minutes, NotToGrade when it is not received,
 * done, or without a seller account. Throws when there is no such bag.
 */
export async function claimBag(
  tx: Tx,
  { bagId, actorId, now }: AtBag,
): Promise<BagClaimed | ClaimedByAnother | NotToGrade> {
  const { bag } = await lockedBag(tx, { bagId })
  if (!isAtWork(bag))
    return { __typename: 'NotToGrade', message: `Bag ${bag.bag_number} is not waiting to be graded.`, bag }
  if (bag.seller_id === null) return { __typename: 'NotToGrade', message: noSellerYet, bag }
  if (isClaimedByAnother(bag, { actorId, now }))
    return { __typename: 'ClaimedByAnother', message: 'Somebody else is grading this bag.', bag }
  await updateClaim(tx, bagId, { by: actorId, at: now })
  if (bag.claimed_by !== actorId)
    await insertBagEvent(tx, { bagId, kind: 'claimed', actorId, reason: '', detail: {}, now })
  return { __typename: 'BagClaimed', bag: await fresh(tx, bagId) }
}

/** Tells whether another employee has claimed a bag within the last half hour. */
function isClaimedByAnother(
  { claimed_by: by, claimed_at: at }: BagRow,
  { actorId, now }: Pick<AtBag, 'actorId' | 'now'>,
): boolean {
  return by !== null && by !== actorId && at !== null && now.getTime() - at.getTime() < claimMinutes * 60_000
}

/**
 * Ends the employee's claim on a bag and notes it in the bag's history; another employee's claim stays.
 * Returns the bag as it is then. Throws when there is no such bag.
 */
export async function releaseBag(tx: Tx, { bagId, actorId, now }: AtBag): Promise<BagRow> {
  const { bag } = await lockedBag(tx, { bagId })
  if (bag.claimed_by !== actorId) return bag
  await updateClaim(tx, bagId, null)
  await insertBagEvent(tx, { bagId, kind: 'released', actorId, reason: '', detail: {}, now })
  return fresh(tx, bagId)
}

/**
 * Records that an employee graded a piece: moves the bag to `processing` and renews the employee's claim.
 * Throws for a bag that is neither received nor processing.
 */
export async function markPieceGraded(tx: Tx, { bagId, actorId, now }: AtBag): Promise<void> {
  const locked = await lockedBag(tx, { bagId })
  if (!isAtWork(locked.bag))
    throw new Error(`bags: the bag ${bagId} is ${locked.bag.status}, and a piece of it was graded`)
  await moveBag(tx, locked, 'processing', { now, actorId, reason: '' })
  await updateClaim(tx, bagId, { by: actorId, at: now })
}

/**
 * Moves a bag to `done` when all its pieces are graded, ends its claim and mails the seller. Returned
 * refusals: NotToGrade (not received, or done before).
 */
export async function finishBag(
  tx: Tx,
  { bagId, actorId, reason, now }: AtBag & { reason: string },
): Promise<BagFinished | NotToGrade> {
  const locked = await lockedBag(tx, { bagId })
  const { bag } = locked
  if (!isAtWork(bag) || !(await moveBag(tx, locked, 'done', { now, actorId, reason })))
    return { __typename: 'NotToGrade', message: `Bag ${bag.bag_number} is not being processed.`, bag }
  await updateClaim(tx, bagId, null)
  await queueKitMail(tx, bag.kit_id, 'done')
  return { __typename: 'BagFinished', bag: await fresh(tx, bagId) }
}

type BagNote = {
  bagId: string
  kind: string
  actorId: string | null
  reason?: string
  detail?: Record<string, unknown>
  now: Date
}

/**
 * Records an action in a bag's history. Sellers see only kinds that rules/src/bags/bag-events.ts has
 * words for.
 */
export async function noteBagEvent(
  tx: DbOrTx,
  { reason = '', detail = {}, ...event }: BagNote,
): Promise<void> {
  await insertBagEvent(tx, { ...event, reason, detail })
}

/** The facts of a bag that the payout terms of its pieces depend on; the fee in cents. */
export type BagFactsForTerms = {
  sellerId: string
  service: CleanoutService
  incentives: readonly CleanoutIncentive[]
  restChoice: RestChoice
  charityId: number | null
  feeCents: number
  bagNumber: number
  warehouseId: number
}

/**
 * Returns the facts of a bag for the payout terms of its pieces; undefined for an unknown bag or one without
 * a seller account.
 */
export async function bagFactsForTerms(db: DbOrTx, bagId: string): Promise<BagFactsForTerms | undefined> {
  const bag = await findBag(db, { bagId })
  if (!bag?.seller_id) return undefined
  return {
    sellerId: bag.seller_id,
    service: bag.service,
    incentives: bag.incentives,
    restChoice: bag.rest_choice,
    charityId: bag.charity_id,
    feeCents: bag.fee_cents,
    bagNumber: bag.bag_number,
    warehouseId: bag.warehouse_id,
  }
}
