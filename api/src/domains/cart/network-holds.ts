// Limits the living holds and places in line per network, so that one network can't hold the whole shop; the
// limit is lower for people who never bought (decision 0102).
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
 * The digest of the network that a hold counts for (null: unlimited), its limit of holds, and its limit
 * while paying (`mostPaid`). People who bought before are counted apart from all others.
 */
export type HoldNetwork = { key: Buffer | null; limit: number; mostPaid: number }

/**
 * Returns the viewer's network as a keyed digest, which does not reveal the address, with its limits of
 * holds; people who bought before have a digest of their own and the higher limit. When the limit is switched
 * off, the key is null and the limits are endless.
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
 * Locks the network and reads how full cart and network are (findRoom); `refused` is TooManyHolds when the
 * network has no room for this piece, else undefined.
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
 * Checks the network's room for a piece whose hold ended while it is being paid for, with the higher limit
 * of people who bought. Without any limit, declined payments could hold again as many pieces as many carts
 * ever held. Throws RATE_LIMITED.
 */
export async function lockRoomToPay(
  tx: Tx,
  { key, mostPaid }: HoldNetwork,
  of: { cartId: string; itemNumber: number },
): Promise<void> {
  const { refused } = await roomFor(tx, { key, limit: mostPaid, mostPaid }, of)
  if (refused) throw refuse('RATE_LIMITED', tooManyTakenAgainMessage)
}
