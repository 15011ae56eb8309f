// The queue for a held piece; the marked piece becomes free some seconds after a shopper joins.
import { itemUnavailableMessage } from '@hemline/rules/cart/hold.ts'
import {
  itemFreeMessage,
  joinAnswer,
  lineLimit,
  placesPerShopper,
  queueFullMessage,
  tooManyPlacesMessage,
} from '@hemline/rules/queue/queue.ts'
import {
  holdOf,
  itemNow,
  livingHold,
  type MockContext,
  ownerOf,
  refuseBanned,
  somebodyElse,
} from '../context.ts'
import type { MockItem } from '../item.ts'
import { handTurn, holdsTurn, lineFor } from '../line.ts'
import { markedItems, turnComesSeconds } from '../marked.ts'
import { tooManyHolds, withheldFromMock } from './cart.mock.ts'

type Input = { input: { itemNumber: number } }

const unavailable = (itemNumber: number) => ({
  __typename: 'ItemUnavailable',
  message: itemUnavailableMessage,
  itemNumber,
})

function joinQueue(ctx: MockContext, itemNumber: number) {
  refuseBanned(ctx)
  const { state } = ctx.db
  const me = ownerOf(ctx)
  const item = itemNow(ctx, itemNumber)
  const withheld = item && withheldFromMock(ctx, item)
  if (withheld && item.state === 'listed') return withheld
  handTurn(ctx, itemNumber)
  const hold = livingHold(ctx, itemNumber)
  const line = lineFor(ctx, itemNumber)
  const answer = joinAnswer({
    state: item?.state,
    heldByOther: hold !== undefined && hold.owner !== me,
    waiting: line.includes(me),
    length: line.length,
    places: Object.values(state.queue).filter((one) => one.includes(me)).length,
  })
  if (answer === 'free') return { __typename: 'ItemFree', message: itemFreeMessage, itemNumber }
  if (answer === 'full') return { __typename: 'QueueFull', message: queueFullMessage, limit: lineLimit }
  if (answer === 'too_many')
    return { __typename: 'TooManyPlaces', message: tooManyPlacesMessage, limit: placesPerShopper }
  if (answer === 'unavailable') return unavailable(itemNumber)
  if (answer === 'join' && itemNumber === markedItems.networkFullLine) return tooManyHolds
  if (answer === 'join') state.queue[itemNumber] = [...line, me]
  if (answer === 'join' && itemNumber === markedItems.turnSoon && hold?.owner === somebodyElse)
    state.holds[itemNumber] = { owner: somebodyElse, expiresAt: ctx.now.getTime() + turnComesSeconds * 1000 }
  return { __typename: 'JoinQueuePayload', item: itemNow(ctx, itemNumber) }
}

function leaveQueue(ctx: MockContext, itemNumber: number) {
  const { state } = ctx.db
  const me = ownerOf(ctx)
  const line = lineFor(ctx, itemNumber)
  const hold = holdOf(ctx, itemNumber)
  if (line.includes(me)) state.queue[itemNumber] = line.filter((owner) => owner !== me)
  else if (hold && holdsTurn(ctx, itemNumber)) {
    state.holds[itemNumber] = { ...hold, released: true }
    handTurn(ctx, itemNumber)
  }
  const item = itemNow(ctx, itemNumber)
  return item && item.state !== 'processing'
    ? { __typename: 'LeaveQueuePayload', item }
    : unavailable(itemNumber)
}

export const queueMocks = {
  Mutation: {
    joinQueue: (_: unknown, { input }: Input, ctx: MockContext) => joinQueue(ctx, input.itemNumber),
    leaveQueue: (_: unknown, { input }: Input, ctx: MockContext) => leaveQueue(ctx, input.itemNumber),
  },
  Item: {
    queue: (item: MockItem, _: unknown, ctx: MockContext) => {
      handTurn(ctx, item.item_number)
      const line = lineFor(ctx, item.item_number)
      const hold = holdOf(ctx, item.item_number)
      return {
        length: line.length,
        myPlace: line.indexOf(ownerOf(ctx)) + 1 || null,
        myTurnUntil: hold && holdsTurn(ctx, item.item_number) ? new Date(hold.expiresAt) : null,
      }
    },
  },
}
