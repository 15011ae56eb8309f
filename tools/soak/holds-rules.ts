// The rules that a shop must keep while many buyers want the same pieces, whatever happens to its programs.
// Pure functions: each takes facts and returns the broken ones and the number checked.

/**
 * A piece that the shop told a buyer they hold: `from` is when the answer came, `until` when the hold ends
 * or the buyer gave it up, in milliseconds since 1970.
 */
export type Claim = {
  readonly itemNumber: number
  readonly buyer: string
  readonly from: number
  until: number
}
/**
 * A hold that passed to another cart or order at `at`; `until` and `released` are the values before the
 * change.
 */
export type HandOver = {
  readonly itemNumber: number
  readonly at: number
  readonly wasCart: string | null
  readonly cart: string | null
  readonly wasOrder: string | null
  readonly order: string | null
  readonly until: number
  readonly released: boolean
}
/** A row of the table of holds; times in milliseconds since 1970. */
export type Hold = {
  readonly itemNumber: number
  readonly orderId: string | null
  readonly takenAt: number
  readonly extendedAt: number | null
  readonly expiresAt: number
}
/** An order; `charged` is its amount in cents. */
export type Order = { readonly id: string; readonly status: string; readonly charged: number }
/** A piece in an order. */
export type Line = { readonly orderId: string; readonly itemNumber: number; readonly canceled: boolean }
/** The shop's record of one attempt to pay for an order; `amount` in cents. */
export type Attempt = {
  readonly key: string
  readonly orderId: string
  readonly status: string
  readonly amount: number
}
/** A payment in the processor's own books; amounts in cents. */
export type Payment = {
  readonly key: string
  readonly orderId: string
  readonly status: string
  readonly amount: number
  readonly captured: number
  readonly refunded: number
}
/** An order that a buyer was told is placed, and whether the buyer then asked to cancel it. */
export type Told = {
  readonly orderId: string
  readonly itemNumbers: readonly number[]
  readonly cancelAsked: boolean
}

/** Everything that the rules judge, read at the end of the soak. */
export type Facts = {
  readonly items: readonly { itemNumber: number; state: string }[]
  readonly orders: readonly Order[]
  readonly lines: readonly Line[]
  readonly attempts: readonly Attempt[]
  readonly payments: readonly Payment[]
  readonly holds: readonly Hold[]
  readonly handOvers: readonly HandOver[]
  readonly claims: readonly Claim[]
  /** The orders that the shop confirmed to buyers. */
  readonly told: readonly Told[]
  readonly holdMs: number
  readonly paymentMs: number
}

/** The result of one rule: how many facts it checked, and one line per broken one. */
export type Verdict = { readonly rule: string; readonly checked: number; readonly broken: readonly string[] }

/** Tolerance in milliseconds: a clock is read a little before or after the event whose time it gives. */
const slackMs = 50
const waiting: ReadonlySet<string> = new Set(['not_paid', 'payment_declined', 'canceled'])
/** Returns whether an order stands: it exists and is not unpaid, declined or canceled. */
export const stands = (order: Order | undefined): boolean => order !== undefined && !waiting.has(order.status)
const soldStates: ReadonlySet<string> = new Set([
  'pending_sale',
  'purchased',
  'packed',
  'shipped',
  'delivered',
])

const group = <T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => Map.groupBy(list, keyOf)

/**
 * Checks, by what buyers were told, that no two buyers held one piece at the same time for more than 50 ms.
 * Returns the verdict: the rule, how many claims were checked, and a line for each breach.
 */
export function heldOnce({ claims }: Pick<Facts, 'claims'>): Verdict {
  const broken = [...group(claims, (one) => one.itemNumber)].flatMap(([itemNumber, all]) =>
    all.flatMap((a, at) =>
      all.slice(at + 1).flatMap((b) => {
        const both = Math.min(a.until, b.until) - Math.max(a.from, b.from)
        return a.buyer !== b.buyer && both > slackMs
          ? [`piece ${itemNumber}: ${a.buyer} and ${b.buyer} were told it is theirs`]
          : []
      }),
    ),
  )
  return {
    rule: 'no piece was held by two buyers at an instant, as they were told',
    checked: claims.length,
    broken,
  }
}

/**
 * Checks, by the database's records, that no living hold passed to another cart and none left its order.
 * Returns the verdict: the rule, how many changes were checked, and a line for each breach.
 */
export function handedOverFree({ handOvers }: Pick<Facts, 'handOvers'>): Verdict {
  const broken = handOvers.flatMap(({ itemNumber, at, wasCart, cart, wasOrder, order, until, released }) => {
    if (wasOrder !== null && order !== null && wasOrder !== order)
      return [`piece ${itemNumber}: from order ${wasOrder} to ${order}`]
    if (wasCart === cart) return []
    if (wasOrder !== null) return [`piece ${itemNumber}: taken by ${cart} while order ${wasOrder} had it`]
    return released || until <= at
      ? []
      : [`piece ${itemNumber}: taken by ${cart} while ${wasCart} held it for ${until - at} ms more`]
  })
  return { rule: 'no hold that lived went to somebody else', checked: handOvers.length, broken }
}

/**
 * Checks that each piece is in at most one order that stands or may still be paid, and that a piece is in a
 * sold state exactly when an order that stands has it.
 */
