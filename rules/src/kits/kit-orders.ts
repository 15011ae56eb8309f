// Checks the choices of a kit order (specification §1 Selling, §7 orderBags), with the sentences for its
// refusals. Not in the specification: decision 0072.
import { guestEmailProblem } from '../addresses/guest-email.ts'
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
/** Returns the message after too many tried kit codes, with the minutes to wait. */
export const tooManyKitCodes = (minutes: number): string =>
  `That was too many codes. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`

/** The choices that a seller makes with a kit order. */
export type KitChoice = { bagType: BagType; service: CleanoutService; way: KitWay; restChoice: RestChoice }
type Said = { readonly [K in keyof KitChoice]: string }

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text)

/**
 * Checks the choices of a kit order; undefined when a value is unknown, when the way is an activation, which
 * creates no order, or when a bag is ordered on a partner's page, which has labels only.
 */
export function kitChoiceOf({ bagType, service, way, restChoice }: Said): KitChoice | undefined {
  if (
    !isOneOf(bagTypes, bagType) ||
    !isOneOf(cleanoutServices, service) ||
    !isOneOf(kitWays, way) ||
    !isOneOf(restChoices, restChoice)
  )
    return undefined
  if (way === 'partner' && bagType !== 'label') return undefined
  return way === 'activation' ? undefined : { bagType, service, way, restChoice: restOf(service, restChoice) }
}

/**
 * Returns what becomes of a clean-out bag's unsold pieces: the seller's choice, but of a bag given as a
 * donation nothing comes back, whatever was chosen.
 */
export const restOf = (service: CleanoutService, chosen: RestChoice): RestChoice =>
  service === 'donation' ? 'donate' : chosen

/** Promotion codes of mailings, each with the incentive that replaces the seller's own. */
export const kitPromoCodes: Readonly<Record<string, CleanoutIncentive>> = {
  SPRING40: 'ncc_credit_40',
  LONGSTAY: 'consignment_window_extended',
  BOOST15: 'payout_booster_15',
  BOOST20: 'payout_booster_20_ncc',
}

/** Returns the incentive of a promotion code, in any case; undefined for an unknown code. */
export function kitPromoOf(code: string): CleanoutIncentive | undefined {
  const wanted = code.trim().toUpperCase()
  return Object.entries(kitPromoCodes).find(([known]) => known === wanted)?.[1]
}

/** The facts of a kit order that decide whether it is accepted. */
export type KitFacts = {
  readonly loggedIn: boolean
  readonly email: string | null | undefined
  /** Whether the user lives outside the United States. */
  readonly isInternational: boolean
  /** Country of the chosen address; undefined when none is chosen or it belongs to another user. */
  readonly country: string | undefined
  /** Whether the order names a known charity. */
  readonly charity: boolean
  readonly promoCode: string | null | undefined
}

/** The reason why a kit order is refused, and the form field that it concerns. */
export type KitProblem = {
  readonly message: string
  readonly field: 'email' | 'addressId' | 'charityId' | 'promoCode' | null
}

/**
 * Returns the first problem (message and field) of a kit order: abroad, a guest's email, no address in the
 * United States for a mailed bag, a donation without a charity, or an unknown promotion code. Undefined when
 * there is none. bag-orders.ts checks how often a seller may order.
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
