// The outcome of an order that a saved search placed: the processor is asked, and its answer is told once
// (decision 0214).
import { type AutoBuyStop, autoBuyKey } from '@hemline/rules/auto-buys/auto-buys.ts'
import { boughtWords, pausedWords, stopBuyingLabel, stopBuyingPath } from '@hemline/rules/auto-buys/words.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import { freeAfterOrder } from '../cart/cart.ts'
import { listItemsByNumber, unreserveItem } from '../catalogue/catalogue.ts'
import { notify } from '../notifications/notifications.ts'
import type { OrderDoors } from '../orders/orders.ts'
import {
  type AttemptRow,
  abandonAttempt,
  authorizeByDoors,
  findAttempt,
  type Outcome,
  outcomeOf,
} from '../payment/payment.ts'
import {
  type AutoBuyRow,
  countTaken,
  listAutoBuys,
  lockAutoBuy,
  lockTry,
  type TryRow,
  updateStopped,
  updateTry,
} from './auto-buys.db.ts'

/** `Bought`, `Failed` (nothing is charged), or `Open` while the processor has not decided. */
export type Settled = 'Bought' | 'Failed' | 'Open'

/**
 * Asks the processor about an order of a saved search, stores and tells what came of it; asking again changes
 * nothing more. An order that was stopped before the processor was asked is given up, as is one whose owner
 * would have to approve the payment. Throws for a try without a payment attempt.
 */
export async function settleTry(doors: OrderDoors, row: TryRow): Promise<Settled> {
  const attempt = await findAttempt(doors.db, autoBuyKey(row.id))
  if (!attempt) throw new Error(`auto-buys: ${row.id} has no attempt`)
  const outcome = (await isToGiveUp(doors, row, attempt))
    ? await giveUp(doors, attempt)
    : await authorizeByDoors(doors, attempt)
  const settled = outcome.__typename === 'PaymentApprovalNeeded' ? await giveUp(doors, attempt) : outcome
  if (settled.__typename === 'OrderPending') return 'Open'
  await inTransaction(doors.db, (tx) => finish(tx, doors.now(), { row, asked: outcome, settled }))
  return settled.__typename === 'Placed' ? 'Bought' : 'Failed'
}

/**
 * Returns whether an attempt that the processor was not asked about is to be given up: its owner stopped the
 * agreement, it is gone, or its time is over.
 */
async function isToGiveUp(doors: OrderDoors, row: TryRow, attempt: AttemptRow): Promise<boolean> {
  if (attempt.status !== 'started') return false
  if (attempt.deadline_at <= doors.now()) return true
  const [agreed] = row.search_id === null ? [] : await listAutoBuys(doors.db, [row.search_id])
  return !agreed || agreed.stopped_why === 'owner'
}

async function giveUp(doors: OrderDoors, attempt: AttemptRow): Promise<Outcome> {
  try {
    await abandonAttempt(doors, attempt)
  } catch (error) {
    // The pieces and the money are free; the settling job tells the processor once it answers.
    if (!(error instanceof PaymentUnknown)) throw error
  }
  const after = await findAttempt(doors.db, attempt.key)
  return outcomeOf(after ?? attempt)
}

type Ending = { row: TryRow; asked: Outcome; settled: Outcome }

async function finish(tx: Tx, now: Date, { row, asked, settled }: Ending): Promise<void> {
  const agreed = row.search_id === null ? undefined : await lockAutoBuy(tx, row.search_id)
  const open = await lockTry(tx, row.id)
  if (open?.status !== 'ordered') return
  await unreserveItem(tx, row.item_number)
  if (settled.__typename === 'Placed') return finishBought(tx, now, { row, agreed })
  const why = stopAfter(asked)
  await updateTry(tx, row.id, { status: 'failed', why: why ?? 'given_up' })
  await freeAfterOrder(tx, { userId: row.user_id, itemNumber: row.item_number, now })
  if (why && agreed) await pauseIn(tx, agreed, why, now)
}

/**
 * Returns why an agreement is paused after a payment that failed (approval, declined); undefined when the
 * card is not the reason.
 */
function stopAfter(outcome: Outcome): AutoBuyStop | undefined {
  if (outcome.__typename === 'PaymentApprovalNeeded') return 'approval'
  if (outcome.__typename !== 'PaymentDeclined') return undefined
  return outcome.code === 'approval_refused' ? 'approval' : 'declined'
}

async function finishBought(
  tx: Tx,
  now: Date,
  { row, agreed }: { row: TryRow; agreed: AutoBuyRow | undefined },
): Promise<void> {
  await updateTry(tx, row.id, { status: 'bought', why: null })
  const [item] = await listItemsByNumber(tx, [row.item_number])
  const total = cents(row.total_cents ?? 0)
  const piece = item ? pieceName(item.brand_name, item.title) : 'a piece'
  if (agreed && (await countTaken(tx, agreed.search_id)) >= agreed.pieces_most)
    await updateStopped(tx, { searchId: agreed.search_id, why: 'done', now })
  await notify(tx, {
    userId: row.user_id,
    kind: 'order',
    key: `auto-buy:${row.id}`,
    ...boughtWords({ piece, search: agreed?.name ?? 'a search of yours', total }),
    link: `/my/orders/${row.order_id}`,
    itemNumber: row.item_number,
    amountCents: total,
    at: now,
    data: {
      // The order's own confirmation says nothing of the search, and has no link that stops it.
      onlyTold: true,
      also: agreed ? { label: stopBuyingLabel, path: stopBuyingPath(agreed.stop_code) } : null,
    },
  })
}

/**
 * Pauses an agreement until its owner agrees again, and tells the owner why, once; does nothing for one that
 * is stopped.
 */
export async function pauseIn(tx: Tx, agreed: AutoBuyRow, why: AutoBuyStop, now: Date): Promise<void> {
  if (!(await updateStopped(tx, { searchId: agreed.search_id, why, now }))) return
  await notify(tx, {
    userId: agreed.user_id,
    kind: 'order',
    key: `auto-buy-paused:${agreed.search_id}:${agreed.agreed_at.getTime()}`,
    ...pausedWords(agreed.name, why),
    link: '/saved/searches',
    at: now,
    data: { onlyTold: true },
  })
}
