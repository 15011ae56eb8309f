// Saved searches that buy by themselves (specification §3 eligibleToPreorder and preorderedBy, §8 "auto-buy";
// decision 0214): what an agreement may say, its state, and which piece it buys. All amounts are in cents.
import { type Cents, cents } from '../common/money.ts'
import type { FieldProblem } from '../common/validation.ts'
import type { Drop } from '../ledger/ledger.ts'
import { cartTotals } from '../pricing/totals.ts'
import type { Destination, Totals, TotalsLine } from '../pricing/totals-types.ts'
import { freeDeliveryFrom } from '../rewards/tiers.ts'
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

/** The lowest and the highest price of a piece, all in, that an owner may set. */
export const autoBuyLeast = cents(500)
export const autoBuyMost = cents(300_000)
/** The most pieces of one agreement. */
export const autoBuyPieces = 10
/** The longest time of an agreement, in days. */
export const autoBuyDays = 180

/** Why an agreement buys nothing more. */
export const autoBuyStops = ['owner', 'done', 'declined', 'approval', 'method', 'address', 'terms'] as const
export type AutoBuyStop = (typeof autoBuyStops)[number]

const keyStart = 'auto-buy/'
/** Returns the key of the payment attempt by which a saved search tries to buy a piece. */
export const autoBuyKey = (tryId: string): string => `${keyStart}${tryId}`
/** Returns whether a payment attempt was begun by a saved search, with nobody there to approve it. */
export const isAutoBuyKey = (key: string): boolean => key.startsWith(keyStart)

export const autoBuyStates = ['active', 'done', 'ended', 'paused', 'stopped'] as const
export type AutoBuyState = (typeof autoBuyStates)[number]

/** Why a piece that an agreement could buy was left to others. */
export const autoBuyPasses = [
  'changed',
  'final_sale',
  'gone',
  'held',
  'over',
  'price',
  'sender',
  'withheld',
] as const
export type AutoBuyPass = (typeof autoBuyPasses)[number]

/**
 * Returns whether an account may agree that searches buy: logged in and not banned (specification §3,
 * eligibleToPreorder).
 */
export const mayPreorder = ({ loggedIn, banned }: { loggedIn: boolean; banned: boolean }): boolean =>
  loggedIn && !banned

type Agreement = {
  readonly stoppedWhy: AutoBuyStop | null
  readonly endsAt: Date
  /** Whether the search asks for something else than its owner agreed to. */
  readonly isChanged: boolean
}

/**
 * Returns the state of an agreement that a saved search buys: `stopped` by its owner, `done` when it bought
 * all its pieces, `ended` when its last day is over, `paused` while it waits for its owner to agree again
 * (also when the search was changed), else `active`.
 */
export function autoBuyState({ stoppedWhy, endsAt, isChanged }: Agreement, now: Date): AutoBuyState {
  if (stoppedWhy === 'owner') return 'stopped'
  if (stoppedWhy === 'done') return 'done'
  if (endsAt <= now) return 'ended'
  return stoppedWhy !== null || isChanged ? 'paused' : 'active'
}

/** The form of an agreement: cents, pieces, the last day (YYYY-MM-DD), and that the terms were agreed to. */
export type AutoBuyForm = {
  readonly most: number
  readonly pieces: number
  readonly lastDay: string
  readonly agrees: boolean
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

/**
 * Returns the end of the last day of an agreement that a saved search buys: noon UTC of the day after, when
 * the day is over everywhere in the country. Undefined for a text that is no day.
 */
export function endOfAutoBuy(lastDay: string): Date | undefined {
  if (!dayPattern.test(lastDay)) return undefined
  const day = new Date(`${lastDay}T12:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== lastDay
    ? undefined
    : new Date(day.getTime() + dayMs)
}

/**
 * Returns a problem (field and message) for each invalid field of the agreement that a saved search buys:
 * price from $5 to $3,000 (cents), 1 to 10 pieces, a last day to come within about 180 days, and consent.
 * Empty when all are valid.
 */
export function autoBuyProblems({ most, pieces, lastDay, agrees }: AutoBuyForm, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = []
  const say = (field: string, message: string) => problems.push({ field, message })
  if (!Number.isSafeInteger(most) || most < autoBuyLeast || most > autoBuyMost)
    say('most', 'Please set a price between $5 and $3,000.')
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > autoBuyPieces)
    say('pieces', `Please choose 1 to ${autoBuyPieces} pieces.`)
  const end = endOfAutoBuy(lastDay)
  if (!end || end <= now) say('lastDay', 'Please choose a day that is to come.')
  else if (end.getTime() > now.getTime() + (autoBuyDays + 2) * dayMs)
    say('lastDay', `Please choose a day within ${autoBuyDays} days.`)
  if (!agrees) say('agrees', 'Please confirm that we may buy for you.')
  return problems
}

/** The facts from which a piece that is bought for an owner is added up. */
export type AutoBuySums = {
  readonly line: TotalsLine
  readonly destination: Destination | null
  readonly tier: LoyaltyTier | null
  readonly freeShippingThreshold: number | null
  readonly drops: readonly Drop[]
  readonly now: Date
}

/**
 * Adds up, in cents, one piece that a saved search buys for its owner within the United States: the sums of
 * every order with standard delivery and tax. The piece's own promotion and the owner's credit count; codes
 * and rewards are the owner's to spend.
 */
export function autoBuyTotals({
  line,
  destination,
  tier,
  freeShippingThreshold,
  drops,
  now,
}: AutoBuySums): Totals {
  return cartTotals({
    now,
    lines: [line],
    shopper: {
      loggedIn: true,
      international: false,
      country: 'US',
      freeShippingThreshold: freeDeliveryFrom(tier, freeShippingThreshold),
      firstOrder: false,
      pointsMultiplier: 1,
    },
    destination,
    estimateTaxes: true,
    delivery: [],
    bundleShipsFree: false,
    promotions: [],
    chosenCode: null,
    skipPromoAutoApply: true,
    rewards: [],
    drops,
    giftCards: [],
  })
}

/** What a price, all in, leaves for a piece, in cents. */
export type WithinPrice = { readonly piece: Cents; readonly delivery: Cents; readonly tax: Cents }

const plainLine = (price: Cents): TotalsLine => ({
  id: 'piece',
  kind: 'item',
  price,
  msrp: price,
  source: 'own',
  departments: [],
  categories: [],
  outlet: false,
  finalSale: false,
  ownPercent: 0,
  ownCode: null,
})

/**
 * Returns the highest price of a piece, in cents, whose total stays within `most`, with its delivery and its
 * tax and fees; a piece of 0 cents when delivery alone costs more. A kind of piece that is taxed less may
 * cost more.
 */
export function withinPrice(most: number, facts: Omit<AutoBuySums, 'line' | 'drops'>): WithinPrice {
  const sumsAt = (price: number) => autoBuyTotals({ ...facts, line: plainLine(cents(price)), drops: [] })
  // Free delivery makes a dearer piece cheaper in all: the highest price that fits is looked for from above.
  let price = most
  for (let tries = 0; tries < 400 && price > 0; tries += 1) {
    const over = sumsAt(price).total - most
    if (over <= 0) break
    price = Math.max(0, price - Math.max(1, Math.ceil(over / 2)))
  }
  const { shippingAmount, taxAmount, circularityFeeAmount, retailDeliveryFeeAmount } = sumsAt(price)
  return {
    piece: cents(price),
    delivery: shippingAmount,
    tax: cents(taxAmount + circularityFeeAmount + retailDeliveryFeeAmount),
  }
}
