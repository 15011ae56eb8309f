// The queue for an item that another shopper holds (specification §3 Cart: a fair queue; decision 0053).
// The queue's rows belong to the domain cart, since holds end there; this file has the shopper's actions.

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Db } from '@hemline/db/connect.ts'
import { itemUnavailableMessage } from '@hemline/rules/cart/hold.ts'
import type { LiveEvents } from '@hemline/rules/queue/events.ts'
import {
  itemFreeMessage,
  joinAnswer,
  lineLimit,
  placesPerShopper,
  queueFullMessage,
  tooManyPlacesMessage,
} from '@hemline/rules/queue/queue.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import {
  activeCart,
  type CartRow,
  ensureCartOf,
  holdNetworkOf,
  itemNumberOf,
  line,
  lockCart,
  roomFor,
  withheldFromViewer,
} from '../cart/cart.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { ensureOwner } from '../identity/identity.ts'

type Typed<T> = T & { __typename: string }
type JoinResult = Typed<ResolversTypes['JoinQueueResult']>
type LeaveResult = Typed<ResolversTypes['LeaveQueueResult']>

const unavailable = (itemNumber: number) => ({
  __typename: 'ItemUnavailable' as const,
  message: itemUnavailableMessage,
  itemNumber,
})

/**
 * Puts the viewer into the queue for an item that another shopper holds; a repeat keeps the place. Returned
 * refusals: ItemFree (no other shopper holds it), ItemUnavailable, ItemWithheld (the viewer may not buy it),
 * QueueFull, TooManyPlaces, TooManyHolds. Throws BAD_INPUT, FORBIDDEN (robot, banned), RATE_LIMITED.
 */
export async function joinQueue(ctx: Context, input: number): Promise<JoinResult> {
  const itemNumber = itemNumberOf(input)
  const owner = await ensureOwner(ctx)
  const withheld = await withheldFromViewer(ctx, itemNumber)
  if (withheld) return withheld
  await inTransaction(ctx.db, (tx) => line.handTurn(tx, itemNumber))
  return inTransaction<JoinResult>(ctx.db, 'JoinQueuePayload', async (tx) => {
    const cart = await ensureCartOf(ctx, tx, owner)
    // The cart before the hold, as everybody locks them: of places in two lines that are asked for at once
    // the second one counts the first.
    await lockCart(tx, cart.id)
    return joinLine(ctx, tx, cart, itemNumber)
  })
}

async function joinLine(ctx: Context, tx: Tx, cart: CartRow, itemNumber: number): Promise<JoinResult> {
  const network = await holdNetworkOf(ctx)
  const room = await roomFor(tx, network, { cartId: cart.id, itemNumber })
  const hold = await line.lockHold(tx, itemNumber)
  const [item] = await listItemsByNumber(tx, [itemNumber])
  const waiting = await line.listWaiting(tx, itemNumber)
  const answer = joinAnswer({
    state: item?.state,
    heldByOther: hold !== undefined && !hold.free && hold.cart_id !== cart.id,
    waiting: waiting.includes(cart.id),
    length: waiting.length,
    places: await line.countPlaces(tx, cart.id),
  })
  if (answer === 'free') return { __typename: 'ItemFree', message: itemFreeMessage, itemNumber }
  if (answer === 'full') return { __typename: 'QueueFull', message: queueFullMessage, limit: lineLimit }
  if (answer === 'too_many')
    return { __typename: 'TooManyPlaces', message: tooManyPlacesMessage, limit: placesPerShopper }
  if (answer === 'unavailable' || !item || !hold) return unavailable(itemNumber)
  if (answer === 'join' && room.refused) return room.refused
  if (answer === 'join') {
    await line.insertPlace(tx, { itemNumber, cartId: cart.id, network: network.key })
    await line.handTurnAt(tx, itemNumber, hold.expires_at)
  }
  return { __typename: 'JoinQueuePayload', item }
}

