// What time does to consigned pieces: prices drop, windows end, and what nobody wants is given on
// (decision 0074). Each job goes through the shop in small transactions, does nothing twice, and goes on
// where it was when it is killed.
import type { Db } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { type Listing, reclaimEndsAt, windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { dueDropOf } from '@hemline/rules/consignment/prices.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { offerReclaim } from '../cart/cart.ts'
import { changePrices, moveItems } from '../catalogue/catalogue.ts'
import { listOnSale, lockNotOffered, lockOnSale, lockRest, type OnSaleRow } from './jobs.db.ts'
import { termsIn } from './terms.ts'

export type ConsignmentDoors = { db: Db; now: () => Date }
const batch = 500

/** Runs `work` in one transaction for each batch of pieces on sale; returns how many it changed. */
async function throughOnSale(
  { db, now }: ConsignmentDoors,
  work: (tx: Tx, rows: OnSaleRow[]) => Promise<number>,
  listedBefore = now(),
): Promise<number> {
  let changed = 0
  for (let after = 0; ; ) {
    const numbers = await listOnSale(db, { after, limit: batch, listedBefore })
    if (numbers.length > 0)
      changed += await inTransaction(db, async (tx) => work(tx, await lockOnSale(tx, numbers)))
    const last = numbers.at(-1)
    if (last === undefined || numbers.length < batch) return changed
    after = last
  }
}

const listingOf = (row: OnSaleRow): Listing | undefined => {
  const terms = termsIn(row.payout_terms)
  return terms && { startPrice: cents(row.first_cents ?? row.price_cents), listedAt: row.listed_at, terms }
}

/**
 * Lowers the prices whose drop has come. A piece in a cart keeps its price until it is free; then the drop
 * that was missed is made up for.
 */
export function dropPrices(doors: ConsignmentDoors): Promise<number> {
  const now = doors.now()
  return throughOnSale(doors, async (tx, rows) => {
    const changes = rows.flatMap((row) => {
      const listing = listingOf(row)
      const to =
        listing && dueDropOf({ ...listing, price: cents(row.price_cents), changedAt: row.changed_at }, now)
      return to === undefined ? [] : [{ itemNumber: row.item_number, from: cents(row.price_cents), to }]
    })
    return (await changePrices(tx, changes, { by: 'schedule', now })).length
  })
}

/**
 * Takes pieces out of the shop whose window is over, and offers them to their sellers, with all their days
 * from now on. One in a cart is waited for: its shopper may still buy it.
 */
export async function expireItems(doors: ConsignmentDoors): Promise<number> {
  const now = doors.now()
  const expired = await throughOnSale(doors, async (tx, rows) => {
    const over = rows.filter((row) => {
      const listing = listingOf(row)
      return listing !== undefined && windowEndsAt(listing) <= now
    })
    const moved = await moveItems(tx, {
      itemNumbers: over.map((row) => row.item_number),
      to: 'expired',
      kind: 'expired',
      now,
      from: ['listed'],
    })
    const wanted = over.filter((row) => row.rest_choice === 'reclaim' && moved.includes(row.item_number))
    await offerReclaim(
      tx,
      wanted.map((row) => ({ itemNumber: row.item_number, endsAt: reclaimEndsAt(now) })),
    )
    return moved.length
  })
  await offerRest(doors)
  return expired
}

/** Offers what was declined, or ended in some other way, and was not offered with that. */
async function offerRest({ db, now }: ConsignmentDoors): Promise<void> {
  for (;;) {
    const offered = await inTransaction(db, async (tx) => {
      const numbers = await lockNotOffered(tx, batch)
      await offerReclaim(
        tx,
        numbers.map((itemNumber) => ({ itemNumber, endsAt: reclaimEndsAt(now()) })),
      )
      return numbers.length
    })
    if (offered < batch) return
  }
}

/**
 * Gives on what its seller does not want back, or did not take back in time. Returns
 * how many pieces that were.
 */
export async function giveOnRest({ db, now }: ConsignmentDoors): Promise<number> {
  for (let given = 0; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const rest = await lockRest(tx, { now: now(), limit: batch })
      await giveOn(tx, rest, { actorId: null, now: now() })
      return rest.length
    })
    given += rows
    if (rows < batch) return given
  }
}

export type GivenOn = { item_number: number; charity: string }

/**
 * Gives pieces to their charities, which their history names: those whose time is over, and
 * those that were not accepted.
 */
export async function giveOn(
  tx: Tx,
  rest: readonly GivenOn[],
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<number[]> {
  const moved: number[] = []
  for (const [charity, pieces] of Map.groupBy(rest, (row) => row.charity)) {
    const move = {
      itemNumbers: pieces.map((row) => row.item_number),
      kind: 'given_on',
      actorId,
      detail: { charity },
      now,
    }
    moved.push(...(await moveItems(tx, { ...move, to: 'transferred', from: ['expired'] })))
    moved.push(...(await moveItems(tx, { ...move, to: 'no_payout', from: ['unaccepted'] })))
  }
  return moved
}
