// What must be true of a shop in which many wanted the same pieces, whatever happened to its programs
// meanwhile. Pure: facts go in, what is broken comes out, with how much was looked at.

/**
 * A buyer was told that a piece is hers, from when the answer came until its end, or until she
 * let go of it. Milliseconds.
 */
export type Claim = {
  readonly itemNumber: number
  readonly buyer: string
  readonly from: number
  until: number
}
/** A hold changed its cart or its order; `until` and `released` are what it had before. */
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
export type Hold = {
  readonly itemNumber: number
  readonly orderId: string | null
  readonly takenAt: number
  readonly extendedAt: number | null
  readonly expiresAt: number
}
export type Order = { readonly id: string; readonly status: string; readonly charged: number }
export type Line = { readonly orderId: string; readonly itemNumber: number; readonly canceled: boolean }
export type Attempt = {
  readonly key: string
  readonly orderId: string
  readonly status: string
  readonly amount: number
}
/** As the processor's books have it. */
export type Payment = {
  readonly key: string
  readonly orderId: string
  readonly status: string
  readonly amount: number
  readonly captured: number
  readonly refunded: number
}
export type Told = {
  readonly orderId: string
  readonly itemNumbers: readonly number[]
  readonly cancelAsked: boolean
}

export type Facts = {
  readonly items: readonly { itemNumber: number; state: string }[]
  readonly orders: readonly Order[]
  readonly lines: readonly Line[]
  readonly attempts: readonly Attempt[]
  readonly payments: readonly Payment[]
  readonly holds: readonly Hold[]
  readonly handOvers: readonly HandOver[]
  readonly claims: readonly Claim[]
  /** Orders that buyers were told are placed. */
  readonly told: readonly Told[]
  readonly holdMs: number
  readonly paymentMs: number
}

export type Verdict = { readonly rule: string; readonly checked: number; readonly broken: readonly string[] }

/** Clocks are read a little before and after what they are read for. */
const slackMs = 50
const waiting: ReadonlySet<string> = new Set(['not_paid', 'payment_declined', 'canceled'])
/** Whether an order stands: it is paid, or promised to be. */
export const stands = (order: Order | undefined): boolean => order !== undefined && !waiting.has(order.status)
const soldStates: ReadonlySet<string> = new Set([
  'pending_sale',
  'purchased',
  'packed',
  'shipped',
  'delivered',
])

const group = <T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => Map.groupBy(list, keyOf)

/** As buyers were told: no instant at which two of them held one piece. */
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

/** As the database noted it: nobody took over a hold that lived, or that an order had. */
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
 * Each piece lies in at most one order that stands or may still be paid, and is sold exactly when
 * it lies in one that stands.
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
 * Each hold lasts as long as the shop says, once longer for a payment; an order that came
 * to nothing holds nothing.
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
 * What the processor holds, it holds for an order that stands, and as much as that is to pay;
 * everything else it let go of.
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

/** Each order that stands has one charge of its sum, and no try to pay is undecided. */
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

/** What a buyer was told is placed is there with its pieces, unless she canceled it. */
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

/** All rules over the facts at the end. */
export const judge = (facts: Facts): Verdict[] => [
  heldOnce(facts),
  handedOverFree(facts),
  soldOnce(facts),
  heldInTime(facts),
  chargedForOrders(facts),
  ordersCharged(facts),
  keptItsWord(facts),
]
