// An order's life as data: which status may follow which, and what people read of it (specification §3;
// decision 0060). The picture of it in docs/orders.md is generated from here.
import { replacementCancel, replacementKept, replacementReturn } from '../cases/replacement-words.ts'
import { type OrderStatus, type TransactionKind, transactionKinds } from '../vocabulary/orders.ts'

export const orderTransitions = {
  not_paid: ['confirmed', 'in_progress', 'payment_declined', 'canceled'],
  confirmed: ['shipped', 'canceled', 'payment_declined', 'order_finalized'],
  in_progress: ['auto_charged', 'canceled', 'payment_declined'],
  auto_charged: ['shipped', 'canceled'],
  payment_declined: [],
  shipped: ['delivered', 'lost_outbound'],
  lost_outbound: ['delivered', 'order_finalized'],
  delivered: ['return_initiated', 'order_finalized'],
  return_initiated: ['delivered', 'maybe_lost_inbound', 'returned_late', 'order_finalized'],
  maybe_lost_inbound: ['returned_late', 'order_finalized'],
  returned_late: ['order_finalized'],
  order_finalized: [],
  canceled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Returns whether the order state machine allows a change from one status to the other in one step. */
export function canOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return (orderTransitions[from] as readonly OrderStatus[]).includes(to)
}

/** Why an order goes on; the arrows of the picture. */
export const orderReasons: Partial<Record<`${OrderStatus} ${OrderStatus}`, string>> = {
  'not_paid confirmed': 'payment promised',
  'not_paid in_progress': 'payment promised, in a bundle',
  'not_paid payment_declined': 'declined, or given up',
  'in_progress auto_charged': 'the bundle closes',
  'confirmed order_finalized': 'charged, and nothing of it is sent: gift cards',
  'confirmed shipped': 'charged, packed and handed over',
  'auto_charged shipped': 'packed and handed over',
  'confirmed canceled': 'by the shopper or the shop',
  'in_progress canceled': 'by the shopper or the shop',
  'auto_charged canceled': 'by the shop',
  'confirmed payment_declined': 'the charge is refused at packing',
  'in_progress payment_declined': 'the charge is refused at closing',
  'shipped delivered': 'the carrier says so',
  'delivered return_initiated': 'a return is asked for',
  'delivered order_finalized': 'the return window ends',
  'lost_outbound order_finalized': 'refunded',
}

/** The words that a shopper reads for each status of an order. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  not_paid: 'Waiting for payment',
  confirmed: 'Confirmed',
  in_progress: 'In your bundle',
  auto_charged: 'Bundle charged',
  payment_declined: 'Payment declined',
  shipped: 'On its way',
  lost_outbound: 'Lost on its way',
  delivered: 'Delivered',
  return_initiated: 'Return started',
  maybe_lost_inbound: 'Return not arrived yet',
  returned_late: 'Returned late',
  order_finalized: 'Complete',
  canceled: 'Canceled',
}

/**
 * Returns the words that a shopper reads for the status of an order: a replacement that is not placed yet
 * waits for the first piece, and for no payment.
 */
export const orderStatusWords = (status: OrderStatus, isReplacement: boolean): string =>
  isReplacement && status === 'not_paid' ? replacementKept : orderStatusLabels[status]

export const transactionKindLabels: Record<TransactionKind, string> = {
  authorization: 'Payment authorized',
  credit: 'Credit used',
  credit_refund: 'Credit returned',
  deposit: 'Gift card used',
  final_charge: 'Charged',
  refund: 'Refunded',
}

/**
 * Which kinds each kind of transaction comes after; those without any are what pays an
 * order. Shown by docs/orders.md.
 */
export const transactionNeeds = {
  authorization: [],
  credit: [],
  deposit: [],
  final_charge: ['authorization'],
  refund: ['final_charge'],
  // A return may be paid as shop credit, whatever paid the order.
  credit_refund: ['credit', 'deposit', 'final_charge'],
} as const satisfies Record<TransactionKind, readonly TransactionKind[]>

/**
 * Checks an order's payment transactions (amounts in cents): no kind may sum to more than the kinds it
 * depends on, such as refunds to more than charges, nor all refunds to more than was paid. Returns a text for
 * each violation; empty when there is none.
 */
