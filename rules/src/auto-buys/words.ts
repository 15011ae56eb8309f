// The sentences about saved searches that buy by themselves (decision 0214). All amounts are in cents.
import { dollars } from '../common/dollars.ts'
import type { Cents } from '../common/money.ts'
import type { AutoBuyStop } from './auto-buys.ts'

/** What an owner agrees to, a sentence each. */
export const autoBuyTerms: readonly string[] = [
  'When a new piece matches this search, we order and pay it for you without asking again. Pieces that matched before stay yours to choose.',
  'A piece never costs more than your highest price, with delivery, fees and tax. Store credit of yours pays first; codes and rewards stay yours.',
  'We order pieces of our own houses. Pieces that members or partners send are only told to you.',
  'Whoever holds a piece or stands in line for it goes first. Of two searches that buy, the one that was agreed to earlier goes first.',
  'You can cancel an order until it is packed, and return pieces as usual. Final sale pieces can’t be returned.',
  'You can stop at any time, here or from the mail of an order. An order that is already placed stays until you cancel it.',
]

/** Why an agreement is paused or over; `owner` and `done` say it without a reason to mend. */
export const autoBuyStopWords: Readonly<Record<AutoBuyStop | 'changed', string>> = {
  owner: 'You stopped it.',
  done: 'It bought all the pieces that you asked for.',
  declined: 'Your card was declined, and nothing was bought. Choose a card and confirm again.',
  approval: 'Your bank wants you to approve payments by this card yourself. Choose another card.',
  method: 'The saved card is gone or has expired. Choose a card and confirm again.',
  address: 'The address was changed or removed. Choose an address and confirm again.',
  terms: 'Our terms have changed. Accept the new ones and confirm again.',
  changed: 'You changed the search. Confirm that we may buy for it as it is now.',
}

type Bought = { readonly piece: string; readonly search: string; readonly total: Cents }

/**
 * Returns title and body of the notification that a saved search bought a piece for its owner (`total` in
 * cents).
 */
export const boughtWords = ({ piece, search, total }: Bought) => ({
  title: `We bought ${piece} for you`,
  body: `For “${search}”, ${dollars(total)} with delivery and tax. You can cancel it on its page until it is packed, and return it as usual.`,
})

/**
 * Returns title and body of the notification that a saved search stopped buying until its owner agrees again.
 */
export const pausedWords = (search: string, why: AutoBuyStop) => ({
  title: `We stopped buying for “${search}”`,
  body: autoBuyStopWords[why],
})

/** The label of the link that stops an agreement. */
export const stopBuyingLabel = 'Stop buying for this search'
/**
 * Returns the path of the page on which a saved search's agreement to buy is stopped by a code, without a
 * log-in.
 */
export const stopBuyingPath = (code: string): string =>
  `/saved/searches/stop?code=${encodeURIComponent(code)}`

export const autoBuyCardMessage = 'Please choose a saved card that has not expired.'
export const autoBuyAddressMessage = 'Please choose an address in the United States.'
export const finalSaleMessage = 'Final sale pieces can’t be returned.'
