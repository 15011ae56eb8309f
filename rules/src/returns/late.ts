// When a returned parcel counts as handed in too late, and when as perhaps lost (decision 0183).
import { lostInboundDays, maybeLostInboundDays, postDays, type ReturnStatus } from '../vocabulary/returns.ts'

const dayMs = 86_400_000

/** The reasons why a return is paid otherwise than its shopper chose. */
export type RefundChange = 'late' | 'label'

/** Where a returned parcel was seen for the first time, and when. */
export type FirstSeen = { readonly at: Date; readonly by: 'carrier' | 'dock' }

/**
 * Returns until when a returned parcel that no carrier scanned may reach the dock and still counts as in
 * time: 14 days after the last day of drop-off.
 */
export const dockUntil = (dropOffBy: Date): Date => new Date(dropOffBy.getTime() + postDays * dayMs)

/**
 * Returns whether a returned parcel was handed in after its last day. A carrier's scan tells the day. A
 * parcel without one, as by the shopper's own post, gets 14 days more for the way.
 */
export const isHandedInLate = (dropOffBy: Date, { at, by }: FirstSeen): boolean =>
  at > (by === 'carrier' ? dropOffBy : dockUntil(dropOffBy))

/**
 * Returns the day on which the shop pays for a returned parcel that seems lost: 24 days after its first scan.
 * Null while the parcel isn't under way, was never scanned, or was first scanned at most 14 days ago.
 */
export function paysLostOn(
  { status, firstScanAt }: { readonly status: ReturnStatus; readonly firstScanAt: Date | null },
  now: Date,
): Date | null {
  if (status !== 'inbound' || firstScanAt === null) return null
  const after = (days: number) => new Date(firstScanAt.getTime() + days * dayMs)
  return now > after(maybeLostInboundDays) ? after(maybeLostInboundDays + lostInboundDays) : null
}

/**
 * Returns what becomes of the money of a parcel that is handed in after its last day: shop credit in an
 * account; without an account, which holds no credit, it goes back as it was paid.
 */
export const lateTerms = (hasAccount: boolean): string =>
  hasAccount
    ? 'Handed in later, it is paid as shop credit.'
    : 'Handed in later, it is still paid back the way you paid, once we have looked it over.'
