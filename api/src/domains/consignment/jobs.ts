// Jobs on consigned pieces: price drops, ends of selling windows, and donation of unsold pieces (decision
// 0074). Each job works in small transactions, does nothing twice, and continues after a crash.
import type { Db } from '@hemline/db/connect.ts'
import { goesToAuction } from '@hemline/rules/auctions/auctions.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { type Listing, reclaimEndsAt, windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import { dueDropOf, isLastDrop, priceRoomOf } from '@hemline/rules/consignment/prices.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { beginAtWindowEnd } from '../auctions/auctions.ts'
import { offerReclaim } from '../cart/cart.ts'
import { changePrices, moveItems } from '../catalogue/catalogue.ts'
import { shelvePieces } from '../rescues/rescues.ts'
import { listOnSale, lockNotOffered, lockOnSale, lockRest, type OnSaleRow } from './jobs.db.ts'
import { type SellersPiece, tellAuctioned, tellDrops, tellEnded } from './tell-sellers.ts'
import { termsIn } from './terms.ts'

/** The connections that the consignment jobs need. */
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
 * Job: lowers the prices whose scheduled drop is due and notifies their sellers; returns how many. A held
 * piece keeps its price until it is free; a later run makes up for the missed drop.
 */
export function dropPrices(doors: ConsignmentDoors): Promise<number> {
  const now = doors.now()
  return throughOnSale(doors, async (tx, rows) => {
    const changes = rows.flatMap((row) => {
      const listing = listingOf(row)
      if (!listing) return []
      const to = dueDropOf({ ...listing, price: cents(row.price_cents), changedAt: row.changed_at }, now)
      return to === undefined
        ? []
        : [
            {
              itemNumber: row.item_number,
              from: cents(row.price_cents),
              to,
              isLast: isLastDrop(listing, to),
            },
          ]
    })
    const changed = await changePrices(tx, changes, { by: 'schedule', now })
    const priceOf = new Map(changes.map((one) => [one.itemNumber, one.to]))
    const dropped = rows.map((row) => ({
      ...row,
      price_cents: priceOf.get(row.item_number) ?? row.price_cents,
    }))
    await tellDrops(tx, sellersOf(dropped, changed), now)
    return changed.length
  })
}

/** Returns those pieces with these numbers that have a seller and payout terms. */
const sellersOf = (rows: readonly OnSaleRow[], itemNumbers: readonly number[]): SellersPiece[] =>
  rows.flatMap((row) => {
    const { seller_id: sellerId, item_number: itemNumber, title, bag_id: bagId } = row
    const terms = termsIn(row.payout_terms)
    if (sellerId === null || !terms || !itemNumbers.includes(itemNumber)) return []
    const money = { price: cents(row.price_cents), terms, bagId, bagFeeLeft: cents(row.bag_fee_left) }
    return [{ sellerId, itemNumber, title, ...money }]
  })

/** Returns the floor of a piece's terms, in cents; 0 for a piece without terms. */
const lowestOf = (row: OnSaleRow): number => {
  const listing = listingOf(row)
  return listing ? priceRoomOf(listing).lowest : 0
}

/** Tells whether the end of its window sends a piece to auction: once, and only out of our own warehouses. */
const isForAuction = (row: OnSaleRow): boolean =>
  row.source === 'own' &&
  !row.was_auctioned &&
  goesToAuction({ isRareFind: row.is_rare_find, isDesigner: row.luxe_brand, price: row.price_cents })

/**
 * Job: takes pieces off sale whose selling window is over. Rare, designer and dear ones go to auction
 * (decision 0128); the others are offered to sellers who want the rest back, for the full reclaim time from
 * now. Skips held pieces: their shopper may still buy them. Returns how many expired.
 */
export async function expireItems(doors: ConsignmentDoors): Promise<number> {
  const now = doors.now()
  const expired = await throughOnSale(doors, async (tx, rows) => {
    const over = rows.filter((row) => {
      const listing = listingOf(row)
      return listing !== undefined && windowEndsAt(listing) <= now
    })
    const auctioned = await beginAtWindowEnd(
      tx,
      over.filter(isForAuction).map((row) => ({
        itemNumber: row.item_number,
        price: row.price_cents,
        lowest: lowestOf(row),
      })),
      now,
    )
    const moved = await moveItems(tx, {
      itemNumbers: over.map((row) => row.item_number).filter((one) => !auctioned.includes(one)),
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
    const offered = wanted.map((row) => row.item_number)
    const given = moved.filter((one) => !offered.includes(one))
    await tellEnded(tx, sellersOf(over, offered), { reclaimUntil: reclaimEndsAt(now), now })
    await tellEnded(tx, sellersOf(over, given), { reclaimUntil: null, now })
    await tellAuctioned(tx, sellersOf(over, auctioned), now)
    return moved.length
  })
  await offerRest(doors)
  return expired
}

/** Offers declined or otherwise ended pieces to their sellers that got no offer yet. */
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
 * Job: passes on pieces that their sellers donate or did not reclaim in time. Expired pieces that were not
 * reclaimed wait for a rescue box, when they are of a kind that goes into rescue boxes; all others go to
 * charity. Returns how many pieces it passed on.
 */
export async function giveOnRest({ db, now }: ConsignmentDoors): Promise<number> {
  for (let given = 0; ; ) {
    const rows = await inTransaction(db, async (tx) => {
      const rest = await lockRest(tx, { now: now(), limit: batch })
      const left = rest.filter((row) => row.state === 'expired' && row.rest_choice === 'reclaim')
      const shelved = await shelvePieces(
        tx,
        left.map((row) => row.item_number),
        now(),
      )
      const given = rest.filter((row) => !shelved.includes(row.item_number))
      await transferToCharities(tx, given, { actorId: null, now: now() })
      return rest.length
    })
    given += rows
    if (rows < batch) return given
  }
}

/** A piece and the name of its charity. */
export type GivenOn = { item_number: number; charity: string }

/**
 * Gives expired pieces (new state `transferred`) and unaccepted pieces (`no_payout`) to their charities,
 * named in their history, in the caller's transaction. Returns the numbers of the moved pieces; those of
 * other states stay.
 */
export async function transferToCharities(
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
