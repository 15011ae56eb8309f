// A stylist cancels somebody's goody box before it leaves, and the person reads why (decision 0256).
import { canCancelGoody } from '@hemline/rules/goody-boxes/states.ts'
import { goodyCancelNeedsWords, goodyNoteMost } from '@hemline/rules/goody-boxes/terms.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { cancelOrderByStaff } from '../aftercare/aftercare.ts'
import { endBox, type GoodyBoxRow, lockGoodyBox, updateGoodyBox } from '../goody-boxes/goody-boxes.ts'
import { doorsOf, findOrder } from '../orders/orders.ts'
import { type Answer, answered, movedOn, refusal, type StaffRefusal } from './staff.ts'

type Cancel = { boxId: string; reason: string }
type Noted = { __typename: 'Noted'; box: GoodyBoxRow }
type Ended = { __typename: 'Ended' }

/**
 * Cancels a box that has not left: its pieces are for everybody again, a reservation on the card is let go,
 * and the person is mailed the reason. The same again changes nothing. Returns StaffRefusal without a reason,
 * and for a box that has left or whose payment the bank looks at. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function cancelGoodyBoxForPerson(ctx: Context, { boxId, reason }: Cancel): Promise<Answer> {
  const actorId = atWork(ctx, 'style')
  const because = reason.trim().slice(0, goodyNoteMost)
  if (!/\p{L}{2}/u.test(because)) return refusal(goodyCancelNeedsWords)
  if (!isUuid(boxId)) return movedOn
  // The reason is stored first: when the order is canceled and this request dies, the job that follows the
  // boxes ends this one, and its person reads the reason all the same.
  const noted = await inTransaction<Noted | StaffRefusal>(ctx.db, 'Noted', (tx) =>
    note(tx, { boxId, actorId, because }),
  )
  if (noted.__typename === 'StaffRefusal') return noted
  const refused = await cancelItsOrder(ctx, noted.box, { actorId, because })
  if (refused) {
    await inTransaction(ctx.db, (tx) => forget(tx, boxId))
    return refused
  }
  const ended = await inPatientTransaction<Ended | StaffRefusal>(ctx.db, 'Ended', async (tx) => {
    const isOver = (await lockGoodyBox(tx, boxId))?.status === 'canceled'
    return isOver || (await endBox(tx, { boxId, to: 'canceled', now: ctx.now() }))
      ? { __typename: 'Ended' }
      : movedOn
  })
  return ended.__typename === 'Ended' ? answered(ctx, boxId) : ended
}

async function note(
  tx: Tx,
  { boxId, actorId, because }: { boxId: string; actorId: string; because: string },
): Promise<Noted | StaffRefusal> {
  const box = await lockGoodyBox(tx, boxId)
  if (!box || (box.status !== 'canceled' && !canCancelGoody(box.status))) return movedOn
  // A payment that is being looked at by the bank ends first.
  if (box.status === 'offered' && box.order_id !== null) return movedOn
  if (box.status !== 'canceled')
    await updateGoodyBox(tx, boxId, { canceled_by: actorId, canceled_because: because })
  return { __typename: 'Noted', box }
}

/** Deletes the stored reason of a box that goes on after all; a canceled box keeps it. */
async function forget(tx: Tx, boxId: string): Promise<void> {
  const box = await lockGoodyBox(tx, boxId)
  if (box && box.status !== 'canceled')
    await updateGoodyBox(tx, boxId, { canceled_by: null, canceled_because: null })
}

/**
 * Cancels the order of a box that is being packed; undefined when done, canceled before, or not needed, else
 * the StaffRefusal why it can't be.
 */
async function cancelItsOrder(
  ctx: Context,
  box: GoodyBoxRow,
  { actorId, because }: { actorId: string; because: string },
): Promise<StaffRefusal | undefined> {
  if (box.status !== 'placed' || box.order_id === null) return undefined
  const giver = { actorId, roles: ctx.viewer.roles, confirmedAt: ctx.viewer.confirmedAt }
  const wish = { orderId: box.order_id, reason: because, giver }
  const canceled = await cancelOrderByStaff(doorsOf(ctx), wish)
  if (canceled.__typename === 'CancelOrderPayload') return undefined
  // A click before may have canceled the order and died before it ended the box.
  const isCanceled = (await findOrder(ctx.db, box.order_id))?.status === 'canceled'
  return isCanceled ? undefined : refusal(canceled.message)
}
