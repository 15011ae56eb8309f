// A saved search buys a piece that it matched (decision 0214): the order is written under the lock of its
// agreement with the hold, the sums and the payment attempt of every order, then the processor is asked, then
// the outcome is told. Killed anywhere, the next run goes on: one order with one charge, or none.
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  type AutoBuyPass,
  type AutoBuyStop,
  autoBuyKey,
  autoBuyState,
  autoBuyTotals,
} from '@hemline/rules/auto-buys/auto-buys.ts'
import { withheldFrom } from '@hemline/rules/catalogue/product-access.ts'
import { zero } from '@hemline/rules/common/money.ts'
import { isLegalNeeded } from '@hemline/rules/identity/legal.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { queryFrom } from '@hemline/rules/saved-searches/stored-query.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type AddressRow, addressesOfMember } from '../addresses/addresses.ts'
import { holdForOrder } from '../cart/cart.ts'
import { reserveItem } from '../catalogue/catalogue.ts'
import { creditDropsOf, post } from '../ledger/ledger.ts'
import { insertOneParcelOrder, type OrderDoors } from '../orders/orders.ts'
import { startAttempt } from '../payment/payment.ts'
import { memberMethodToPay, type SavedToPay } from '../saved-methods/saved-methods.ts'
import { listItemsToMatch, matcherFor } from '../search/search.ts'
import {
  type AutoBuyRow,
  countTaken,
  findOwner,
  hasTried,
  insertTry,
  lockAutoBuy,
  type OwnerRow,
  type WantedRow,
} from './auto-buys.db.ts'

/** A match of a piece that an agreement may buy. */
export type Wanted = WantedRow & { itemNumber: number }

/**
 * What became of a match: an order is written (`Ordered`), it was tried before (`Tried`), somebody holds the
 * piece until a time (`Waits`) or gets it first (`TurnDue`), the piece is left to others (`Passed`), or the
 * agreement waits for its owner (`Paused`). Nothing is written but for `Ordered`.
 */
export type Ordering =
  | { __typename: 'Ordered' }
  | { __typename: 'Tried' }
  | { __typename: 'Waits'; until: Date }
  | { __typename: 'TurnDue' }
  | { __typename: 'Passed'; why: AutoBuyPass }
  | { __typename: 'Paused'; why: AutoBuyStop }

type Piece = Awaited<ReturnType<typeof listItemsToMatch>>[number]

const passed = (why: AutoBuyPass): Ordering => ({ __typename: 'Passed', why })
const paused = (why: AutoBuyStop): Ordering => ({ __typename: 'Paused', why })

/**
 * Writes the order of a match with its hold and payment attempt, once, and answers `Ordered`; else returns
 * why not, with nothing written. Doesn't ask the processor.
 */
export const orderMatch = (doors: OrderDoors, wanted: Wanted): Promise<Ordering> =>
  inPatientTransaction<Ordering>(doors.db, 'Ordered', (tx) => orderIn(tx, doors, wanted))

async function orderIn(tx: Tx, doors: OrderDoors, wanted: Wanted): Promise<Ordering> {
  const now = doors.now()
  // Held by whoever stops or changes the agreement, too: what is stopped buys nothing from then on.
  const agreed = await lockAutoBuy(tx, wanted.search_id)
  if (!agreed || (await hasTried(tx, wanted))) return { __typename: 'Tried' }
  const state = autoBuyState(
    { stoppedWhy: agreed.stopped_why, endsAt: agreed.ends_at, isChanged: agreed.is_changed },
    now,
  )
  if (state !== 'active' || agreed.is_paused || agreed.agreed_at > wanted.matched_at) return passed('over')
  if ((await countTaken(tx, agreed.search_id)) >= agreed.pieces_most) return passed('over')
  const owner = await findOwner(tx, agreed.user_id)
  if (!owner || owner.banned || owner.is_leaving) return passed('over')
  if (isLegalNeeded(owner.legal_version, owner.legal_in_force)) return paused('terms')
  const [item] = await listItemsToMatch(tx, [wanted.itemNumber])
  if (item?.state !== 'listed') return passed('gone')
  const left = whyLeft(item, { agreed, owner, now })
  if (left) return passed(left)
  const paying = await payingOf(tx, doors, agreed)
  if ('__typename' in paying) return paying
  return writeOrder(tx, doors, { wanted, agreed, owner, item, ...paying })
}

/**
 * Returns the reason why a piece on sale is not for this agreement: it no longer matches, is another
 * sender's, on final sale or withheld from the owner; undefined when the price alone decides.
 */
