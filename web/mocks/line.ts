// The queue for a held piece with the real rules: the next request for a piece that became free gives it
// to the first shopper in its queue.

import type { LiveEvents } from '@hemline/rules/queue/events.ts'
import { turnMinutes } from '@hemline/rules/queue/queue.ts'
import { holdOf, itemNow, livingHold, type MockContext, ownerOf } from './context.ts'
import type { OwnerKey } from './db.ts'

/** Returns the queue for a piece, the first shopper first. */
export const lineFor = (ctx: MockContext, itemNumber: number): OwnerKey[] =>
  ctx.db.state.queue[itemNumber] ?? []
/** Returns whether the viewer's hold on a piece is a turn in the waiting line. */
export const holdsTurn = (ctx: MockContext, itemNumber: number): boolean => {
  const hold = livingHold(ctx, itemNumber)
  return hold?.turn === true && hold.owner === ownerOf(ctx)
}

/** Gives a free piece to the first shopper in its queue; a piece that is off sale loses its queue. */
export function handTurn(ctx: MockContext, itemNumber: number): void {
  const { state } = ctx.db
  const [next, ...rest] = lineFor(ctx, itemNumber)
  if (next === undefined || livingHold(ctx, itemNumber)) return
  const onSale = itemNow(ctx, itemNumber)?.state === 'listed'
  state.queue[itemNumber] = onSale ? rest : []
  const inCart = state.carts[next]?.some((line) => line.itemNumber === itemNumber) ?? false
  if (onSale)
    state.holds[itemNumber] = {
      owner: next,
      expiresAt: ctx.now.getTime() + turnMinutes * 60_000,
      turn: !inCart,
    }
}

/** Moves a visitor's places to the user who logs in; of two places in one queue the better one stays. */
export function movePlaces(ctx: MockContext, from: OwnerKey, to: OwnerKey): void {
  const { queue } = ctx.db.state
  for (const [itemNumber, line] of Object.entries(queue)) {
    const moved = line.map((owner) => (owner === from ? to : owner))
    queue[itemNumber] = [...new Set(moved)].filter(
      (owner) => owner !== to || livingHold(ctx, Number(itemNumber))?.owner !== to,
    )
  }
}

/** Returns the shopper's places and turns in all queues, as live connections report them. */
export function snapshotOf(ctx: MockContext): LiveEvents['snapshot'] {
  const { state } = ctx.db
  const me = ownerOf(ctx)
  for (const itemNumber of Object.keys(state.queue)) handTurn(ctx, Number(itemNumber))
  return {
    places: Object.entries(state.queue).flatMap(([itemNumber, line]) =>
      line.includes(me)
        ? [{ itemNumber: Number(itemNumber), place: line.indexOf(me) + 1, length: line.length }]
        : [],
    ),
    turns: Object.keys(state.holds).flatMap((itemNumber) =>
      holdsTurn(ctx, Number(itemNumber))
        ? [
            {
              itemNumber: Number(itemNumber),
              until: new Date(holdOf(ctx, Number(itemNumber))?.expiresAt ?? 0).toISOString(),
            },
          ]
        : [],
    ),
  }
}
