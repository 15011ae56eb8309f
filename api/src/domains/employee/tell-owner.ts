// What employees do with somebody's piece is told to its owner: a new price with its reason, and its way
// home.
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import type { Tx } from '../../platform/db.ts'
import { type Note, notify } from '../notifications/notifications.ts'
import type { TravellingReturnRow } from './seller-returns.db.ts'

/** A piece and its owner: null for a piece that earns for nobody. */
type OwnedPiece = {
  item_number: number
  seller_id: string | null
  brand_name: string
  title: string
}

/** Tells the owner of a piece in the bell and by mail: no mail of its own says the same. */
async function tellOwner(
  tx: Tx,
  piece: OwnedPiece,
  note: Pick<Note, 'key' | 'title' | 'body' | 'link'>,
): Promise<void> {
  if (piece.seller_id === null) return
  await notify(tx, {
    ...note,
    userId: piece.seller_id,
    kind: 'bag',
    itemNumber: piece.item_number,
    data: { onlyTold: true },
  })
}

/** Returns the page on which the owner of a piece reads about it: a returned one never was in a bag. */
const returnPath = ({ item_number, is_returned }: TravellingReturnRow): string =>
  is_returned ? '/my/activity' : `/my/items/${item_number}`

/** Tells the owner of a piece that the piece is on its way home, with its carrier and tracking code. */
export function tellSent(tx: Tx, row: TravellingReturnRow): Promise<void> {
  const why = row.is_returned ? 'Its shopper returned it. ' : ''
  return tellOwner(tx, row, {
    key: `sent-on:${row.item_number}`,
    title: `${pieceName(row.brand_name, row.title)} is on its way back to you`,
    body: `${why}${carrierNames[row.carrier]} ${row.tracking_code} brings it.`,
    link: returnPath(row),
  })
}

/** Tells the owner of a piece that the carrier brought it. */
export function tellCameHome(tx: Tx, row: TravellingReturnRow): Promise<void> {
  return tellOwner(tx, row, {
    key: `came-home:${row.item_number}`,
    title: `${pieceName(row.brand_name, row.title)} is back with you`,
    body: 'The carrier delivered it.',
    link: returnPath(row),
  })
}

/** A price that an employee changed, in cents, with the reason that the seller reads. */
export type PriceByStaff = { from: number; to: number; reason: string; now: Date }

/** Tells the seller of a consigned piece that an employee changed its price, and why. */
export function tellNewPrice(tx: Tx, piece: OwnedPiece, price: PriceByStaff): Promise<void> {
  const { from, to, reason, now } = price
  return tellOwner(tx, piece, {
    key: `price-by-us:${piece.item_number}:${now.toISOString()}`,
    title: `${pieceName(piece.brand_name, piece.title)} costs ${dollars(to)} now`,
    body: `We changed its price from ${dollars(from)}: “${reason}”. Its page says what it would pay you now.`,
    link: `/my/items/${piece.item_number}`,
  })
}
