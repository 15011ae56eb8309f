// What somebody says who orders a kit (specification §1 Selling, §7 orderBags), and the sentences it is
// refused with. Not in the specification: decision 0072.
import { guestEmailProblem } from '../addresses/addresses.ts'
import { type RestChoice, restChoices } from '../consignment/consignment.ts'
import { codeNotApplicable } from '../vocabulary/promotions.ts'
import {
  type BagType,
  bagTypes,
  type CleanoutIncentive,
  type CleanoutService,
  cleanoutServices,
  type KitWay,
  kitWays,
} from '../vocabulary/seller.ts'

export const noSuchKit = 'There is no such kit.'
export const kitsInTheStates = 'Kits go to addresses in the United States only.'
export const kitNeedsAddress = 'Please tell us where the bag should go.'
export const donationNeedsCharity = 'Please choose a charity.'
export const kitsNotForBanned = 'This account can’t do that. Please write to us.'
export const kitIsOnItsWay = 'This kit is on its way already. If you don’t want it, you can leave it unused.'
export const unknownKitCode = 'We don’t know this code. Please compare it with the one on the bag.'
export const kitIsTaken = 'This bag is activated already. If it is yours, please write to us.'
export const tooManyKitCodes = (minutes: number): string =>
  `That was too many codes. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`

export type KitChoice = { bagType: BagType; service: CleanoutService; way: KitWay; restChoice: RestChoice }
type Said = { readonly [K in keyof KitChoice]: string }

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/**
 * A kit's choices as they came in; undefined when one of them is none of ours, or is made in
 * another way (an activation).
 */
export function kitChoiceOf({ bagType, service, way, restChoice }: Said): KitChoice | undefined {
  if (
    !isOneOf(bagTypes, bagType) ||
    !isOneOf(cleanoutServices, service) ||
    !isOneOf(kitWays, way) ||
    !isOneOf(restChoices, restChoice)
  )
    return undefined
  return way === 'activation' ? undefined : { bagType, service, way, restChoice }
}

/** Codes of mailings, and the incentive that each gives in place of the seller's own. */
export const kitPromoCodes: Readonly<Record<string, CleanoutIncentive>> = {
  SPRING40: 'ncc_credit_40',
  LONGSTAY: 'consignment_window_extended',
  BOOST15: 'payout_booster_15',
  BOOST20: 'payout_booster_20_ncc',
}

/** The incentive of a code, whatever its letters' size; undefined for a code that is none. */
export function kitPromoOf(code: string): CleanoutIncentive | undefined {
  const wanted = code.trim().toUpperCase()
  return Object.entries(kitPromoCodes).find(([known]) => known === wanted)?.[1]
}

export type KitFacts = {
  readonly loggedIn: boolean
  readonly email: string | null | undefined
  /** A user of another country than the United States. */
  readonly isInternational: boolean
  /**
   * The country of the address that was chosen; undefined when none was, or the address is somebody else’s.
   */
  readonly country: string | undefined
  /** Whether a charity was chosen that is one of ours. */
  readonly charity: boolean
  readonly promoCode: string | null | undefined
}

export type KitProblem = {
  readonly message: string
  readonly field: 'email' | 'addressId' | 'charityId' | 'promoCode' | null
}

/**
 * What is wrong with an order, the first thing only; undefined when nothing is. How often, is
 * for bag-orders.ts to say.
 */
export function kitProblem({ bagType, service }: KitChoice, facts: KitFacts): KitProblem | undefined {
  if (facts.isInternational) return { message: kitsInTheStates, field: null }
  const email = facts.loggedIn ? undefined : guestEmailProblem(facts.email ?? '')
  if (email) return { message: email, field: 'email' }
  if (bagType === 'bag' && facts.country === undefined)
    return { message: kitNeedsAddress, field: 'addressId' }
  if (bagType === 'bag' && facts.country !== 'US') return { message: kitsInTheStates, field: 'addressId' }
  if (service === 'donation' && !facts.charity) return { message: donationNeedsCharity, field: 'charityId' }
  if (facts.promoCode?.trim() && !kitPromoOf(facts.promoCode))
    return { message: codeNotApplicable, field: 'promoCode' }
  return undefined
}
