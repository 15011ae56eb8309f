// One network can't hold the shop: living holds and places in line are limited for each, lower for who
// never bought (decision 0102).
import { createHmac } from 'node:crypto'
import { tooManyHoldsMessage, tooManyTakenAgainMessage } from '@hemline/rules/cart/hold.ts'
import { buyersHoldsTimes } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf } from '../../platform/rate-limit.ts'
import { hasBought } from '../identity/identity.ts'
import { findRoom, lockNetwork, type Room } from './network-holds.db.ts'

export { forgetNetworks } from './network-holds.db.ts'

/**
 * The network that a hold is counted for, and how many it may have, also of pieces that are paid for; of
 * people who bought something apart from all others.
 */
export type HoldNetwork = { key: Buffer | null; limit: number; mostPaid: number }

/**
 * The viewer's network as a keyed digest, which tells nobody the address; no key where the limit is lifted.
 */
export async function holdNetworkOf(ctx: Context): Promise<HoldNetwork> {
  const { HOLDS_PER_NETWORK: limit, GIFT_CARD_SECRET: secret } = ctx.config
  if (limit === 0) return { key: null, limit: Number.POSITIVE_INFINITY, mostPaid: Number.POSITIVE_INFINITY }
  const mostPaid = limit * buyersHoldsTimes
  const bought = await hasBought(ctx)
  const secretOfHolds = createHmac('sha256', secret).update('hemline/networks-of-holds').digest()
  const key = createHmac('sha256', secretOfHolds)
    .update(`${bought ? 'bought' : 'new'}/${networkOf(ctx.clientIp)}`)
    .digest()
  return { key: key.subarray(0, 16), limit: bought ? mostPaid : limit, mostPaid }
}

/**
 * What cart and network have room for, the network locked until the transaction ends; `refused`: the network
 * has no room for this piece.
 */
export async function roomFor(
  tx: Tx,
  { key, limit }: HoldNetwork,
  of: { cartId: string; itemNumber: number },
) {
  if (key) await lockNetwork(tx, key)
  const room: Room = await findRoom(tx, { ...of, network: key })
  const isFull = !room.is_counted && room.of_network >= limit
  return {
    ...room,
    refused: isFull ? { __typename: 'TooManyHolds' as const, message: tooManyHoldsMessage } : undefined,
  }
}

/**
 * The same for a piece whose time is over and that is being paid for: whoever pays has as much room as people
 * who bought. Without any limit, tries to pay that are declined would hold again whatever many carts ever
 * held. Throws RATE_LIMITED.
 */
export async function lockRoomToPay(
  tx: Tx,
  { key, mostPaid }: HoldNetwork,
  of: { cartId: string; itemNumber: number },
): Promise<void> {
  const { refused } = await roomFor(tx, { key, limit: mostPaid, mostPaid }, of)
  if (refused) throw refuse('RATE_LIMITED', tooManyTakenAgainMessage)
}
