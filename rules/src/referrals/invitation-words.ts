// What an advocate reads of each invitation, and of all of them together (reference "invite").
import { type ReferralStatus, referralStatusLabels } from '../vocabulary/rewards.ts'
import { giftDays, type IneligibleReason } from './referrals.ts'

/** An invitation with the moments of its life, as ISO texts; a moment that has not come is null. */
export type Invitation = {
  readonly status: ReferralStatus
  readonly reason: IneligibleReason | null
  readonly sentAt: string | null
  readonly remindedAt: string | null
  readonly joinedAt: string | null
  readonly giftEndsAt: string | null
  readonly boughtAt: string | null
  readonly dueAt: string | null
}

const because: Record<IneligibleReason, string> = {
  self: 'This looks like you. The gift is for a friend.',
  household: 'The address, browser or mailbox is yours or another friend’s. One household counts once.',
  known: 'Bought here before. The gift is for first orders.',
  sent_back: 'Sent everything back, or kept less than $20 of it.',
  limit: 'Bought, after your 20 rewards of this year.',
}

/** Returns the label of an invitation's status with a capital first letter only: "Account created". */
export const statusLabelOf = (status: ReferralStatus): string => {
  const label = referralStatusLabels[status] ?? status
  return label.charAt(0) + label.slice(1).toLowerCase()
}

/**
 * Returns one or two sentences on an invitation's state and next step. `write` formats the day of an ISO time
 * for the reader, in the reader's time zone.
 */
export function invitationWords(one: Invitation, write: (iso: string) => string): string {
  const dayOf = (at: string | null): string => (at === null ? '' : write(at))
  const open = one.giftEndsAt ? `The 45% is open until ${dayOf(one.giftEndsAt)}.` : ''
  switch (one.status) {
    case 'Invitation Sent':
      return one.remindedAt
        ? `Sent on ${dayOf(one.sentAt)}, and again on ${dayOf(one.remindedAt)}. Not answered yet.`
        : `Sent on ${dayOf(one.sentAt)}, not answered yet.`
    case 'Account Created':
      return open
    case 'Bag Ordered':
      return `Ordered a clean-out bag. ${open}`
    case 'Completed Purchase':
      return one.dueAt
        ? `Bought on ${dayOf(one.boughtAt)}. Yours on ${dayOf(one.dueAt)}, if nothing comes back.`
        : `Bought on ${dayOf(one.boughtAt)}. The parcel is on its way.`
    case 'Rewarded':
      return `Bought on ${dayOf(one.boughtAt)}.`
    case 'Expired':
      return one.joinedAt
        ? `Joined on ${dayOf(one.joinedAt)}, ${giftDays} days went by.`
        : `Sent on ${dayOf(one.sentAt)}, not answered.`
    case 'Inelegible':
      return because[one.reason ?? 'known']
  }
}
