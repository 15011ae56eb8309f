// A direct sale after it is paid: its ship-by time, its status, and ratings by both sides (decision 0199).
import { hasContact } from '../questions/questions.ts'
import {
  cancelUnsentHours,
  type DirectSaleStatus,
  directHoldDays,
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

/** Returns by when the seller prints the label of a parcel that was paid at a time. */
export const sendByOf = (paidAt: Date): Date => new Date(paidAt.getTime() + sendWithinHours * hourMs)
/** Returns when a sale that was not sent is canceled. */
export const canceledAtOf = (paidAt: Date): Date => new Date(paidAt.getTime() + cancelUnsentHours * hourMs)
/** Returns when the money of a delivered direct sale can be cashed out. */
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

/** Returns where a sale stands for its seller. */
export function saleStatusOf(
  { parcel, deliveredAt, isCanceled, isClaimed }: SaleFacts,
  now: Date,
): DirectSaleStatus {
  if (isCanceled) return 'canceled'
  if (deliveredAt) return !isClaimed && directAvailableAt(deliveredAt) <= now ? 'paid' : 'delivered'
  if (parcel === 'waiting' || parcel === 'picking') return 'to_send'
  return parcel === 'packed' ? 'label_printed' : 'on_its_way'
}

/** Returns until when a delivered sale can be rated, and a rating changed. */
export const reviewUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + reviewDays * dayMs)

/** Returns why a rating can't be stored; undefined when it can. Words may be empty. */
export function reviewFault({ stars, words }: { stars: number; words: string }): string | undefined {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return 'Please choose one to five stars.'
  if (words.length > reviewWordsMost) return `Please use at most ${reviewWordsMost} characters.`
  return hasContact(words) ? 'Please leave out mail addresses, links and phone numbers.' : undefined
}

/** Returns an average of stars with one decimal, as people read it; null without ratings. */
export const ratingOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10

/** Returns how quickly a seller answers offers, in words; null before three answers. */
export function responseWords(hours: number | null, answers: number): string | null {
  if (hours === null || answers < 3) return null
  if (hours <= 1) return 'answers within an hour'
  if (hours <= 24) return `answers within ${Math.ceil(hours)} hours`
  return 'answers within some days'
}
