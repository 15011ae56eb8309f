// The texts of the clean-out information pages. Every number comes from the rules, none is typed in
// here.

import { cents } from '@hemline/rules/common/money.ts'
import { reclaimDays, reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { payoutSlices } from '@hemline/rules/earnings/payout-slices.ts'
import { bagFees, creditBonusPercent, ladders, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { keptBackWords } from '@hemline/rules/intake/taken.ts'
import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { type CleanoutService, cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import { daysRange } from '../../../platform/format-days.ts'

/** Returns the payout terms of a clean-out service and brand tier without incentives. */
export const plainTerms = (service: CleanoutService, tier: (typeof brandTiers)[number] = 'mid') =>
  termsOf({ service, tier, incentives: [], brandPays: true })

export type DayRange = { from: number; to: number }
/** Returns the shortest and the longest time on sale of a clean-out service over all brand tiers, in days. */
export const windowOf = (service: CleanoutService): DayRange => {
  const days = brandTiers.map((tier) => plainTerms(service, tier).windowDays)
  return { from: Math.min(...days), to: Math.max(...days) }
}
export type LadderRow = { range: string; percent: number; price: number; pays: number }
const round = 500

/** Returns an example price (cents) in the middle of a slice; twice the start for the last slice. */
const exampleIn = (from: number, to: number | null): number =>
  to === null ? from * 2 : Math.ceil((from + to) / 2 / round) * round

/**
 * Returns the slices of a clean-out service's payout ladder, each with an example price and its whole payout
 * in cents.
 */
export function ladderRows(service: CleanoutService): LadderRow[] {
  return payoutSlices(cents(0), ladders[service]).map(({ from, to, percent }) => {
    const price = exampleIn(from, to)
    return {
      range: sliceText(from, to),
      percent,
      price,
      pays: payoutOf(cents(price), plainTerms(service)).earnings,
    }
  })
}

/** Returns the name of a price slice (in cents), as in "The first $15", "$15 to $50" or "Above $200". */
export function sliceText(from: number, to: number | null): string {
  if (to === null) return `Above ${shortMoney(from)}`
  return from === 0 ? `The first ${shortMoney(to)}` : `${shortMoney(from)} to ${shortMoney(to)}`
}

/** What a free bag costs after all: said wherever a bag is called free. */
export const freeWords = `The bag and its way to us are free. ${money(bagFees.standard)} is taken once, from what the bag earns first.`

export type ServiceWords = {
  title: string
  tag: string
  line: string
  action: string
  what: string
  forWhom: string
}
export const serviceWays: Record<CleanoutService, ServiceWords> = {
  standard: {
    title: 'Standard',
    tag: 'Most people',
    line: 'For everyday to contemporary brands',
    action: 'Order a free bag',
    what: `A bag that costs nothing to order and nothing to send; ${money(bagFees.standard)} is taken once, from what it earns first. We sort it, photograph what we take, and pay you for each piece that sells.`,
    forWhom: 'You have a pile of good clothes, and would rather not think about any one of them.',
  },
  premium: {
    title: 'Premium',
    tag: 'Designer',
    line: 'For designer and luxury pieces',
    action: 'Order a premium bag',
    what: 'A higher share of every price and more time to find the buyer who looks for exactly this piece.',
    forWhom: 'You have fewer pieces, and know what they cost.',
  },
  donation: {
    title: 'Donation',
    tag: 'Give',
    line: 'For a charity of your choice',
    action: 'Donate a bag',
    what: 'We do the same work as for any bag. What your pieces pay goes to the charity you choose when you order.',
    forWhom: 'You want the room, and somebody else to have the money.',
  },
}

/**
 * Returns the path of the kit flow with this service chosen. `label`: with a printed label instead of a
 * bag.
 */
export const sellHref = (service: CleanoutService, label = false): string =>
  `/cleanout/sell?service=${service}${label ? '&type=label' : ''}`
/** Returns the path of the page about a clean-out service. */
export const serviceHref = (service: CleanoutService): string => `/cleanout/choose-service/${service}`

/** An example price in cents that most sellers know from their own clothes. */
export const examplePrice = cents(7500)
/** Returns the payout of the example price in cents, by the terms of a clean-out service. */
export const examplePays = (service: CleanoutService): number =>
  payoutOf(examplePrice, plainTerms(service)).earnings
/**
 * Returns a sentence with the example price and its payout by the terms of a service: "A piece for … pays …".
 */
export const exampleText = (service: CleanoutService): string =>
  `A piece for ${shortMoney(examplePrice)} pays ${money(examplePays(service))}`

/**
 * Returns three short facts about a clean-out service: what it pays or costs, how long pieces are listed, and
 * the fee of a bag (`fee` in cents) or the donation's receipt.
 */
export function servicePoints(service: CleanoutService, fee: number, window: DayRange): string[] {
  const listed = `Listed for ${daysRange(window)}, by brand`
  if (service === 'donation') return ['Nothing to pay', listed, 'A receipt by email when a charity is paid']
  return [exampleText(service), listed, `${money(fee)} a bag, taken from its first earnings`]
}

/** Returns whether a text is the name of a clean-out service. */
export const isService = (text: string): text is CleanoutService =>
  (cleanoutServices as readonly string[]).includes(text)

export const weTake = [
  'Women’s and kids’ clothes',
  'Shoes, handbags and jewelry',
  'Worn once or fifty times',
  'Washed, dry and ready to wear',
] as const
export const keepBack = [
  keptBackWords,
  'Stains, holes and pet hair',
  'Men’s clothes, for now',
  'Monograms and uniforms',
] as const

export const questions = [
  {
    ask: 'What if you don’t take a piece?',
    answer: `You see its picture and our reason. You can have it back within ${reclaimDays} days for ${money(reclamationFee)}, or leave it: then it is passed on to a charity or recycled.`,
  },
  {
    ask: 'When am I paid?',
    answer: `${deliveryReturnDays} days after your piece is delivered to its buyer, when it can’t be returned any more. Take it as cash, or as store credit with ${creditBonusPercent}% on top.`,
  },
  {
    ask: 'What does it cost?',
    answer: `Nothing that you pay. ${money(bagFees.standard)} of a standard bag’s first earnings, ${money(bagFees.premium)} of a premium bag’s, cover shipping and sorting. If a bag earns less, you owe nothing.`,
  },
  {
    ask: 'Who sets the prices?',
    answer:
      'We do, from what like pieces sold for. You can change them while they are listed, and see every change with its reason.',
  },
] as const
