// Enumerations and limits of returns (specification §3 and §9).
import { type Cents, cents } from '../common/money.ts'

/** §3 return refund types. */
export const returnRefundTypes = [
  'full_refund',
  'full_refund_with_free_return_shipping',
  'noncashoutable_credit_refund',
  'refund_less_return_shipping',
] as const
export type ReturnRefundType = (typeof returnRefundTypes)[number]

/** §3 return statuses. */
export const returnStatuses = [
  'canceled',
  'completed',
  'inbound',
  'initiated',
  'processed',
  'processing',
  'received',
] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** The decision of an employee about a piece that came back. */
export const returnOutcomes = ['accepted', 'accepted_less', 'refused'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** The parts of a day in which a carrier fetches a returned parcel. */
export const pickUpWindows = ['morning', 'afternoon'] as const
export type PickUpWindow = (typeof pickUpWindows)[number]

/** The life of a booked pick-up of a returned parcel. */
export const pickUpStatuses = [
  'asked',
  'booked',
  'refused',
  'canceling',
  'canceled',
  'missed',
  'fetched',
] as const
export type PickUpStatus = (typeof pickUpStatuses)[number]

/** The fee for each returned piece (decision 0183). */
export const restockingFee: Cents = cents(199)
/** The price of a return label (§9 lists 899 among its sums). */
export const returnLabelFee: Cents = cents(899)
/** Days after a return was made in which its parcel has to be handed to the carrier. */
export const dropOffDays = 14
/** Days after the last day of drop-off when a return that never travelled is closed. */
export const dropOffGraceDays = 3
/** Days after the last day in which a parcel without a carrier's scan may still reach the dock. */
export const postDays = 14
/** Days without arrival after the first scan when a returned parcel counts as perhaps lost. */
export const maybeLostInboundDays = 14
/** Further days after which the shop pays for a parcel that it can't find. */
export const lostInboundDays = 10
/** Days without a scan after which a parcel on its way to a shopper counts as lost. */
export const lostOutboundDays = 14
/** Days in which a shopper answers a lower sum; then the sum counts as accepted. */
export const offerDays = 7
/** Most pieces of one return: a parcel that one person can carry. */
export const returnPiecesMax = 20
/** Most photos with one returned piece. */
export const returnPhotosMax = 5
/** Most letters of a shopper's note about a returned piece. */
export const returnNoteMax = 500
/** Returns on a page of the history. */
export const returnsPageSize = 10
