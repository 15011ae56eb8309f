// Reclaims: a piece that was not accepted, or whose selling window is over, goes back to its seller for a
// fee (specification §3, §9).
import type { ItemState } from '../catalogue/item-states.ts'
import { type Cents, cents } from '../common/money.ts'
import { reclaimPrefix } from '../vocabulary/limits.ts'

/**
 * What taking one piece back costs; it pays picking and packing. Not in the specification (decision 0054).
 */
export const reclamationFee: Cents = cents(599)
/** The days that a seller has to reclaim a piece, unless the offer says otherwise. */
export const reclaimDays = 30

const states: readonly ItemState[] = ['unaccepted', 'expired']
const dayMs = 86_400_000

export const notReclaimableMessage =
  'This piece can’t be reclaimed. It isn’t yours to have back, or the time for it is over.'

export type ReclaimFacts = {
  readonly state: ItemState
  readonly consignorId: string | null
  readonly userId: string | null
  readonly endsAt: Date | null
}

/** Returns whether the viewer is the piece's seller: only the seller may reclaim it. */
const isTheirs = ({ consignorId, userId }: ReclaimFacts) => userId !== null && consignorId === userId

/**
 * Returns whether the seller can reclaim a piece now: the piece is theirs, it was declined or expired, and
 * the time to reclaim is not over.
 */
export function isReclaimable(facts: ReclaimFacts, now: Date): boolean {
  return isTheirs(facts) && states.includes(facts.state) && facts.endsAt !== null && facts.endsAt > now
}

/** Returns whether a piece in this state can be sent back to its seller at all. */
export const isReclaimState = (state: ItemState): boolean => states.includes(state)

/**
 * Returns the sentence "Reclaim within 12 days" (§9) for an end of the time to reclaim; a begun day counts as
 * one, and the least is 1.
 */
export function reclaimWithin(endsAt: Date, now: Date): string {
  const days = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs))
  return `${reclaimPrefix}${days} ${days === 1 ? 'day' : 'days'}`
}
