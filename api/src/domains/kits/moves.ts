// Status changes of a kit and its bag, under the lock of both, along the tables of
// rules/src/kits/states.ts; each step leaves an event (decisions 0070 and 0072).
import { bagCreditOf, incentiveDays } from '@hemline/rules/kits/incentives.ts'
import { type BagStatus, bagMovesTo, type KitStatus, kitMovesTo } from '@hemline/rules/kits/states.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { grantCredit } from '../ledger/ledger.ts'
import {
  type BagQuestion,
  findBag,
  hasReceivedBag,
  insertBagEvent,
  type LockedBag,
  lockBag,
  lockOwner,
  updateBagStatus,
  updateKitStatus,
} from './kits.db.ts'

/** The time, employee (null: no employee), reason and facts of a status change. */
export type Step = { now: Date; actorId: string | null; reason: string; detail?: Record<string, unknown> }

/** Locks a kit and its bag until the transaction ends and returns both; throws when there is none. */
export async function lockedBag(tx: DbOrTx, question: BagQuestion): Promise<LockedBag> {
  const found = await lockBag(tx, question)
  if (!found) throw new Error(`kits: no bag ${JSON.stringify(question)}`)
  return found
}

/**
 * Moves a locked kit to a status through all steps between, each noted in its bag's history; returns false
 * when it is there already or the rules don't allow it.
 */
export async function moveKit(tx: Tx, { kit }: LockedBag, to: KitStatus, step: Step): Promise<boolean> {
  const steps = kitMovesTo(kit.status, to, kit.bag_type)
  for (const status of steps) {
    await updateKitStatus(tx, kit.id, { status, at: step.now })
    await note(tx, kit.bag_id, `kit.${status}`, step)
  }
  if (steps.length > 0) kit.status = to
  return steps.length > 0
}

/**
 * Moves a locked bag to a status through all steps between, each noted in its history; returns false when it
 * is there already or the rules don't allow it.
 */
export async function moveBag(tx: Tx, { bag }: LockedBag, to: BagStatus, step: Step): Promise<boolean> {
  const steps = bagMovesTo(bag.status, to)
  for (const status of steps) {
    await updateBagStatus(tx, bag.id, { status, at: step.now })
    await note(tx, bag.id, `bag.${status}`, step)
  }
  if (steps.length > 0) bag.status = to
  return steps.length > 0
}

async function note(
  tx: DbOrTx,
  bagId: string,
  kind: string,
  { now, actorId, reason, detail = {} }: Step,
): Promise<void> {
  await insertBagEvent(tx, { bagId, kind, actorId, reason, detail, now })
}

/**
 * Gives an incentive's store credit for a seller's first received bag, once; two bags received at once run
 * one after the other. Does nothing without such an incentive, for a bag not received, and while the bag has
 * no seller; the later claim of the kit calls it again.
 */
export async function grantFirstBagCredit(tx: Tx, bagId: string, now: Date): Promise<void> {
  const bag = await findBag(tx, { bagId })
  if (!bag?.seller_id || !bag.received_at) return
  const { seller_id: sellerId, incentives } = bag
  await lockOwner(tx, { user_id: sellerId, visitor_id: null })
  const amount = bagCreditOf(incentives, { isFirst: !(await hasReceivedBag(tx, sellerId, bagId)) })
  if (amount <= 0) return
  const posted = await grantCredit(tx, {
    key: `bag-credit/${bagId}`,
    userId: sellerId,
    kind: 'promo_credit',
    amount,
    now,
    expiresAt: new Date(now.getTime() + incentiveDays * 86_400_000),
    reason: 'A thank-you for your first bag',
  })
  if (posted.__typename === 'Posted' && !posted.replayed)
    await note(tx, bagId, 'bag.credit', { now, actorId: null, reason: '', detail: { cents: amount } })
}

/** Queues a mail to the kit's owner about one event, once per kit and event. */
export async function queueKitMail(tx: DbOrTx, kitId: string, kind: CleanoutMailKind): Promise<void> {
  await addJob(tx, 'cleanoutMail', { kitId, kind }, `cleanout-mail/${kitId}/${kind}`)
}
/** The events of a kit that are mailed to its owner. */
export type CleanoutMailKind = 'ordered' | 'received' | 'done'