export function soldOnce({ items, lines, orders }: Pick<Facts, 'items' | 'lines' | 'orders'>): Verdict {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const open = group(
    lines.filter((line) => !line.canceled),
    (line) => line.itemNumber,
  )
  const broken = items.flatMap(({ itemNumber, state }) => {
    const mine = open.get(itemNumber) ?? []
    const standing = mine.filter((line) => stands(byId.get(line.orderId)))
    const names = mine.map((line) => line.orderId).join(' and ')
    if (mine.length > 1) return [`piece ${itemNumber} is in orders ${names}`]
    if (soldStates.has(state) && standing.length === 0)
      return [`piece ${itemNumber} is ${state} without an order that stands`]
    return standing.length === 1 && !soldStates.has(state)
      ? [`piece ${itemNumber} is ${state} although order ${names} stands`]
      : []
  })
  return {
    rule: 'each piece is sold at most once, and by exactly one order line',
    checked: items.length,
    broken,
  }
}

/**
 * Checks that each hold ends at most `holdMs` after it was taken, or `paymentMs` after its one extension by a
 * payment, and that no canceled or failed order holds a piece.
 */
export function heldInTime({
  holds,
  orders,
  holdMs,
  paymentMs,
}: Pick<Facts, 'holds' | 'orders' | 'holdMs' | 'paymentMs'>): Verdict {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const broken = holds.flatMap(({ itemNumber, orderId, takenAt, extendedAt, expiresAt }) => {
    if (orderId !== null && stands(byId.get(orderId))) return []
    if (orderId !== null)
      return [
        `piece ${itemNumber} is kept by order ${orderId}, ${byId.get(orderId)?.status ?? 'which is not there'}`,
      ]
    const last = Math.max(takenAt + holdMs, extendedAt === null ? 0 : extendedAt + paymentMs)
    return expiresAt > last + slackMs
      ? [`piece ${itemNumber} is held ${Math.round((expiresAt - last) / 1000)} s too long`]
      : []
  })
  return { rule: 'no hold is kept past its time', checked: holds.length, broken }
}

const netOf = ({ status, amount, captured, refunded }: Payment): number => {
  if (status === 'captured') return captured - refunded
  return status === 'authorized' ? amount : 0
}

/**
 * Checks that each payment which the processor keeps belongs to an order that stands and has that order's
 * amount, that the others are voided or refunded, and that none is undecided.
 */
export function chargedForOrders({
  payments,
  attempts,
  orders,
}: Pick<Facts, 'payments' | 'attempts' | 'orders'>): Verdict {
  const byKey = new Map(attempts.map((attempt) => [attempt.key, attempt]))
  const byId = new Map(orders.map((order) => [order.id, order]))
  const broken = payments.flatMap((payment) => {
    const order = byId.get(byKey.get(payment.key)?.orderId ?? '')
    const net = netOf(payment)
    if (net > 0 && !stands(order))
      return [`payment ${payment.key} of ${net} has no order that stands (${order?.status ?? 'none'})`]
    if (['processing', 'review', 'approval'].includes(payment.status))
      return [`payment ${payment.key} is in ${payment.status} still`]
    return net > 0 && net !== order?.charged
      ? [`payment ${payment.key} holds ${net}, its order ${order?.id} is to pay ${order?.charged}`]
      : []
  })
  return { rule: 'each charge has its order, or is void', checked: payments.length, broken }
}

/**
 * Checks that each order that stands and costs something has exactly one charge, that no order is left unpaid
 * with nothing under way, and that no payment attempt is undecided. The amounts are checked by
 * chargedForOrders.
 */
export function ordersCharged({
  payments,
  attempts,
  orders,
}: Pick<Facts, 'payments' | 'attempts' | 'orders'>): Verdict {
  const attemptsOf = group(attempts, (attempt) => attempt.orderId)
  const paymentsOf = group(payments, (payment) => payment.key)
  const broken = orders.flatMap((order) => {
    const mine = attemptsOf.get(order.id) ?? []
    const undecided = mine.find(({ status }) =>
      ['started', 'review', 'approval', 'abandoning'].includes(status),
    )
    if (undecided) return [`order ${order.id}: its payment is ${undecided.status} still`]
    if (order.status === 'not_paid') return [`order ${order.id} is not_paid, with nothing under way`]
    const charges = mine
      .flatMap(({ key }) => paymentsOf.get(key) ?? [])
      .filter((payment) => netOf(payment) > 0)
    return stands(order) && order.charged > 0 && charges.length !== 1
      ? [`order ${order.id} has ${charges.length} charges`]
      : []
  })
  return { rule: 'each order has its charge', checked: orders.length, broken }
}

/**
 * Checks that each order which the shop confirmed to a buyer stands with all its pieces, unless that buyer
 * asked to cancel it.
 */
export function keptItsWord({ told, orders, lines }: Pick<Facts, 'told' | 'orders' | 'lines'>): Verdict {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const linesOf = group(lines, (line) => line.orderId)
  const broken = told.flatMap(({ orderId, itemNumbers, cancelAsked }) => {
    const order = byId.get(orderId)
    if (order?.status === 'canceled' && cancelAsked) return []
    if (!stands(order)) return [`order ${orderId} was placed, and is ${order?.status ?? 'not there'}`]
    const has = new Set(
      (linesOf.get(orderId) ?? []).filter((line) => !line.canceled).map((line) => line.itemNumber),
    )
    const missing = itemNumbers.filter((itemNumber) => !has.has(itemNumber))
    return missing.length > 0 ? [`order ${orderId} lacks ${missing.join(', ')}`] : []
  })
  return { rule: 'each order that a buyer was told of stands', checked: told.length, broken }
}

/**
 * Applies all rules about holds, orders and charges to the facts at the end of the soak; returns a verdict
 * for each.
 */
export const judge = (facts: Facts): Verdict[] => [
  heldOnce(facts),
  handedOverFree(facts),
  soldOnce(facts),
  heldInTime(facts),
  chargedForOrders(facts),
  ordersCharged(facts),
  keptItsWord(facts),
]
