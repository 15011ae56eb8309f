// Begins auctions: at the end of a piece's selling window, or when an employee chooses the piece (decision
// 0128).
import { auctionDays, startPriceOf, wishFaultOf } from '@hemline/rules/auctions/auctions.ts'
import { auctionHasBids, auctionNotNow } from '@hemline/rules/auctions/words.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes, StartAuctionInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { itemNumberOf, line } from '../cart/cart.ts'
import { beginItemAuction, endItemAuction, listItemsByNumber, lockItem } from '../catalogue/catalogue.ts'
import { findAuctionable, insertAuction, listBids, lockAuctionOf, updateClosed } from './auctions.db.ts'

const dayMs = 86_400_000
type StartResult = Awaited<ResolversTypes['StartAuctionResult']> & { __typename: string }
const refused = (message: string) => ({ __typename: 'AuctionRefused' as const, message })

/** Queues the job that ends an auction at `at`; replaces the auction's job that was queued before. */
export const closeAt = (tx: Tx, auctionId: string, at: Date): Promise<void> =>
  addJob(tx, 'closeAuction', { auctionId }, { key: `auction:${auctionId}`, at })

type Beginning = {
  itemNumber: number
  begunBy: 'window' | 'staff'
  actorId: string | null
  start: number
  reserve: number | null
  days: number
  before: number
  now: Date
}

/**
 * Begins an auction of a locked, free piece and queues the job of its end; returns false, with nothing
 * written, when the piece is not listed any more.
 */
async function begin(tx: Tx, { days, ...wanted }: Beginning): Promise<boolean> {
  const { itemNumber, actorId, now, start, before } = wanted
  const endsAt = new Date(now.getTime() + days * dayMs)
  if (!(await beginItemAuction(tx, { itemNumber, actorId, now, price: start, before, endsAt }))) return false
  const id = uuidv7(now.getTime())
  await insertAuction(tx, { id, ...wanted, endsAt })
  await closeAt(tx, id, endsAt)
  return true
}

/**
 * Begins the auctions of pieces whose selling window has ended, in the caller's transaction; the caller has
 * locked them and knows them to be free. `lowest` is the floor of the seller's terms; prices in cents.
 * Returns the numbers of the pieces whose auction began; those that are not listed any more are left out.
 */
export async function beginAtWindowEnd(
  tx: Tx,
  pieces: readonly { itemNumber: number; price: number; lowest: number }[],
  now: Date,
): Promise<number[]> {
  const begun: number[] = []
  for (const { itemNumber, price, lowest } of pieces) {
    const start = startPriceOf(price, lowest)
    const terms = { begunBy: 'window', actorId: null, reserve: null, days: auctionDays } as const
    if (await begin(tx, { itemNumber, start, before: price, now, ...terms })) begun.push(itemNumber)
  }
  return begun
}

/**
 * Locks a piece in the order of takers of holds: the hold, then the piece. Throws NOT_FOUND for an unknown
 * piece.
 */
async function lockPiece(tx: Tx, itemNumber: number): Promise<void> {
  await line.lockHold(tx, itemNumber)
  if (!(await lockItem(tx, itemNumber))) throw refuse('NOT_FOUND', 'There is no such piece.')
}

/**
 * Returns the payload with the piece as it is now in the transaction. Throws NOT_FOUND for an unknown piece.
 */
async function answer(tx: Tx, itemNumber: number): Promise<StartResult> {
  const [item] = await listItemsByNumber(tx, [itemNumber])
  if (!item) throw refuse('NOT_FOUND', 'There is no such piece.')
  return { __typename: 'AuctionPayload', item }
}

/**
 * Puts a listed piece of the shop's own that nobody holds on auction, for employees with the task
 * `edit_items`. A piece that is on auction already is answered as done. Returned refusals: AuctionRefused
 * (state, hold, another's stock, or amounts and days). Throws BAD_INPUT (no item number), UNAUTHENTICATED,
 * FORBIDDEN, NOT_FOUND.
 */
export async function startAuction(ctx: Context, input: StartAuctionInput): Promise<StartResult> {
  const actorId = atWork(ctx, 'edit_items')
  const itemNumber = itemNumberOf(input.itemNumber)
  const wish = { start: input.start, reserve: input.reserve ?? null, days: input.days }
  return inTransaction<StartResult>(ctx.db, 'AuctionPayload', async (tx) => {
    await lockPiece(tx, itemNumber)
    const piece = await findAuctionable(tx, itemNumber)
    if (piece?.state === 'on_auction') return answer(tx, itemNumber)
    if (piece?.state !== 'listed' || piece.held || piece.reserved || piece.source !== 'own')
      return refused(auctionNotNow)
    const fault = wishFaultOf(wish)
    if (fault) return refused(fault)
    const before = piece.price_cents
    const wanted = { itemNumber, begunBy: 'staff', actorId, before, now: ctx.now(), ...wish } as const
    return (await begin(tx, wanted)) ? answer(tx, itemNumber) : refused(auctionNotNow)
  })
}

/**
 * Ends a piece's auction on which nobody has bid, for employees with the task `edit_items`: the piece is on
 * sale again at the price of before. `input`: the item number. Returns the piece, unchanged when its newest
 * auction is over already; AuctionRefused once somebody has bid. Throws BAD_INPUT (no item number),
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (never on auction).
 */
export async function withdrawAuction(ctx: Context, input: number): Promise<StartResult> {
  atWork(ctx, 'edit_items')
  const itemNumber = itemNumberOf(input)
  return inTransaction<StartResult>(ctx.db, 'AuctionPayload', async (tx) => {
    const auction = await lockAuctionOf(tx, itemNumber)
    if (!auction) throw refuse('NOT_FOUND', 'There is no such auction.')
    if (auction.status === 'awaiting_payment') return refused(auctionHasBids)
    if (auction.status === 'open') {
      if ((await listBids(tx, [auction.id])).length > 0) return refused(auctionHasBids)
      const now = ctx.now()
      await updateClosed(tx, { id: auction.id, status: 'ended', now })
      const prices = { price: auction.price_before_cents, from: auction.start_cents }
      await endItemAuction(tx, { itemNumber, to: 'listed', ...prices, now })
    }
    return answer(tx, itemNumber)
  })
}
