// Retail and listing prices of an item: brand tier × category × cloth × condition × age.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { BrandTier, Condition } from '@hemline/rules/vocabulary/items.ts'

const tierFactor: Record<BrandTier, number> = { value: 0.5, mid: 1, premium: 2.1, designer: 4.6, luxury: 9 }
/** The share of the estimated retail at which a piece of that tier starts. */
const startShare: Record<BrandTier, number> = {
  value: 0.36,
  mid: 0.38,
  premium: 0.4,
  designer: 0.42,
  luxury: 0.5,
}
export const conditionFactor: Record<Condition, number> = {
  new_with_tags: 1.25,
  excellent: 1,
  very_good: 0.88,
  good: 0.74,
  repaired: 0.66,
  flawed_gem: 0.42,
}
const lowestCents = 499

type Cloth = {
  /** What a piece costs when it is mostly of this, beside one of cotton. */
  factor: number
  /** Nobody sells a new piece of it for fewer dollars. */
  least?: number
}
const cloths: Readonly<Record<string, Cloth>> = {
  '14K Gold': { factor: 4 },
  'Sterling Silver': { factor: 1.3, least: 30 },
  'Stainless Steel': { factor: 0.8 },
  'Gold Plated Brass': { factor: 0.8 },
  'Rose Gold Plated Brass': { factor: 0.8 },
  Cashmere: { factor: 2.2, least: 80 },
  Shearling: { factor: 2, least: 120 },
  Silk: { factor: 1.7, least: 35 },
  Leather: { factor: 1.5, least: 30 },
  Suede: { factor: 1.4, least: 30 },
  'Patent Leather': { factor: 1.4, least: 30 },
  'Faux Leather': { factor: 0.6 },
  'Faux Fur': { factor: 0.8 },
  Alpaca: { factor: 1.4, least: 40 },
  Mohair: { factor: 1.4, least: 40 },
  'Merino Wool': { factor: 1.3, least: 35 },
  Wool: { factor: 1.2 },
  Linen: { factor: 1.15 },
  Sequins: { factor: 1.2 },
  Velvet: { factor: 1.1 },
  Polyester: { factor: 0.8 },
  Acrylic: { factor: 0.65 },
  Nylon: { factor: 0.85 },
}
const factorOf = (materials: readonly string[]) => cloths[materials[0] ?? '']?.factor ?? 1
/** How costly the cloths of a kind are together: its price is one of a usual cloth. */
const usualFactor = ({ materials }: Kind) =>
  materials.reduce((sum, [share, cloth]) => sum + share * factorOf(cloth), 0) /
  materials.reduce((sum, [share]) => sum + share, 0)

/** Gold is sold by its weight, which even a small piece has. */
const goldLeast = 150

/** Small pieces need less of a costly cloth: a coin purse of leather, a scarf of silk. */
const smallRetail = 60

type RetailQuestion = { kind: Kind; tier: BrandTier; materials: readonly string[] }

/**
 * Returns a retail price in cents: whole dollars, above $300 in steps of $5, at least $12 and at least what
 * the cloth costs; `spread` (0 to 1) moves it by up to a quarter either way.
 */
export function retailCents({ kind, tier, materials }: RetailQuestion, spread: number): number {
  const cloth = factorOf(materials) / usualFactor(kind)
  const plain = kind.retail * cloth * tierFactor[tier] * (0.75 + spread / 2)
  const least = (cloths[materials[0] ?? '']?.least ?? 12) * Math.min(1, kind.retail / smallRetail)
  const dear = Math.max(12, plain, materials[0] === '14K Gold' ? goldLeast : least)
  const step = dear > 300 ? 5 : 1
  return Math.round(dear / step) * step * 100
}

export type PriceQuestion = {
  retail: number
  tier: BrandTier
  condition: Condition
  ageDays: number
  clearance: boolean
  materials: readonly string[]
}

/** The share of its retail price that a piece keeps however long it waits: gold is worth its weight. */
const leastShare = ([first]: readonly string[]) => (first === '14K Gold' ? 0.25 : 0.1)

/**
 * Returns the listing price in cents, ending in 99, never above the estimated retail price and never more
 * than 90 % below it.
 */
export function priceCents({
  retail,
  tier,
  condition,
  ageDays,
  clearance,
  materials,
}: PriceQuestion): number {
  const markdowns = Math.min(4, Math.floor(ageDays / 45))
  const share = startShare[tier] * conditionFactor[condition] * 0.86 ** markdowns * (clearance ? 0.55 : 1)
  const floor = Math.max(lowestCents, Math.ceil((retail * leastShare(materials)) / 100) * 100 + 99)
  return Math.min(Math.max(Math.floor((retail * share) / 100) * 100 + 99, floor), retail - 1)
}