export function transactionFaults(
  all: readonly { readonly kind: TransactionKind; readonly amount: number }[],
): string[] {
  const sumOf = (kinds: readonly TransactionKind[]) =>
    all.reduce((sum, one) => sum + (kinds.includes(one.kind) ? one.amount : 0), 0)
  const perKind = transactionKinds.flatMap((kind) => {
    const taken = sumOf([kind])
    const there = sumOf(transactionNeeds[kind])
    return transactionNeeds[kind].length > 0 && taken > there ? [`${kind} ${taken}, of ${there}`] : []
  })
  const back = sumOf(['refund', 'credit_refund'])
  const paid = sumOf(['final_charge', 'credit', 'deposit'])
  return perKind.length === 0 && back > paid ? [`refund and credit_refund ${back}, of ${paid}`] : perKind
}

/** Returns a Mermaid diagram of the kinds of transactions, for docs/orders.md. */
export function transactionDiagram(): string {
  const arrows = transactionKinds.flatMap((kind) => {
    const needs = transactionNeeds[kind]
    return needs.length === 0 ? [`  [*] --> ${kind}`] : needs.map((one) => `  ${one} --> ${kind}`)
  })
  return ['stateDiagram-v2', ...arrows].join('\n')
}

/**
 * The row of what a payment pays no more, since it was let go of before the charge: pieces taken
 * off, a bundle's delivery.
 */
export const takenOffWords = 'Taken off before the charge'

/** Orders that a shopper's history doesn't show, unless they stood once: tries that came to nothing. */
export const hiddenOrderStatuses: readonly OrderStatus[] = ['not_paid', 'payment_declined']

/**
 * Returns whether an order is charged when it is placed, not when it is packed (decision 0060): orders with a
 * gift card, which can't wait for a parcel, and orders without pieces.
 */
export const isChargedAtOnce = (lines: readonly { kind: string }[]): boolean =>
  lines.some(({ kind }) => kind === 'gift_card') || !lines.some(isSent)

/** Returns whether a line of an order travels in a parcel: pieces do, and pieces of a rescue box. */
export const isSent = ({ kind }: { readonly kind: string }): boolean => kind === 'item' || kind === 'rescue'

const isOnItsWay = (status: OrderStatus) => status === 'confirmed' || status === 'not_paid'

/**
 * Returns why a shopper can't cancel an order, in words: canceled already, a rescue box, complete, a
 * replacement, still being paid, closed as a bundle, left, being packed, or `charged` at once. Undefined
 * until its first parcel is being packed.
 */
export function cancelRefusalOf(order: {
  status: OrderStatus
  packing: boolean
  charged?: boolean
  rescue?: boolean
  replacement?: boolean
}): string | undefined {
  if (order.status === 'canceled') return 'This order is canceled already.'
  if (order.rescue) return 'A rescue box is final sale, so it can’t be canceled.'
  if (order.status === 'order_finalized') return 'This order is complete.'
  if (order.replacement && isOnItsWay(order.status)) return replacementCancel
  if (order.replacement) return replacementReturn
  if (order.status === 'not_paid') return 'This order is still being paid.'
  if (order.status === 'auto_charged')
    return 'This bundle has closed and is being packed. You can return what you don’t keep.'
  if (order.status !== 'confirmed' && order.status !== 'in_progress')
    return 'This order has left. You can return what you don’t keep.'
  if (order.packing) return 'This order is being packed. You can return what you don’t keep.'
  return order.charged
    ? 'This order was charged at once, so it can’t be canceled here. You can return pieces that you don’t keep.'
    : undefined
}

/** Said when a form shows another sum than the one that is right by now. */
export const sumHasChanged = 'The sum has changed. Please look at it again before you go on.'

/**
 * Returns an order's short label for people: the last eight characters of its id in two halves, "7F3A-9C21".
 * It is not unique.
 */
export function orderLabel(id: string): string {
  const tail = id.replaceAll('-', '').slice(-8).toUpperCase()
  return `${tail.slice(0, 4)}-${tail.slice(4)}`
}

/** Returns a Mermaid diagram of the order states, for docs/orders.md. */
export function orderDiagram(): string {
  const arrows = Object.entries(orderTransitions).flatMap(([from, targets]) =>
    targets.map((to) => {
      const reason = orderReasons[`${from} ${to}` as keyof typeof orderReasons]
      return `  ${from} --> ${to}${reason ? `: ${reason}` : ''}`
    }),
  )
  return ['stateDiagram-v2', '  [*] --> not_paid', ...arrows].join('\n')
}
