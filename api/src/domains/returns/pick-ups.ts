// Pick-ups of returned parcels: booked with the carrier, changed, canceled, and followed until the parcel is
// fetched or missed (decision 0265).
import type { Db } from '@hemline/db/connect.ts'
import {
  isPickUpOverdue,
  pickUpBounds,
  pickUpDaysOf,
  pickUpRefusals,
} from '@hemline/rules/returns/pick-up.ts'
import type { PickUpWindow } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { CarriersPort } from '../../ports/carriers.ts'
import { hasLabel } from './label.ts'
import {
  cancelPickUps,
  findPickUp,
  insertPickUp,
  listOpenPickUps,
  listPickUpsToFollow,
  type PickUpRow,
  updatePickUp,
} from './pick-ups.db.ts'
import { notOpen, ownReturn, type ReturnPayload, unknownReturn } from './requests.ts'
import { findReturn, lockReturn, type ReturnRow } from './returns.db.ts'
import { type ReturnRefused, refuseReturn } from './setup.ts'
import { tellPickUp } from './steps.ts'

type Doors = { db: Db; now: () => Date; carriers: CarriersPort }
type Wish = { day: string; window: PickUpWindow }
/** The carrier has to be asked for this pick-up. */
type PickUpBegun = { __typename: 'PickUpBegun'; id: string }

const shownReturn = async (db: Db, row: ReturnRow): Promise<ReturnPayload> => ({
  __typename: 'ReturnPayload',
  return: (await findReturn(db, row.id)) ?? row,
})

/**
 * Books the carrier to fetch the viewer's return in a window of a day (YYYY-MM-DD); booking again changes
 * both, and the same booking twice is one. A carrier that doesn't answer is asked again by the rounds.
 * Returns ReturnRefused for another's return, one without a label or on its way, a time at which the carrier
 * doesn't come, and once the booked window has begun.
 */
export async function bookPickUp(
  ctx: Context,
  { returnId, ...wish }: Wish & { returnId: string },
): Promise<ReturnPayload | ReturnRefused> {
  const row = await ownReturn(ctx, returnId)
  if (!row) return unknownReturn
  const now = ctx.now()
  const begun = await inTransaction<PickUpBegun | ReturnRefused>(ctx.db, 'PickUpBegun', (tx) =>
    beginPickUp(tx, { id: row.id, wish, now }),
  )
  if (begun.__typename === 'ReturnRefused') return begun
  const pickUp = await findPickUp(ctx.db, begun.id)
  // The rounds ask a carrier again that doesn't answer now.
  const answer =
    pickUp?.status === 'asked'
      ? await askCarrier(ctx, pickUp, { isAwaited: true }).catch(() => 'silent')
      : 'known'
  return answer === 'refused' ? refuseReturn(pickUpRefusals.full) : shownReturn(ctx.db, row)
}

/**
 * Stores the wish for a pick-up and returns its id; the same wish again gives the pick-up that stands.
 * Returns ReturnRefused for a return on its way or without a label, a day on which the carrier doesn't come,
 * and once the booked window has begun.
 */
async function beginPickUp(
  tx: Tx,
  { id, wish, now }: { id: string; wish: Wish; now: Date },
): Promise<PickUpBegun | ReturnRefused> {
  const row = await lockReturn(tx, id)
  if (row?.status !== 'initiated') return notOpen(row)
  if (!row.ship_from || !hasLabel(row, now)) return refuseReturn(pickUpRefusals.day)
  const open = await listOpenPickUps(tx, id)
  const same = open.find((one) => one.day === wish.day && one.time_window === wish.window)
  if (same) return { __typename: 'PickUpBegun', id: same.id }
  if (open.some((one) => one.begins_at <= now)) return refuseReturn(pickUpRefusals.begun)
  if (!pickUpDaysOf(row, now).includes(wish.day)) return refuseReturn(pickUpRefusals.day)
  // What is booked stays booked until the carrier agrees to the new time.
  for (const one of open)
    if (one.status === 'asked') await updatePickUp(tx, one.id, { from: ['asked'], to: 'canceling' })
  const bounds = pickUpBounds(wish.day, wish.window, row.ship_from)
  const pickUp = {
    id: uuidv7(now.getTime()),
    return_id: id,
    day: wish.day,
    time_window: wish.window,
    begins_at: bounds.from,
    ends_at: bounds.until,
    asked_at: now,
  }
  await insertPickUp(tx, pickUp)
  return { __typename: 'PickUpBegun', id: pickUp.id }
}

/**
 * Asks the carrier for a pick-up, stores the answer once, however often it is asked, and tells it; 'given up'
 * when the return or the pick-up is gone. `isAwaited`: the shopper waits for the answer, so that no mail
 * tells a refusal. Throws when the carrier doesn't answer.
 */
async function askCarrier(
  { db, now, carriers }: Doors,
  pickUp: PickUpRow,
  { isAwaited }: { isAwaited: boolean },
): Promise<'booked' | 'refused' | 'given up'> {
  const row = await findReturn(db, pickUp.return_id)
  const carrier = row?.carrier
  const door = row?.ship_from
  if (!row || !carrier || !door) return 'given up'
  const answer = await carriers.bookPickUp({
    key: pickUp.id,
    carrier,
    trackingCode: row.tracking_code ?? '',
    door: { ...door, zip: door.zip.slice(0, 5) },
    from: pickUp.begins_at,
    until: pickUp.ends_at,
  })
  const outcome = await inTransaction(db, async (tx) => {
    await lockReturn(tx, row.id)
    const known = await findPickUp(tx, pickUp.id)
    if (known?.status !== 'asked') return known?.status === 'booked' ? 'booked' : 'given up'
    const at = now()
    if (!answer) {
      await updatePickUp(tx, pickUp.id, { from: ['asked'], to: 'refused', endedAt: at })
      await tellPickUp(tx, pickUp, { kind: 'pick_up_refused', isMailed: !isAwaited, at })
      return 'refused'
    }
    const { confirmation } = answer
    for (const old of await listOpenPickUps(tx, row.id))
      await updatePickUp(tx, old.id, { from: ['booked'], to: 'canceling' })
    await updatePickUp(tx, pickUp.id, { from: ['asked'], to: 'booked', confirmation, bookedAt: at })
    await tellPickUp(tx, { ...pickUp, confirmation }, { kind: 'pick_up', isMailed: true, at })
    return 'booked'
  })
  // It was canceled while the carrier was asked.
  if (outcome === 'given up' && answer) await carriers.cancelPickUp({ key: pickUp.id, carrier })
  return outcome
}

