// Words and limits of the resolution hub (specification §2, §7; decision 0184).

import type { FeatureFlag } from './flags.ts'

/** The flag that switches the resolution hub on (specification §3, flags). */
export const hubFlag: FeatureFlag = 'resolution_hub'

/** What can go wrong with an order, a bag or money. */
export const caseKinds = [
  'not_as_described',
  'damaged',
  'missing',
  'wrong_piece',
  'not_delivered',
  'charged_wrongly',
  'counterfeit',
  'bag',
  'payout',
  'letter',
  'piece_question',
] as const
export type CaseKind = (typeof caseKinds)[number]

/** The ways to settle a case. */
export const caseOffers = [
  'keep_part',
  'send_back',
  'refund',
  'credit',
  'replacement',
  'carrier_claim',
  'person',
] as const
export type CaseOffer = (typeof caseOffers)[number]

/** Who has to act next in a case, or how the case ended. */
export const caseStatuses = [
  'waiting_for_us',
  'waiting_for_carrier',
  'answered',
  'settled',
  'closed',
] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** What a carrier says about a parcel that somebody claims. */
export const claimAnswers = ['lost', 'delivered', 'found'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

/** Cases that one shopper may begin within a day. */
export const casesPerDay = 10
/** Days after the delivery in which the hub decides by itself. */
export const caseDays = 30
/** Days without the carrier's answer after which the shop pays. */
export const claimDays = 5
/** Days without a word after an answer of the shop, after which a case closes by itself (decision 0209). */
export const answeredCaseDays = 7
/** Days behind the promised day after which a silent parcel counts as lost. */
export const lateDays = 7
/** What the hub gives at once, in cents; above this sum a person decides. */
export const atOnceLimit = 15_000
/** Up to this sum in cents the shopper's word is enough, and what came need not come back. */
export const wordLimit = 5000
/** Cases settled at once within a year; further ones are decided by a person. */
export const atOnceCases = 3
/** What of the price a shopper gets who keeps the piece, in percent. */
export const keepPercent: Readonly<Partial<Record<CaseKind, number>>> = { not_as_described: 40, damaged: 50 }
/** What shop credit brings on top, in percent. */
export const bonusPercent = 10
/** The longest sentence of a shopper or an employee. */
export const caseWordsMax = 2000
export const casesPageSize = 10
