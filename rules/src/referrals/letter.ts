// The letter that invites a friend: what the API mails is what its advocate reads before.
import { giftDays } from './referrals.ts'

/** The words of an invitation. `reminder`: it is the second and last letter. */
export type Letter = {
  readonly subject: string
  readonly preview: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly closing: string
  /** The link that ends invitations from anybody. */
  readonly stop: string
}

/**
 * Returns the invitation mail of an advocate such as "Nora W.": subject, preview, title, paragraphs and
 * closing lines. `reminder`: the second and last mail.
 */
export const letterFrom = (advocate: string, reminder = false): Letter => ({
  subject: reminder ? `${advocate} still has 45% off for you` : `${advocate} gives you 45% off`,
  preview: 'And free shipping on your first order.',
  title: '45% off your first order, and free shipping',
  paragraphs: [
    `${advocate} thinks you would like Hemline: clothes that were worn well, one of each, and described as they are, flaws and all.`,
    `The gift is for your first order, within ${giftDays} days of joining.`,
  ],
  button: 'Take the 45%',
  closing: `You get this mail because ${advocate} typed your address. We keep the address for this invitation alone${reminder ? ', and send no more of them' : ''}.`,
  stop: 'No more invitations, please',
})