/**
 * Takes the viewer out of an item's queue, or gives up a turn that was not used, which then goes to the next
 * in line. Changes nothing for a viewer with neither. Returned refusals: ItemUnavailable. Throws BAD_INPUT.
 */
export async function leaveQueue(ctx: Context, input: number): Promise<LeaveResult> {
  const itemNumber = itemNumberOf(input)
  const cart = await activeCart(ctx, false)
  if (cart)
    await inTransaction(ctx.db, async (tx) => {
      await line.lockHold(tx, itemNumber)
      if (await line.deletePlace(tx, { itemNumber, cartId: cart.id })) return line.tellLine(tx, itemNumber)
      await line.giveUpTurn(tx, { itemNumber, cartId: cart.id })
    })
  const [item] = await listItemsByNumber(ctx.db, [itemNumber])
  return item ? { __typename: 'LeaveQueuePayload', item } : unavailable(itemNumber)
}

type Facts = { length: number; myPlace: number | null; myTurnUntil: Date | null }
const nobody: Facts = { length: 0, myPlace: null, myTurnUntil: null }

/**
 * Returns, in the order of `items`, the queue's length, the viewer's place (null: none) and until when it is
 * the viewer's turn (null: not). Items without a hold cost no statement; a turn that is due is given first.
 */
export async function queuesOf(ctx: Context, items: readonly ItemRow[]): Promise<Facts[]> {
  const numbers = items.filter((item) => item.held_until !== null).map((item) => item.item_number)
  if (numbers.length === 0) return items.map(() => nobody)
  const cartId = (await activeCart(ctx, false))?.id ?? null
  const first = await line.listLineFacts(ctx.db, numbers, cartId)
  const due = first.filter((one) => one.due).map((one) => one.item_number)
  await handEach(ctx.db, due)
  const facts = due.length === 0 ? first : await line.listLineFacts(ctx.db, numbers, cartId)
  const byNumber = new Map(facts.map((one) => [one.item_number, one]))
  return items.map((item) => {
    const one = byNumber.get(item.item_number)
    return one
      ? { length: one.length, myPlace: one.my_place || null, myTurnUntil: one.my_turn_until }
      : nobody
  })
}

/**
 * Returns a cart's places in all queues and its turns, times as ISO text: the first message of every live
 * connection. Turns that are due are given first.
 */
export async function liveSnapshot(db: Db, cartId: string): Promise<LiveEvents['snapshot']> {
  await handEach(db, await line.listDueTurns(db, { cartId, limit: placesPerShopper }))
  const [places, turns] = await Promise.all([line.listPlaces(db, cartId), line.listTurns(db, cartId)])
  return {
    places: places.map(({ item_number, ...place }) => ({ itemNumber: item_number, ...place })),
    turns: turns.map((turn) => ({ itemNumber: turn.item_number, until: turn.expires_at.toISOString() })),
  }
}

async function handEach(db: Db, itemNumbers: readonly number[]): Promise<void> {
  for (const itemNumber of itemNumbers) await handTurn(db, itemNumber)
}

/**
 * Job for the moment a hold ends: gives the item's turn to the first in its queue, if one is due; else does
 * nothing.
 */
export async function handTurn(db: Db, itemNumber: number): Promise<void> {
  await inTransaction(db, (tx) => line.handTurn(tx, itemNumber))
}

const mostAtOnce = 500
/** Job of every minute: gives up to 500 turns that are due, for holds that ended without a job. */
export async function handTurns(db: Db): Promise<void> {
  await handEach(db, await line.listDueTurns(db, { limit: mostAtOnce }))
}

/**
 * Job: notifies the users of these carts that the queue in which they waited for an item has ended. Carts of
 * visitors are left out of notifications.
 */
export async function tellLineEnded(db: Db, ended: { itemNumber: number; carts: string[] }): Promise<void> {
  await inTransaction(db, (tx) => line.tellLineEnded(tx, ended))
}
