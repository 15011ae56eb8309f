// A case that is settled by an identical piece: found, taken off the shelf, and ordered at the shop's expense
// (decision 0210).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  type ReplacementWay,
  replacementMethod,
  replacementsFor,
  replacementTotals,
  replacementWay,
  replacementWayByPerson,
} from '@hemline/rules/cases/replacement.ts'
import { offerTitles, replacementTerms } from '@hemline/rules/cases/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { CaseKind } from '@hemline/rules/vocabulary/cases.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { listItemsByNumber, moveItems } from '../catalogue/catalogue.ts'
import { twinsOf } from '../discovery/discovery.ts'
import { post } from '../ledger/ledger.ts'
import { insertOneParcelOrder, lockOrder, type OrderDoors, type OrderRow } from '../orders/orders.ts'
import { placeOrder } from '../payment/payment.ts'
import type { CaseRow } from './cases.db.ts'
import { insertCaseEvent } from './cases-writes.db.ts'
import type { Granted, OfferView } from './grants.ts'
import { insertReplacement, listTakenPieces } from './replacements.db.ts'

/** An identical piece that is free, and when it may leave. */
export type Replacement = { item: ItemRow; way: ReplacementWay }

/**
 * Finds the identical pieces that may replace the piece of a case, the best first. None for several pieces
 * at once, for an address abroad, and where the rules grant no replacement. An employee may give more than
 * the hub gives by itself (`byPerson`).
 */
export async function replacementsOf(
  db: DbOrTx,
  { order, pieces, grant }: Granted,
  { kind, byPerson = false }: { kind: CaseKind; byPerson?: boolean },
): Promise<Replacement[]> {
  const [piece, ...others] = pieces
  if (!piece || others.length > 0 || order.ship_to?.country !== 'US') return []
  const [item] = await listItemsByNumber(db, [piece.item_number])
  if (!item) return []
  const twins = replacementsFor(item, await twinsOf(db, item))
  const taken =
    twins.length === 0
      ? []
      : await listTakenPieces(
          db,
          twins.map((one) => one.item_number),
        )
  return twins
    .filter((one) => !taken.includes(one.item_number))
    .flatMap((one) => {
      const facts = { kind, grant, paid: cents(piece.net_cents), price: cents(one.price_cents) }
      const way = byPerson ? replacementWayByPerson(facts) : replacementWay(facts)
      return way ? [{ item: one, way }] : []
    })
}

/**
 * Returns the way to settle a case by a replacement, with the replacing piece, which the shopper sees before
 * choosing.
 */
export const replacementOffer = ({ item, way }: Replacement): OfferView => ({
  offer: 'replacement',
  title: offerTitles.replacement,
  terms: replacementTerms(way),
  total: 0,
  sums: [],
  to: [],
  item,
})

/** A case, the order of its first piece, and the piece that replaces it. */
type Replacing = {
  row: Pick<CaseRow, 'id' | 'user_id' | 'visitor_id' | 'email'>
  order: OrderRow
  replacement: Replacement
  returnId: string | null
  /** The employee who decided; null when the shopper chose. */
  actorId: string | null
  now: Date
}

/**
 * Takes a piece off the shelf for a case. Returns false when it is sold or in somebody's cart; the caller
 * gives its transaction up then.
 */
async function takePiece(tx: Tx, { row, replacement, now }: Replacing): Promise<boolean> {
  const itemNumbers = [replacement.item.item_number]
  const moved = await moveItems(tx, {
    itemNumbers,
    from: ['listed'],
    to: 'pending_sale',
    kind: 'held_for_replacement',
    detail: { caseId: row.id },
    now,
  })
  return moved.length === 1 && (await listTakenPieces(tx, itemNumbers)).length === 0
}

/**
 * Replaces the piece of a case, in the caller's transaction and under the lock of the first order: the piece
 * is taken, its order is written and paid by the shop, and it may be packed at once, or waits for the parcel
 * of the first piece. Returns false when somebody else has the piece; the caller gives its transaction up.
 */
export async function replacePiece(
  tx: Tx,
  doors: Pick<OrderDoors, 'giftCardSecret'>,
  replacing: Replacing,
): Promise<boolean> {
  const { row, order, replacement, returnId, actorId, now } = replacing
  const { item, way } = replacement
  if (!(await takePiece(tx, replacing)) || !order.ship_to) return false
  const orderId = uuidv7(now.getTime())
  const line = pieceLine(uuidv7(now.getTime()), item)
  const totals = replacementTotals(line, now)
  const { fullName, line1, line2, city, state, zip, country, phone } = order.ship_to
  await insertOneParcelOrder(tx, {
    orderId,
    userId: order.user_id,
    visitorId: order.visitor_id,
    email: order.email,
    address: {
      full_name: fullName,
      line1,
      line2: line2 ?? null,
      city,
      state: state ?? null,
      zip,
      country,
      phone: phone ?? null,
      delivery_location: order.delivery_location,
    },
    method: replacementMethod,
    totals,
    lines: [line],
    itemNumbers: [item.item_number],
    kind: 'item',
    parcelKey: `own@${item.warehouse_id}`,
    warehouseId: item.warehouse_id,
    now,
  })
  const posted = await post(tx, {
    key: `order/${orderId}/reserved`,
    kind: 'order_paid',
    reason: 'replacement',
    now,
    orderId,
    entries: orderPaidEntries(paidBy(orderId, totals)),
  })
  if (posted.__typename !== 'Posted') throw new Error('cases: the shop’s own account can’t be overdrawn')
  const isReleased = way === 'at_once'
  await insertReplacement(tx, {
    case_id: row.id,
    order_id: orderId,
    item_number: item.item_number,
    return_id: returnId,
    released_at: isReleased ? now : null,
    now,
  })
  const body = `Order ${orderLabel(orderId)}, piece ${item.item_number}`
  await insertCaseEvent(tx, { caseId: row.id, kind: 'replaced', actorId, body, at: now })
  if (isReleased) await releaseOrder(tx, doors, { orderId, now })
  return true
}

/**
 * Places the order of a replacement, whose piece was taken before: its parcel may be packed. Throws when the
 * order is not unpaid or can't be placed.
 */
export async function releaseOrder(
  tx: Tx,
  doors: Pick<OrderDoors, 'giftCardSecret'>,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const promise = { reference: null, label: null, last4: null, now }
  if (order?.status !== 'not_paid' || !(await placeOrder(tx, doors, order, promise)))
    throw new Error(`cases: the replacement ${orderId} can’t be placed`)
}
