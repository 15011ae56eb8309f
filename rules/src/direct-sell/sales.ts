// A direct sale after it is paid: its ship-by time, its status, and ratings by both sides (decision 0199).
import { hasContact } from '../questions/questions.ts'
import {
  cancelUnsentHours,
  type DirectSaleStatus,
  directHoldDays,
  handOverHours,
  type ReportReason,
  reviewDays,
  reviewWordsMost,
  sendWithinHours,
} from '../vocabulary/direct-sell.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000

export const directSaleLabels: Record<DirectSaleStatus, string> = {
  to_send: 'To be sent',
  label_printed: 'Label printed',
  on_its_way: 'On its way',
  delivered: 'Delivered',
  paid: 'Paid to you',
  canceled: 'Canceled',
}

export const reportLabels: Record<ReportReason, string> = {
  counterfeit: 'It looks like a copy',
  not_as_shown: 'Pictures and words don’t agree',
  offensive: 'It is offensive',
  fraud: 'Somebody wants to be paid outside the shop',
  other: 'Something else',
}

/** Returns the moment by which a direct seller must print the label: 72 hours after the parcel was paid. */
export const sendByOf = (paidAt: Date): Date => new Date(paidAt.getTime() + sendWithinHours * hourMs)
/** Returns the moment at which an unsent direct sale is canceled: 120 hours after it was paid. */
export const canceledAtOf = (paidAt: Date): Date => new Date(paidAt.getTime() + cancelUnsentHours * hourMs)
/**
 * Returns the moment at which a direct sale without a carrier's scan is canceled: 120 hours after it was
 * paid, and not before a made label is 48 hours old. `packedAt` is null before the label is made.
 */
export function unsentEndsAt({ paidAt, packedAt }: { paidAt: Date; packedAt: Date | null }): Date {
  const end = canceledAtOf(paidAt)
  const least = packedAt && new Date(packedAt.getTime() + handOverHours * hourMs)
  return least && least > end ? least : end
}
/**
 * Returns which reminder a direct seller is due for a labeled parcel that no carrier has scanned: `late` in
 * the last day before the sale is canceled, `hand` from a day after the label on; undefined before.
 */
export function handOverStep(sale: { paidAt: Date; packedAt: Date }, now: Date): 'hand' | 'late' | undefined {
  if (now.getTime() >= unsentEndsAt(sale).getTime() - dayMs) return 'late'
  return now.getTime() >= sale.packedAt.getTime() + dayMs ? 'hand' : undefined
}
/**
 * Returns the moment from which the proceeds of a direct sale can be cashed out: two days after its delivery.
 */
export const directAvailableAt = (deliveredAt: Date): Date =>
  new Date(deliveredAt.getTime() + directHoldDays * dayMs)

export type SaleFacts = {
  /** The status of the parcel. */
  parcel: string
  deliveredAt: Date | null
  isCanceled: boolean
  /** Whether a claim holds the money back. */
  isClaimed: boolean
}

/**
 * Returns the status of a direct sale as its seller sees it: canceled; after delivery 'paid' once two days
 * are over without a claim, else 'delivered'; before it to_send, label_printed or on_its_way.
 */
export function saleStatusOf(
  { parcel, deliveredAt, isCanceled, isClaimed }: SaleFacts,
  now: Date,
): DirectSaleStatus {
  if (isCanceled) return 'canceled'
  if (deliveredAt) return !isClaimed && directAvailableAt(deliveredAt) <= now ? 'paid' : 'delivered'
  if (parcel === 'waiting' || parcel === 'picking') return 'to_send'
  return parcel === 'packed' ? 'label_printed' : 'on_its_way'
}

/**
 * Returns the moment until which a delivered sale can be rated, and a rating changed: 30 days after delivery.
 */
export const reviewUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + reviewDays * dayMs)

/**
 * Returns the reason, as a sentence, why a rating can't be stored: not 1 to 5 whole stars, more than 400
 * characters, or a mail address, link or phone number. Undefined when it can; its words may be empty.
 */
export function reviewFault({ stars, words }: { stars: number; words: string }): string | undefined {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return 'Please choose one to five stars.'
  if (words.length > reviewWordsMost) return `Please use at most ${reviewWordsMost} characters.`
  return hasContact(words) ? 'Please leave out mail addresses, links and phone numbers.' : undefined
}

/**
 * Returns the average of `count` ratings whose stars add up to `sum`, with one decimal; null without ratings.
 */
export const ratingOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10

/**
 * Returns how a buyer was rated: "4.5 of 5 stars from 2 ratings"; null without ratings. `sum`: of the stars
 * of `count` ratings.
 */
export function buyerStarsWords(sum: number, count: number): string | null {
  const stars = ratingOf(sum, count)
  return stars === null ? null : `${stars} of 5 stars from ${count === 1 ? '1 rating' : `${count} ratings`}`
}

/**
 * Returns how quickly a seller answers offers: "answers within 3 hours"; null before three answers. `hours`:
 * the usual time to an answer.
 */
export function responseWords(hours: number | null, answers: number): string | null {
  if (hours === null || answers < 3) return null
  if (hours <= 1) return 'answers within an hour'
  if (hours <= 24) return `answers within ${Math.ceil(hours)} hours`
  return 'answers within some days'
}
