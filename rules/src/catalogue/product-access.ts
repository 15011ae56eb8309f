// Decides which shoppers may buy a piece that everybody can see: early access by tier, pieces that another
// shopper pre-ordered (specification §3), and never the seller of the piece (decision 0085).
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

export const earlyAccessLevel = 'early_access'
/** The tiers that may buy first. */
export const earlyAccessTiers: readonly LoyaltyTier[] = ['tier_2', 'tier_3']
/**
 * For so long after listing a piece with early access is for those tiers alone; then it is
 * everybody's (decision 0033).
 */
export const earlyAccessHours = 24

export type AccessFacts = {
  accessLevels: readonly string[]
  listedAt: Date | null
  preordered: boolean
  preorderedByViewer: boolean
  consignedByViewer: boolean
  /** Whether the viewer and the member who sells the piece have a block. */
  apartFromSeller: boolean
}
export type Withheld =
  | { reason: 'reserved' | 'own' | 'apart'; opensAt: null }
  | { reason: 'early_access'; opensAt: Date }

const hourMs = 3_600_000

/**
 * Returns when a piece with early access opens to every shopper, 24 hours after its listing; undefined when
 * it is open already, was never listed, or has no early access.
 */
export function opensToAllAt(
  { accessLevels, listedAt }: Pick<AccessFacts, 'accessLevels' | 'listedAt'>,
  now: Date,
): Date | undefined {
  if (!accessLevels.includes(earlyAccessLevel) || listedAt === null) return undefined
  const opensAt = new Date(listedAt.getTime() + earlyAccessHours * hourMs)
  return opensAt > now ? opensAt : undefined
}

/**
 * Returns why a shopper may not buy a piece yet: 'own' consignment, 'apart' (a block with its seller),
 * 'reserved' by another's pre-order, or 'early_access' for tiers 2 and 3 alone (with its end). Undefined when
 * they may buy it, as always after their own pre-order. `tier` is null without log-in.
 */
export function withheldFrom(tier: string | null, item: AccessFacts, now: Date): Withheld | undefined {
  if (item.consignedByViewer) return { reason: 'own', opensAt: null }
  if (item.apartFromSeller) return { reason: 'apart', opensAt: null }
  if (item.preorderedByViewer) return undefined
  if (item.preordered) return { reason: 'reserved', opensAt: null }
  const opensAt = opensToAllAt(item, now)
  const first = (earlyAccessTiers as readonly (string | null)[]).includes(tier)
  return opensAt && !first ? { reason: 'early_access', opensAt } : undefined
}

export const withheldMessages: Record<Withheld['reason'], string> = {
  reserved: 'This item cannot be reserved. It is set aside for another shopper.',
  own: 'You are selling this item, so it is for others to buy.',
  apart: 'You and the seller of this item don’t deal with each other.',
  early_access: 'This item cannot be reserved yet. It is open to Superstar and VIT members first.',
}
