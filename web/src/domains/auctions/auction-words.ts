// Texts about the state of an auction for the shopper.
import type { AuctionFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { countOf, minutesLeft, money, shortMoney } from '../../platform/format.ts'

export type ShownAuction = NonNullable<AuctionFieldsFragment['auction']>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns the time to an auction's end: "2 days 4 h", "3 h 12 min", "11:42" in the last hour. */
export function timeLeft(ms: number): string {
  if (ms < hourMs) return minutesLeft(ms)
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h ${Math.floor((ms % hourMs) / minuteMs)} min`
  return `${countOf(Math.floor(ms / dayMs), 'day')} ${Math.floor((ms % dayMs) / hourMs)} h`
}

/** Returns an auction's number of bids and whether its reserve is met: "3 bids, reserve not met yet". */
export function bidsLine({ bidCount, reserve }: ShownAuction): string {
  const bids = bidCount === 0 ? 'No bids yet' : countOf(bidCount, 'bid')
  if (reserve === 'none') return `${bids}, no reserve`
  return reserve === 'met' ? `${bids}, reserve met` : `${bids}, reserve not met yet`
}

/**
 * Returns the message about a bidder's standing in an auction (leading, outbid, won, lost) with its mood;
 * undefined for a viewer who has not bid. `until`: the time by which a winner has to pay.
 */
export function standingWords(
  { standing, myMaximum, price, status, reserve }: ShownAuction,
  until: string,
): { mood: 'green' | 'sale' | 'plain'; title: string; text: string } | undefined {
  const most = myMaximum === null ? '' : shortMoney(myMaximum)
  switch (standing) {
    case 'leading':
      return {
        mood: 'green',
        title: 'You lead.',
        text:
          reserve === 'not_met'
            ? `Your maximum is ${most}, which nobody else sees. The reserve is higher.`
            : `Your maximum is ${most}, which nobody else sees.`,
      }
    case 'outbid':
      return { mood: 'sale', title: 'You were outbid.', text: `Somebody bid more than your ${most}.` }
    case 'won':
      return status === 'awaiting_payment'
        ? {
            mood: 'green',
            title: `You won it for ${money(price)}.`,
            text: `It lies in your cart. Please pay by ${until}; after that it goes to the next bidder.`,
          }
        : { mood: 'green', title: `You won it for ${money(price)}.`, text: '' }
    case 'lost':
      return { mood: 'plain', title: 'You didn’t win this one.', text: 'Nothing was charged.' }
    default:
      return undefined
  }
}