function whyLeft(
  item: Piece,
  { agreed, owner, now }: { agreed: AutoBuyRow; owner: OwnerRow; now: Date },
): AutoBuyPass | undefined {
  // The piece may have been edited since it matched.
  if (!matcherFor(queryFrom(agreed.query), now)(item)) return 'changed'
  if (item.source !== 'own') return 'sender'
  if (item.final_sale && !agreed.final_sale) return 'final_sale'
  const facts = {
    accessLevels: item.access_levels,
    listedAt: item.listed_at,
    preordered: item.preordered_by !== null,
    preorderedByViewer: item.preordered_by === agreed.user_id,
    consignedByViewer: item.consignor_id === agreed.user_id,
    // Only pieces of the shop are bought without their shopper, and the shop has no block.
    apartFromSeller: false,
  }
  return withheldFrom(owner.loyalty_tier, facts, now) ? 'withheld' : undefined
}

type Paying = { method: SavedToPay; address: AddressRow }

async function payingOf(tx: Tx, doors: OrderDoors, agreed: AutoBuyRow): Promise<Paying | Ordering> {
  const { user_id: userId, saved_method_id: id, address_id: addressId } = agreed
  if (id === null) return paused('method')
  const method = await memberMethodToPay(tx, { userId, driver: doors.payments.name, id, now: doors.now() })
  if ('__typename' in method) return paused('method')
  const address = (await addressesOfMember(tx, userId)).find((one) => one.id === addressId)
  return address ? { method, address } : paused('address')
}

type Writing = Paying & { wanted: Wanted; agreed: AutoBuyRow; owner: OwnerRow; item: Piece }

async function writeOrder(tx: Tx, doors: OrderDoors, writing: Writing): Promise<Ordering> {
  const { wanted, agreed, owner, item, address } = writing
  const now = doors.now()
  const userId = agreed.user_id
  const orderId = uuidv7(now.getTime())
  const held = await holdForOrder(tx, { userId, itemNumber: wanted.itemNumber, orderId, now })
  if (held.__typename === 'Held') return { __typename: 'Waits', until: held.until }
  if (held.__typename === 'TurnDue') return held
  if (held.__typename === 'Gone') return passed('held')
  // The hold keeps others from the piece, and this lock keeps its price.
  await reserveItem(tx, { itemNumber: wanted.itemNumber, userId })
  const [locked] = await listItemsToMatch(tx, [wanted.itemNumber])
  const line = pieceLine(uuidv7(now.getTime()), locked ?? item)
  const totals = autoBuyTotals({
    line,
    destination: destinationIn(address),
    tier: owner.loyalty_tier,
    freeShippingThreshold: owner.free_shipping_threshold_cents,
    drops: await creditDropsOf(tx, { userId, now }),
    now,
  })
  if (totals.total > agreed.most_cents) return passed('price')
  return insertRows(tx, doors, { ...writing, orderId, line, totals })
}

type Rows = Writing & { orderId: string; line: TotalsLine; totals: Totals }

async function insertRows(tx: Tx, doors: OrderDoors, rows: Rows): Promise<Ordering> {
  const { wanted, agreed, owner, item, address, method, orderId, line, totals } = rows
  const now = doors.now()
  const isCharged = totals.amountCharged > 0
  await insertOneParcelOrder(tx, {
    orderId,
    userId: agreed.user_id,
    visitorId: null,
    email: owner.email,
    address,
    method: isCharged ? method.method : 'credits',
    totals,
    lines: [line],
    itemNumbers: [wanted.itemNumber],
    kind: 'item',
    parcelKey: `own@${item.warehouse_id}`,
    warehouseId: item.warehouse_id ?? 0,
    now,
  })
  const entries = orderPaidEntries({ ...paidBy(orderId, totals), charged: zero })
  if (entries.length > 0) {
    const key = `order/${orderId}/reserved`
    const reserved = await post(tx, { key, kind: 'order_paid', reason: 'credit', now, orderId, entries })
    // The credit was spent at this very moment: the next run adds up anew.
    if (reserved.__typename === 'Overdrawn') throw new Error(`auto-buys: credit of ${orderId} was spent`)
  }
  const tryId = uuidv7(now.getTime())
  await insertTry(tx, {
    id: tryId,
    searchId: agreed.search_id,
    userId: agreed.user_id,
    itemNumber: wanted.itemNumber,
    matchedAt: wanted.matched_at,
    agreedAt: agreed.agreed_at,
    status: 'ordered',
    why: null,
    orderId,
    totalCents: totals.total,
    now,
  })
  await startAttempt(doors, tx, {
    key: autoBuyKey(tryId),
    orderId,
    method: isCharged ? method.method : 'credits',
    paidWith: isCharged
      ? { token: method.reference, customer: method.customer, savedMethodId: method.id }
      : { token: null },
    amount: totals.amountCharged,
    amountShown: totals.amountCharged,
  })
  return { __typename: 'Ordered' }
}
