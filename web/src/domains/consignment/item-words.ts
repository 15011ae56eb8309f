// The state of a piece in words for the seller: its badge and the line below its name.
import { comingBackWords, type ReturnStatus } from '@hemline/rules/consignment/seller-returns.ts'
import type { SellerItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { countOf, dateOf, moment, money } from '../../platform/format.ts'
import { dayInWords } from '../../platform/format-days.ts'

export type Piece = SellerItemFieldsFragment
type Mood = 'plain' | 'good' | 'green' | 'sale' | 'gold' | 'bad'
const dayMs = 86_400_000

/**
 * Returns color and words of the badge on a seller's piece: rescued, on the rescue shelf, paid, the days to
 * reclaim it, held in a cart, else its state.
 */
export function badgeOf(piece: Piece): { mood: Mood; words: string } {
  if (piece.rescuedAt) return { mood: 'green', words: 'New home' }
  if (piece.rescueShelvedAt) return { mood: 'plain', words: 'Rescue shelf' }
  if (piece.reached === 'paid') return { mood: 'good', words: 'Paid' }
  if (piece.status === 'expired' && piece.reclaimWithin) return { mood: 'sale', words: piece.reclaimWithin }
  if (piece.heldUntil) return { mood: 'gold', words: 'Held in a cart' }
  const moods: Readonly<Record<string, Mood>> = { sold: 'green', pending_sale: 'gold', unaccepted: 'bad' }
  return { mood: moods[piece.status] ?? 'plain', words: piece.statusLabel }
}

const daysLeft = (iso: string, now: number): string => {
  const days = Math.max(0, Math.ceil((Date.parse(iso) - now) / dayMs))
  return days <= 1 ? 'Last day' : `${days} days left`
}

function listedLine(piece: Piece, now: number): string {
  if (piece.heldUntil) return `Held by a shopper until ${moment(piece.heldUntil, now)}`
  return [
    piece.favoriteCount > 0 ? `${countOf(piece.favoriteCount, 'person', 'people')} saved it` : '',
    piece.windowEndsAt ? daysLeft(piece.windowEndsAt, now) : '',
    piece.nextDrop ? `Drops to ${money(piece.nextDrop.price)} on ${dayInWords(piece.nextDrop.at)}` : '',
  ]
    .filter(Boolean)
    .join('. ')
}

/** Says how an auction stands: its bids, and its end. */
function auctionLine({ auctionBidCount, auctionEndsAt }: Piece, now: number): string {
  const bids = auctionBidCount === 0 ? 'No bids yet' : countOf(auctionBidCount, 'bid')
  return auctionEndsAt ? `${bids}. Ends ${moment(auctionEndsAt, now)}` : bids
}

/** Says what became of a piece on the rescue shelf; undefined for other pieces. */
function rescueLine({ rescuedAt, rescueShelvedAt }: Piece): string | undefined {
  if (rescuedAt) return `Went to a new home in a rescue box on ${dateOf(rescuedAt)}`
  return rescueShelvedAt ? 'Waits for a rescue box. It is worn again, and pays nothing' : undefined
}

const passedOn = (piece: Piece): string => (piece.canDonate ? '' : `Given to ${piece.charityName}`)

function restLine(piece: Piece, why: string): string {
  const rescued = rescueLine(piece)
  if (rescued) return `${why}. ${rescued}`
  if (piece.reclaimWithin) return `${why}. Take it back for ${money(piece.reclaimFee)}, or let us donate it`
  return [why, passedOn(piece)].filter(Boolean).join('. ')
}

const isReturnStatus = (text: string): text is ReturnStatus => Object.hasOwn(comingBackWords, text)

/** Returns the state of a piece that returns to its seller, and the warehouse that it leaves from. */
function comingBackLine({ comingBack }: Piece): string {
  const status = comingBack?.status ?? ''
  const words = comingBackWords[isReturnStatus(status) ? status : 'waiting']
  if (!comingBack || status === 'delivered') return words
  const { warehouse, sentAt, carrierName, trackingCode } = comingBack
  if (status !== 'sent') return warehouse ? `${words}, in ${warehouse}` : words
  const from = warehouse ? ` from ${warehouse}` : ''
  const since = sentAt ? ` since ${dateOf(sentAt)}` : ''
  return `${words}${from}${since}, ${carrierName} ${trackingCode}`
}

/** Returns one or two sentences about the state of a seller's piece; `now` in epoch milliseconds. */
export function lineOf(piece: Piece, now: number): string {
  const declined = piece.declineNote?.replace(/\.$/, '') || piece.declineReason || 'Not accepted'
  switch (piece.status) {
    case 'listed':
      return listedLine(piece, now)
    case 'on_auction':
      return auctionLine(piece, now)
    case 'sold':
      return `Sold ${piece.soldAt ? dayOfEarnings(piece.soldAt) : ''}${piece.reached === 'paid' ? '' : '. Yours when its return window is over'}`
    case 'pending_sale':
      return 'Somebody is buying it right now'
    case 'unaccepted':
      return restLine(piece, declined)
    case 'no_payout':
      return restLine(piece, declined)
    case 'expired':
      return restLine(piece, 'Its time in the shop is over')
    case 'reclaimed':
      return comingBackLine(piece)
    default:
      return piece.photoId === null ? 'Being looked over' : 'Photographed. Its price is to follow'
  }
}

/** Returns the part of a piece's price that pays the bag's fee, in cents. */
export const bagFeeOf = ({ lines }: Pick<Piece, 'lines'>): number =>
  lines.find(({ kind }) => kind === 'bag_fee')?.amount ?? 0

/** Returns the path of a seller's page about one of their pieces, by its item number. */
export const pieceHref = (itemNumber: number): string => `/my/items/${itemNumber}`
/** Returns the path of a seller's page about one of their clean-out bags, by its number. */
export const bagHref = (bagNumber: string): string => `/my/cleanouts/${bagNumber}`
