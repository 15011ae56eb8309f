// The processor's payments: authorizes, captures, voids and refunds, each once per key.
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { demonstrationPayment } from './demonstration.ts'
import { createMethodDesk, isPast } from './methods.ts'
import { type AgainBody, type AuthorizeBody, beginning, type Payment, settled, type Waits } from './model.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** The operations on payments. */
export type Desk = ReturnType<typeof createDesk>
type Deps = {
  readonly store: Store
  readonly now: () => number
  readonly newId: (prefix: string) => string
  readonly waits: Waits
}

/** A browser's tokens are valid for an hour, in milliseconds. */
const tokenMs = 3_600_000

type Settling = Pick<Payment, 'status' | 'code' | 'dueAt'>

/**
 * Returns the functions that all operations share: one finds a payment, one changes it and queues the event
 * for the shop.
 */
function createBook({ store, now, newId }: Deps) {
  const tell = ({ ref, key }: Payment) =>
    store.addEvent({ id: newId('evt'), ref, key, type: 'payment.changed' }, now())
  const get = (ref: string): Payment => {
    const payment = store.findPayment(ref)
    if (payment) return payment
    const past = demonstrationPayment(ref)
    if (!past) throw new Refusal(404, 'no_such_payment')
    store.addPayment(past)
    return past
  }
  const change = (payment: Payment, to: Settling): Payment => {
    store.setPayment(payment.ref, to)
    tell(payment)
    return get(payment.ref)
  }
  return { tell, get, change }
}
type Book = ReturnType<typeof createBook>

/**
 * Makes the sandbox processor's operations on payments over a store: `get`, `findByKey`, `authorize`,
 * `authorizeAgain`, `decide`, `void`, `abandon`, `capture`, `refund`, `settleDue`, and those on saved
 * methods. Each change is one transaction, and a repeated key does nothing twice. Bad requests throw Refusal.
 */
export function createDesk(deps: Deps) {
  const { store, now } = deps
  const book = createBook(deps)
  return {
    get: book.get,
    findByKey: store.findByKey,
    ...createMethodDesk(deps),
    authorize: (key: string, body: AuthorizeBody) => store.together(() => authorize(deps, book, key, body)),
    /**
     * Reserves an amount once more with the card of an earlier payment. A card of which the first promise
     * was refused when it was captured is declined now.
     */
    authorizeAgain: (key: string, ref: string, body: AgainBody) =>
      store.together(() => authorizeAgain(deps, book, key, { ref, ...body })),
    decide: (ref: string, isApproved: boolean): Payment =>
      store.together(() => decide(book, ref, isApproved)),
    void: (ref: string): Payment => store.together(() => letGo(book, book.get(ref))),
    /**
     * Voids the payment of an attempt's key. When the attempt has not arrived yet, the key is marked, so
     * that a later arrival charges nothing. Throws Refusal when the payment has been captured.
     */
    abandon: (key: string): Payment =>
      store.together(() => letGo(book, store.findByKey(key) ?? mark(deps, key))),
    capture: (ref: string, key: string, amount: number) =>
      store.together(() => capture(store, book, { ref, amount }, key)),
    refund: (ref: string, key: string, amount: number) =>
      store.together(() => refund(store, book, { ref, amount }, key)),
    /** Decides the waiting payments whose time has come by `at`. Returns their number. */
    settleDue: (at: number = now()): number =>
      store.together(() => {
        const due = store.listDue(at)
        for (const payment of due) book.change(payment, settled(payment.behavior))
        return due.length
      }),
  }
}

function authorize(
  { store, now, newId, waits }: Deps,
  book: Book,
  key: string,
  body: AuthorizeBody,
): { payment: Payment; isNew: boolean } {
  const known = store.findByKey(key)
  if (known) {
    // The mark of an attempt that was abandoned before it arrived has no amount.
    if (known.method !== '' && (known.amount !== body.amount || known.orderId !== body.orderId))
      throw new Refusal(409, 'key_reused')
    return { payment: known, isNew: false }
  }
  const { kind, label, drivers } = methodRow(body.method)
  if (!drivers.includes('sandbox')) throw new Refusal(400, 'method_unavailable')
  const { amount, method, orderId, returnUrl, customer } = body
  // What is kept was approved when it was kept.
  const isApproved = kind === 'approval' && !body.isKept
  const token = body.isKept
    ? store.findMethod(body.token, customer ?? '')
    : isApproved
      ? undefined
      : store.findToken(body.token, now() - tokenMs)
  if (!isApproved && !token) throw new Refusal(400, 'no_such_token')
  const behavior = token && isPast(token, now()) ? 'expired_card' : (token?.behavior ?? 'succeeds')
  const payment: Payment = {
    ref: newId('pay'),
    key,
    amount,
    method,
    orderId,
    returnUrl,
    behavior,
    captured: 0,
    refunded: 0,
    label: token?.label ?? label,
    last4: token?.last4 ?? null,
    keeps: body.keeps && !body.isKept ? (customer ?? null) : null,
    token: isApproved ? null : body.token,
    ...beginning(behavior, isApproved, now(), waits),
  }
  store.addPayment(payment)
  // For this card no event is sent: only a request of the shop finds the charge.
  if (payment.status === 'authorized' && behavior !== 'charged_without_answer') book.tell(payment)
  return { payment, isNew: true }
}

