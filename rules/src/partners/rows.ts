// What a row of a feed does to a piece that is here already (decision 0206): a piece that is held or sold is
// never changed.
import type { RowOutcome, RowProblem } from './feeds.ts'

/** A partner's piece as it stands; price in cents. */
export type StandingPiece = {
  readonly state: string
  readonly price: number
  /** A shopper holds the piece, it is set aside for somebody, or an auction runs. */
  readonly isTaken: boolean
  readonly hasPhotos: boolean
  /** The partner itself took the piece off sale. */
  readonly isWithdrawn: boolean
  /** The row says another thing of the piece than the partner said before: its condition, its photos. */
  readonly hasNews: boolean
  /** A later feed has spoken about the piece already. */
  readonly isOutdated: boolean
}
export type RowWish = { readonly action: 'offer' | 'withdraw'; readonly price: number }
export type RowDecision =
  | { readonly act: 'none'; readonly outcome: RowOutcome }
  | { readonly act: 'reprice' | 'change' | 'withdraw' | 'take_back' | 'put_back' | 'list' }
  | { readonly act: 'refuse'; readonly problem: RowProblem }

const sold = ['pending_sale', 'purchased', 'packed', 'shipped', 'delivered']

const refuse = (field: string, value: string, reason: string): RowDecision => ({
  act: 'refuse',
  problem: { field, value, reason },
})

function withdrawal({ state, isTaken }: StandingPiece): RowDecision {
  if (isTaken || state === 'on_auction')
    return refuse(
      'action',
      'withdraw',
      'A shopper holds this piece just now. Please send the row again later.',
    )
  if (state === 'listed') return { act: 'withdraw' }
  if (state === 'pending_listing') return { act: 'take_back' }
  return { act: 'none', outcome: 'unchanged' }
}

/**
 * Returns what to do with a feed's row about a partner's piece that is here: a new price, new facts, off
 * sale, back on sale, on sale for the first time, or nothing. Refuses a piece that a later feed changed, that
 * is sold, came back, left the shop, was taken off sale by the shop, or is held by a shopper.
 */
export function decideRow(piece: StandingPiece, { action, price }: RowWish): RowDecision {
  if (piece.isOutdated) return refuse('sku', '', 'A later feed has changed this piece already.')
  if (sold.includes(piece.state))
    return refuse('sku', '', 'This piece is sold, so nothing of it was changed.')
  if (piece.state === 'relisted')
    return refuse('sku', '', 'This piece was sold and came back. Please offer it under a new number.')
  if (action === 'withdraw') return withdrawal(piece)
  if (piece.state === 'delisted')
    return piece.isWithdrawn
      ? { act: 'put_back' }
      : refuse('sku', '', 'The shop has taken this piece off sale. Please write to us.')
  if (piece.state === 'pending_listing')
    return piece.hasPhotos ? { act: 'list' } : { act: 'none', outcome: 'waits_for_photos' }
  if (piece.state !== 'listed' && piece.state !== 'on_auction')
    return refuse('sku', '', 'This piece has left the shop. Please offer it under a new number.')
  if (piece.price === price && !piece.hasNews) return { act: 'none', outcome: 'unchanged' }
  if (piece.isTaken || piece.state === 'on_auction')
    return refuse(
      piece.price === price ? 'sku' : 'price',
      '',
      'A shopper holds this piece just now. Please send the row again later.',
    )
  return { act: piece.hasNews ? 'change' : 'reprice' }
}
