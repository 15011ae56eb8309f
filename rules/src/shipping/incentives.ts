// Computes what a cart can still reach, in words and as progress (specification §3 cartIncentives), from its
// totals and the bundle alone.

import { dollars } from '../common/dollars.ts'
import type { DateManner } from '../manners/manners.ts'
import type { Totals } from '../pricing/totals-types.ts'
import type { BundleFacts } from './bundles.ts'
import { bundleStanding } from './bundles.ts'
import { dayWords } from './day-words.ts'

export const incentiveTypes = ['free_shipping', 'promotion', 'bundle'] as const
export type IncentiveType = (typeof incentiveTypes)[number]
export type IncentiveState = 'open' | 'reached'
/** `percent`: how much of the way is done, 0 to 100. */
export type CartIncentive = {
  readonly id: string
  readonly type: IncentiveType
  readonly state: IncentiveState
  readonly content: string
  readonly percent: number
}

const percentOf = (reached: number, whole: number) =>
  whole <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((reached * 100) / whole)))

type Sums = Pick<
  Totals,
  'freeShipping' | 'freeShippingThreshold' | 'amountRemainderForFreeShipping' | 'potentialReward' | 'subtotal'
>

function freeShippingIncentive(totals: Sums): CartIncentive {
  const base = { id: 'free_shipping', type: 'free_shipping' } as const
  if (totals.freeShipping)
    return { ...base, state: 'reached', content: 'Standard delivery is free.', percent: 100 }
  const { amountRemainderForFreeShipping: missing, freeShippingThreshold: threshold } = totals
  return {
    ...base,
    state: 'open',
    content: `Add ${dollars(missing)} more and standard delivery is free.`,
    percent: percentOf(threshold - missing, threshold),
  }
}

function promotionIncentive({ potentialReward: next }: Sums): CartIncentive[] {
  if (!next || next.amountCents === 0 || next.freeShipping) return []
  const content = `Add ${dollars(next.remainder)} more and ${dollars(next.amountCents)} comes off.`
  return [
    {
      id: 'promotion',
      type: 'promotion',
      state: 'open',
      content,
      percent: percentOf(next.threshold - next.remainder, next.threshold),
    },
  ]
}

/**
 * Returns a cart's incentives to buy more (free shipping, promotion, the shopper's open bundle), each with
 * text (days in the manner `dates`) and percent reached; none for an empty cart.
 */
export function cartIncentives(
  totals: Sums,
  bundle: BundleFacts | null,
  now: Date,
  dates?: DateManner,
): CartIncentive[] {
  if (totals.subtotal === 0) return []
  const found = [freeShippingIncentive(totals), ...promotionIncentive(totals)]
  if (!bundle) return found
  const { shipsFree, remainder, shipsOn } = bundleStanding(bundle, now)
  const content = shipsFree
    ? `Your bundle ships free on ${dayWords(shipsOn, dates)}.`
    : `Add ${dollars(remainder)} more by ${dayWords(shipsOn, dates)} and your bundle ships free.`
  return [
    ...found,
    {
      id: 'bundle',
      type: 'bundle',
      state: shipsFree ? 'reached' : 'open',
      content,
      percent: percentOf(bundle.merchandise, bundle.threshold),
    },
  ]
}
