// Pick-ups of returns in the mocks: the carrier agrees at once, and never to Shut Lane (decision 0265).
import { shutStreet } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { pickUpBounds, pickUpDaysOf, pickUpRefusals } from '@hemline/rules/returns/pick-up.ts'
import type { PickUpWindow } from '@hemline/rules/vocabulary/returns.ts'
import type { MockContext } from '../context.ts'
import { keyed } from '../guests.ts'
import type { MockReturn } from '../seed/returns.ts'
import { changeable, payload } from './returns.mock.ts'
import { refused } from './returns-check.ts'
import { doorOf, fetchedFrom } from './returns-view.ts'

type Wish = { day: string; window: PickUpWindow }

/** Whether the booked window of a return has begun. */
function hasBegun(ctx: MockContext, made: MockReturn): boolean {
  const door = doorOf(ctx, made)
  return (
    made.pickUp?.status === 'booked' &&
    door !== null &&
    pickUpBounds(made.pickUp.day, made.pickUp.window, door).from <= ctx.now
  )
}

function book(ctx: MockContext, { returnId, day, window }: Wish & { returnId: string }) {
  const made = changeable(ctx, returnId)
  if ('__typename' in made) return made
  if (hasBegun(ctx, made)) return refused(pickUpRefusals.begun)
  if (!pickUpDaysOf(fetchedFrom(ctx, made), ctx.now).includes(day)) return refused(pickUpRefusals.day)
  if (doorOf(ctx, made)?.line1.includes(shutStreet)) return refused(pickUpRefusals.full)
  const confirmation = `UPS-${String(made.number).padStart(8, '0')}`
  made.pickUp = { day, window, status: 'booked', confirmation }
  return payload(made)
}

function cancel(ctx: MockContext, returnId: string) {
  const made = changeable(ctx, returnId)
  if ('__typename' in made) return made
  if (hasBegun(ctx, made)) return refused(pickUpRefusals.begun)
  if (made.pickUp?.status === 'booked') made.pickUp = null
  return payload(made)
}

/** The mocks' resolvers of pick-ups. */
export const pickUpMocks = {
  Mutation: {
    bookPickUp: keyed(refused, (asked: Wish & { returnId: string }, ctx) => book(ctx, asked)),
    cancelPickUp: keyed(refused, ({ returnId }: { returnId: string }, ctx) => cancel(ctx, returnId)),
  },
}
