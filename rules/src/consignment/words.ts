// Texts about a piece's life for its seller (specification §2 /my/items, §3; decision 0074). No employee is
// named.
import type { ItemState } from '../catalogue/item-states.ts'
import { wasSold } from '../catalogue/item-states.ts'
import { type Cents, cents } from '../common/money.ts'
import { type DeclineReason, declineReasonLabels } from '../vocabulary/seller.ts'

/** The steps of a piece's life, shown as four dots in its row. */
export const journeySteps = ['photo', 'on_sale', 'sold', 'paid'] as const
export type JourneyStep = (typeof journeySteps)[number]
export const journeyLabels: Record<JourneyStep, string> = {
  photo: 'Photo',
  on_sale: 'On sale',
  sold: 'Sold',
  paid: 'Paid',
}

export type JourneyFacts = {
  readonly state: ItemState
  readonly hasPhoto: boolean
  readonly listedAt: Date | null
  readonly paid: boolean
}

/**
 * Returns the last step that a piece has reached on its way from photo to payment ('photo', 'on_sale',
 * 'sold', 'paid'); 'none' before the first photo.
 */
export function journeyOf({ state, hasPhoto, listedAt, paid }: JourneyFacts): JourneyStep | 'none' {
  if (wasSold(state)) return paid ? 'paid' : 'sold'
  if (listedAt) return 'on_sale'
  return hasPhoto ? 'photo' : 'none'
}

/** Returns whether a text is a known reason for declining a piece. */
export const isDeclineReason = (text: string): text is DeclineReason =>
  Object.hasOwn(declineReasonLabels, text)

/** Returns why a piece was declined, in words for its seller; an unknown reason as it is. */
export const declineWords = (reason: string): string =>
  isDeclineReason(reason) ? declineReasonLabels[reason] : reason

export type PriceBy = 'schedule' | 'seller' | 'shop' | 'auction' | 'offer'
/** An entry of a piece's history: a change of state or of price. */
export type HistoryFact =
  | {
      readonly id: string
      readonly at: Date
      readonly from: ItemState | null
      readonly to: ItemState
      readonly charity?: string | null
      /** The move was made for a rescue box: it was paid, or came to nothing. */
      readonly rescue?: boolean
    }
  | {
      readonly id: string
      readonly at: Date
      readonly by: PriceBy
      readonly price: Cents
      readonly reason?: string | null
    }
  /** A carrier took a piece that goes back to its seller. */
  | { readonly id: string; readonly at: Date; readonly sentBack: true }
  /** The carrier brought it to its seller. */
  | { readonly id: string; readonly at: Date; readonly cameHome: true }
  /** It came to the rescue shelf. */
  | { readonly id: string; readonly at: Date; readonly shelved: true }
export type HistoryLine = {
  readonly id: string
  readonly at: Date
  readonly words: string
  readonly price: Cents | null
}

const priceWords: Record<PriceBy, string> = {
  schedule: 'The price dropped as planned',
  seller: 'You changed the price',
  shop: 'We changed the price',
  auction: 'Its auction made the price',
  offer: 'You and a shopper agreed on it',
}

const arrived: Record<ItemState, string> = {
  received: 'It arrived with your bag',
  processing: 'We looked it over',
  under_review: 'We take a second look at it',
  unaccepted: 'Not accepted',
  no_payout: 'Passed on',
  pending_listing: 'Accepted, and on its way into the shop',
  listed: 'On sale',
  on_auction: 'On auction',
  pending_sale: 'Somebody is buying it',
  purchased: 'Sold',
  packed: 'Packed for its buyer',
  shipped: 'On its way to its buyer',
  delivered: 'Delivered to its buyer',
  expired: 'Its time in the shop is over',
  reclaimed: 'You took it back',
  delisted: 'Taken out of the shop to be looked at',
  relisted: 'It came back and is listed anew',
  transferred: 'Passed on',
}

const beforeSale: readonly (ItemState | null)[] = [null, 'processing', 'under_review', 'pending_listing']

function moveWords({ from, to, charity, rescue }: Extract<HistoryFact, { to: ItemState }>): string {
  if (rescue)
    return to === 'transferred' || to === 'no_payout'
      ? 'It has a new home: somebody bought its rescue box'
      : 'Back on the rescue shelf'
  if (to === 'listed' && !beforeSale.includes(from)) return 'On sale again'
  if ((to === 'no_payout' || to === 'transferred') && charity) return `Given to ${charity}`
  return arrived[to]
}

export type PieceDates = {
  readonly listedAt: Date | null
  readonly soldAt: Date | null
  readonly firstPrice: Cents | null
}

/**
 * Returns a piece's history for its seller, newest first, from recorded facts. Listing and sale are added
 * where only their dates are known; internal steps that mean nothing to a seller are left out.
 */
export function historyOf(
  facts: readonly HistoryFact[],
  { listedAt, soldAt, firstPrice }: PieceDates,
): HistoryLine[] {
  const moves = facts.flatMap((fact) => ('to' in fact ? [fact] : []))
  const has = (states: readonly ItemState[]) => moves.some(({ to }) => states.includes(to))
  const dated: HistoryFact[] = [
    ...(listedAt && !moves.some(({ to, from }) => to === 'listed' && beforeSale.includes(from))
      ? [{ id: 'listed', at: listedAt, from: null, to: 'listed' as const }]
      : []),
    ...(soldAt && !has(['pending_sale', 'purchased', 'packed'])
      ? [{ id: 'sold', at: soldAt, from: null, to: 'purchased' as const }]
      : []),
  ]
  return [...facts, ...dated]
    .map((fact, i) => ({ fact, i }))
    .sort((a, b) => b.fact.at.getTime() - a.fact.at.getTime() || b.i - a.i)
    .map(({ fact }) => lineOf(fact, facts, firstPrice))
}

function lineOf(fact: HistoryFact, facts: readonly HistoryFact[], firstPrice: Cents | null): HistoryLine {
  const { id, at } = fact
  if ('shelved' in fact) return { id, at, words: 'On the rescue shelf, for a box', price: null }
  if ('sentBack' in fact) return { id, at, words: 'Sent back to you', price: null }
  if ('cameHome' in fact) return { id, at, words: 'Delivered to you', price: null }
  if ('by' in fact) {
    const why = fact.by === 'shop' && fact.reason ? `${priceWords.shop}: “${fact.reason}”` : undefined
    return { id, at, words: why ?? priceWords[fact.by], price: fact.price }
  }
  const price =
    fact.to === 'listed' && fact.from !== 'pending_sale' ? firstPriceAt(fact, facts, firstPrice) : null
  return { id, at, words: moveWords(fact), price }
}

/** At what it went on sale: the last price before that moment, or the first one. */
function firstPriceAt(
  move: HistoryFact,
  facts: readonly HistoryFact[],
  firstPrice: Cents | null,
): Cents | null {
  const before = facts
    .flatMap((fact) => ('price' in fact && fact.at <= move.at ? [fact] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return before.at(-1)?.price ?? (firstPrice === null ? null : cents(firstPrice))
}

export const nothingToDonate = 'There is nothing here that can be donated now. What is on sale stays on sale.'
export const flagOff = 'Changing prices is still being tried out, and not yet open to everybody.'

export const notForRescue =
  'This piece can’t go into a rescue box now: it is on sale, on its way to you, given on, or of another kind.'
