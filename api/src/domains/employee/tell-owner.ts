// What employees do with somebody's piece is told to its owner: a new price with its reason, the way home,
// and that a piece which its owner sells directly is off the shop.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { delistLabels, isDelistReason } from '@hemline/rules/catalogue/item-edits.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { paysWords } from '@hemline/rules/consignment/pays-words.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import type { Tx } from '../../platform/db.ts'
import { type Note, notify } from '../notifications/notifications.ts'
import { findPaying } from './employee.db.ts'
import type { TravellingReturnRow } from './seller-returns.db.ts'

/** A piece and its owner: null for a piece that earns for nobody. */
type OwnedPiece = {
  item_number: number
  seller_id: string | null
  brand_name: string
  title: string
}

/**
 * Notifies the owner of a piece in the bell and by mail, since no other mail says the same; does nothing for
 * a piece that earns for nobody.
 */
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

/**
 * Tells the owner of a piece that the piece is on its way home, with its carrier and tracking code; in the
 * caller's transaction.
 */
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

/**
 * Notifies the member who sells a piece directly, in the bell, with a link to the closet; does nothing for
 * other pieces.
 */
async function tellDirectSeller(
  tx: Tx,
  row: ItemRow,
  note: Pick<Note, 'key' | 'title' | 'body'>,
): Promise<void> {
  if (row.source !== 'p2p' || row.consignor_id === null) return
  await notify(tx, {
    ...note,
    userId: row.consignor_id,
    kind: 'offer',
    link: '/direct/sell',
    itemNumber: row.item_number,
  })
}

/**
 * Returns what a piece of a bag would pay its seller at a price (cents), as a sentence; empty when it pays
 * nothing.
 */
async function bagPays(tx: Tx, row: ItemRow, price: number): Promise<string> {
  const paying = await findPaying(tx, row.item_number)
  if (!paying?.terms || row.bag_id === null) return ''
  const { terms, bag_fee_left: left } = paying
  return paysWords([{ price: cents(price), terms, bagId: row.bag_id, bagFeeLeft: cents(left) }])
}

/**
 * Notifies the seller of a consigned or directly sold piece that an employee changed its price, and why. Does
 * nothing for pieces without such a seller.
 */
export async function tellNewPrice(tx: Tx, row: ItemRow, price: PriceByStaff): Promise<void> {
  const { from, to, reason, now } = price
  const key = `price-by-us:${row.item_number}:${now.toISOString()}`
  const title = `${pieceName(row.brand_name, row.title)} costs ${dollars(to)} now`
  const body = `We changed its price from ${dollars(from)}: “${reason}”.`
  const pays = dollars(directPayoutOf(to).earnings)
  await tellDirectSeller(tx, row, { key, title, body: `${body} Sold at this price, it pays you ${pays}.` })
  // The page of a seller's piece shows pieces of bags only.
  if (row.bag_id === null) return
  await tellOwner(
    tx,
    { ...row, seller_id: row.consignor_id },
    {
      key,
      title,
      body: `${body} ${await bagPays(tx, row, to)}`.trim(),
      link: `/my/items/${row.item_number}`,
    },
  )
}

/** Tells the member who sells a piece directly that an employee took it off or sent it to review, and why. */
export function tellOffSale(
  tx: Tx,
  row: ItemRow,
  { act, delistReason, now }: { act: 'delist' | 'review'; delistReason: string; now: Date },
): Promise<void> {
  const name = pieceName(row.brand_name, row.title)
  const why = isDelistReason(delistReason) ? `${delistLabels[delistReason]}. ` : ''
  const isOff = act === 'delist'
  return tellDirectSeller(tx, row, {
    key: `off-by-us:${row.item_number}:${now.toISOString()}`,
    title: `${isOff ? 'Taken off the shop' : 'A person looks at it again'}: ${name}`,
    body: `${why}${isOff ? 'Change what is wrong in your closet, and send it again.' : 'It is off the shop until then.'}`,
  })
}
