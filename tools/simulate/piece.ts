// Makes up a piece that might have been in a bag: like a listed piece of the shop, in another condition.
import type { Chance } from '@hemline/db/seed/chance.ts'
import { cutOf } from '@hemline/rules/catalogue/size-cuts.ts'
import { highestPrice, highestRetail, lowestPrice, retailGuess } from '@hemline/rules/intake/intake.ts'
import { measurementNames } from '@hemline/rules/intake/measures.ts'
import { flawKinds, isMaterial } from '@hemline/rules/intake/pieces.ts'
import { isTakenInBags } from '@hemline/rules/intake/taken.ts'
import { type Condition, conditions } from '@hemline/rules/vocabulary/items.ts'
import { type DeclineReason, declineReasons } from '@hemline/rules/vocabulary/seller.ts'

/** The facts of a listed piece that a made-up piece copies. */
export type Twin = {
  readonly itemNumber: number
  readonly brandId: number
  readonly categoryId: number
  readonly categoryPath: string
  readonly sizingId: number
  readonly colorNames: readonly string[]
  readonly materials: readonly string[]
  readonly measurements: readonly { readonly name: string; readonly inches: number }[]
  readonly departmentTags: readonly string[]
  readonly price: number
  readonly photos: readonly { readonly url: string; readonly type: string }[]
}

/** A grader's decision about a piece. */
export type Verdict =
  | {
      readonly decision: 'accepted' | 'review'
      readonly condition: Condition
      readonly flaws: readonly string[]
    }
  | { readonly decision: 'declined'; readonly declineReason: DeclineReason }

/**
 * Draws a grader's decision: 77 of 100 pieces are accepted, 16 declined with a reason, and 7 sent to review.
 * Underwear and swimwear are in these bags only new with tags, as the shop takes them.
 */
export function verdictOf(chance: Chance, { categoryPath }: Pick<Twin, 'categoryPath'>): Verdict {
  const roll = chance.next()
  const drawn = chance.pick(conditions)
  const condition = isTakenInBags(drawn, categoryPath.split('/')) ? drawn : 'new_with_tags'
  const flaw = chance.pick(flawKinds).name
  if (roll < 0.16) return { decision: 'declined', declineReason: chance.pick(declineReasons) }
  return {
    decision: roll < 0.23 ? 'review' : 'accepted',
    condition,
    flaws: condition === 'flawed_gem' ? [flaw] : [],
  }
}

/** The shop's suggested prices in cents. */
export type Suggestion = { readonly price: number | null; readonly retail: number | null }

/**
 * Returns a graded piece's price and retail price in cents: the suggested ones, else the price of the similar
 * listed piece, kept within the allowed range.
 */
export function pricesOf(
  twin: Pick<Twin, 'price'>,
  suggestion: Suggestion,
): { price: number; retail: number } {
  const price = Math.min(highestPrice, Math.max(lowestPrice, suggestion.price ?? twin.price))
  return { price, retail: Math.min(highestRetail, Math.max(price, suggestion.retail ?? retailGuess(price))) }
}

/**
 * Returns the input that a simulated grader types for a piece like a listed one, without its place in the bag
 * and its photos.
 */
export function typedOf(twin: Twin, verdict: Verdict, suggestion: Suggestion): Record<string, unknown> {
  const known = { categoryId: twin.categoryId, brandId: twin.brandId }
  if (verdict.decision === 'declined') return { ...known, ...verdict }
  const names = measurementNames(twin.categoryPath)
  const kids = twin.departmentTags.find((one) => one === 'girls' || one === 'boys')
  return {
    ...known,
    ...verdict,
    ...pricesOf(twin, suggestion),
    sizingId: twin.sizingId,
    suggested: suggestion.price,
    colors: twin.colorNames.slice(0, 3),
    materials: twin.materials.filter(isMaterial),
    // A size that is petite or tall has one id: the department says which (decision 0009).
    department: kids ?? (cutOf(twin.departmentTags, twin.sizingId) || null),
    measurements: twin.measurements.flatMap(({ name, inches }) =>
      names.includes(name) && inches > 0 && inches <= 120 ? [{ name, inches }] : [],
    ),
  }
}