function authorizeAgain(
  { store, newId }: Deps,
  book: Book,
  key: string,
  { ref, amount, orderId }: AgainBody & { ref: string },
): Payment {
  const known = store.findByKey(key)
  if (known) {
    if (known.amount !== amount || known.orderId !== orderId) throw new Refusal(409, 'key_reused')
    return known
  }
  const { method, behavior, label, last4 } = book.get(ref)
  const isRefused = behavior === 'fails_at_capture'
  const payment: Payment = {
    ref: newId('pay'),
    key,
    amount,
    method,
    orderId,
    returnUrl: '',
    behavior,
    captured: 0,
    refunded: 0,
    label,
    last4,
    keeps: null,
    token: null,
    status: isRefused ? 'declined' : 'authorized',
    code: isRefused ? 'card_declined' : null,
    dueAt: null,
  }
  store.addPayment(payment)
  return payment
}

function decide(book: Book, ref: string, isApproved: boolean): Payment {
  const payment = book.get(ref)
  if (payment.status !== 'approval') return payment
  const to = isApproved
    ? ({ status: 'authorized', code: null } as const)
    : ({ status: 'declined', code: 'approval_refused' } as const)
  return book.change(payment, { ...to, dueAt: null })
}

function letGo(book: Book, payment: Payment): Payment {
  if (payment.status === 'captured') throw new Refusal(409, 'already_captured')
  if (payment.status === 'voided' || payment.status === 'declined') return payment
  return book.change(payment, { status: 'voided', code: null, dueAt: null })
}

function mark({ store, newId }: Deps, key: string): Payment {
  const none = {
    amount: 0,
    captured: 0,
    refunded: 0,
    method: '',
    orderId: '',
    returnUrl: '',
    label: '',
    last4: null,
    code: null,
    dueAt: null,
    keeps: null,
    token: null,
  }
  const payment: Payment = { ...none, ref: newId('pay'), key, status: 'voided', behavior: 'succeeds' }
  store.addPayment(payment)
  return payment
}

type Amount = { readonly ref: string; readonly amount: number }

function capture(store: Store, book: Book, { ref, amount }: Amount, key: string): string | null {
  const payment = book.get(ref)
  const before = store.findMove(key)
  if (before) return sameMove(before, { ref, kind: 'capture', amount })
  if (payment.status === 'captured') throw new Refusal(409, 'already_captured')
  if (payment.status !== 'authorized' || amount > payment.amount) throw new Refusal(409, 'not_capturable')
  const refused = payment.behavior === 'fails_at_capture' ? 'card_declined' : null
  store.addMove(key, { ref, kind: 'capture', amount, refused })
  if (refused === null) store.setMoved(ref, amount, 0)
  else store.setPayment(ref, { status: 'declined', code: refused, dueAt: null })
  book.tell(payment)
  return refused
}

function refund(store: Store, book: Book, { ref, amount }: Amount, key: string): null | string {
  const payment = book.get(ref)
  const before = store.findMove(key)
  if (before) return sameMove(before, { ref, kind: 'refund', amount })
  if (payment.status !== 'captured' || payment.refunded + amount > payment.captured)
    throw new Refusal(409, 'not_refundable')
  const refused = payment.behavior === 'closed_before_refund' ? 'card_declined' : null
  store.addMove(key, { ref, kind: 'refund', amount, refused })
  if (refused !== null) return refused
  store.setMoved(ref, payment.captured, payment.refunded + amount)
  book.tell(payment)
  return null
}

type MoveOf = Amount & { readonly kind: string }

function sameMove(before: MoveOf & { refused: string | null }, asked: MoveOf): string | null {
  if (before.ref !== asked.ref || before.kind !== asked.kind || before.amount !== asked.amount)
    throw new Refusal(409, 'key_reused')
  return before.refused
}