/**
 * Cancels the pick-up of the viewer's return and queues the mail; the rounds tell the carrier. Canceling
 * twice is the same. Returns ReturnRefused for another's return, one on its way, and once the booked window
 * has begun.
 */
export async function cancelPickUp(ctx: Context, returnId: string): Promise<ReturnPayload | ReturnRefused> {
  const row = await ownReturn(ctx, returnId)
  if (!row) return unknownReturn
  const now = ctx.now()
  const refusal = await inTransaction<ReturnRefused | undefined>(ctx.db, [], async (tx) => {
    const locked = await lockReturn(tx, row.id)
    if (locked?.status !== 'initiated') return notOpen(locked)
    const open = await listOpenPickUps(tx, row.id)
    if (open.some((one) => one.begins_at <= now)) return refuseReturn(pickUpRefusals.begun)
    await cancelPickUps(tx, row.id)
    const [newest] = open
    if (newest) await tellPickUp(tx, newest, { kind: 'pick_up_canceled', isMailed: true, at: now })
    return undefined
  })
  return refusal ?? shownReturn(ctx.db, row)
}

const atOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

async function* openPickUps(db: Db): AsyncGenerator<PickUpRow> {
  for (let after = beforeAll; ; ) {
    const rows = await listPickUpsToFollow(db, { after, limit: atOnce })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

/**
 * Job: asks carriers for pick-ups that they have not confirmed, tells them of canceled ones, and stores
 * whether a parcel was fetched or missed. A carrier that can't be reached is asked again in the next round;
 * an error at the end names how many. Running again changes nothing.
 */
export async function followPickUps(doors: Doors): Promise<void> {
  const failed: unknown[] = []
  const steps = { asked: askAgain, booked: hearPickUp, canceling: tellCarrier }
  for await (const pickUp of openPickUps(doors.db)) {
    const step = steps[pickUp.status as keyof typeof steps]
    await step(doors, pickUp).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `returns: ${failed.length} pick-ups wait for a carrier`)
}

async function askAgain(doors: Doors, pickUp: PickUpRow): Promise<void> {
  if (pickUp.begins_at > doors.now()) await askCarrier(doors, pickUp, { isAwaited: false })
  // Nobody can come any more to a window that has begun.
  else
    await inTransaction(doors.db, async (tx) => {
      await lockReturn(tx, pickUp.return_id)
      const at = doors.now()
      if (await updatePickUp(tx, pickUp.id, { from: ['asked'], to: 'canceling' }))
        await tellPickUp(tx, pickUp, { kind: 'pick_up_refused', isMailed: true, at })
    })
}

/** Tells the carrier that a pick-up is canceled, and stores that it knows. */
async function tellCarrier({ db, now, carriers }: Doors, pickUp: PickUpRow): Promise<void> {
  const carrier = (await findReturn(db, pickUp.return_id))?.carrier
  if (carrier) await carriers.cancelPickUp({ key: pickUp.id, carrier })
  await inTransaction(db, async (tx) => {
    await updatePickUp(tx, pickUp.id, { from: ['canceling'], to: 'canceled', endedAt: now() })
  })
}

/**
 * Asks the carrier about a booked pick-up and stores the answer; a day of silence after the window counts as
 * missed, which is mailed. One whose parcel travels already is canceled. Does nothing for a pick-up that was
 * not confirmed.
 */
async function hearPickUp({ db, now, carriers }: Doors, pickUp: PickUpRow): Promise<void> {
  const row = await findReturn(db, pickUp.return_id)
  const { confirmation, booked_at: bookedAt, begins_at: from, ends_at: until } = pickUp
  if (!row?.carrier || !confirmation || !bookedAt) return
  const at = now()
  const line1 = row.ship_from?.line1 ?? ''
  const asked = { key: pickUp.id, carrier: row.carrier, from, until, confirmation, line1, bookedAt }
  const heard = await carriers.readPickUp(asked, at)
  await inTransaction(db, async (tx) => {
    const waits = (await lockReturn(tx, row.id))?.status === 'initiated'
    if (heard === 'fetched') {
      if (await updatePickUp(tx, pickUp.id, { from: ['booked'], to: 'fetched', endedAt: at }))
        await tellPickUp(tx, pickUp, { kind: 'pick_up_fetched', isMailed: false, at })
    } else if (!waits) {
      // The parcel travels without this driver: nobody needs to come, and nobody missed anything.
      await updatePickUp(tx, pickUp.id, { from: ['booked'], to: 'canceling' })
    } else if (heard === 'missed' || isPickUpOverdue(until, at)) {
      if (await updatePickUp(tx, pickUp.id, { from: ['booked'], to: 'missed', endedAt: at }))
        await tellPickUp(tx, pickUp, { kind: 'pick_up_missed', isMailed: true, at })
    }
  })
}
