// For tests: a payment processor that keeps its payments in memory and can be told to fail, to test faults
// while placing an order.
import type { Cents } from '@hemline/rules/common/money.ts'
import {
  type AuthorizeRequest,
  type PaymentState,
  type PaymentsPort,
  PaymentUnknown,
} from '../../../ports/payments.ts'

type Payment = {
  key: string
  reference: string
  amount: number
  status: 'authorized' | 'captured' | 'voided' | 'declined' | 'review' | 'approval'
  captured: number
  refunded: number
}
/** The payment port plus the controls that tests use to make it fail. */
export type FakeProcessor = PaymentsPort & {
  readonly books: Map<string, Payment>
  /**
   * How many of the next answers to each operation get lost (PaymentUnknown) although the operation was done.
   */
  readonly lose: Partial<
    Record<'authorize' | 'authorizeAgain' | 'capture' | 'void' | 'refund' | 'find' | 'abandon', number>
  >
  /** Runs before the processor sees a request: an error thrown there is a request that never arrived. */
  before: ((what: string) => void | Promise<void>) | undefined
  /**
   * Runs after the processor did the operation: an error thrown there is a process that died with the answer.
   */
  after: ((what: string) => void | Promise<void>) | undefined
  /** Sets the result of a payment that is in review or approval. */
  decide: (reference: string, status: 'authorized' | 'declined') => void
  /** The cents that are authorized or captured and not refunded, over all payments. */
  held: () => number
}

const instrument = { label: 'Visa', last4: '4242' }

const byReference = (books: Map<string, Payment>, reference: string): Payment => {
  const found = [...books.values()].find((one) => one.reference === reference)
  if (!found) throw new Error(`no payment ${reference}`)
  return found
}
const stateOf = (p: Payment): PaymentState => {
  if (p.status === 'declined') return { outcome: 'declined', reference: p.reference, code: 'card_declined' }
  if (p.status === 'approval')
    return { outcome: 'approval', reference: p.reference, url: `https://processor.example/${p.reference}` }
  if (p.status === 'captured')
    return { outcome: 'captured', reference: p.reference, amount: p.captured as Cents }
  return p.status === 'authorized'
    ? { outcome: 'authorized', reference: p.reference, instrument }
    : { outcome: p.status, reference: p.reference }
}
const letGo = (p: Payment | undefined) => {
  if (p && p.status !== 'captured' && p.status !== 'declined') p.status = 'voided'
}
const statuses: Record<string, Payment['status']> = {
  tok_decline: 'declined',
  tok_review: 'review',
  tok_approval: 'approval',
}

/** Keeps any token but tok_decline. */
const keptWays: Pick<PaymentsPort, 'makeCustomer' | 'keepMethod' | 'forgetMethod'> = {
  makeCustomer: async (key) => `cus_${key}`,
  keepMethod: async ({ token }) =>
    token === 'tok_decline'
      ? { outcome: 'refused', code: 'card_declined' }
      : {
          outcome: 'kept',
          method: {
            reference: `mth_${token}`,
            type: 'CreditCard',
            label: 'visa',
            last4: '4242',
            expires: { month: 12, year: 2040 },
            fingerprint: token,
          },
        },
  forgetMethod: async () => undefined,
}

/**
 * Creates a fake processor. Its tokens: tok_ok, tok_decline, tok_review, tok_approval, tok_refuse_capture,
 * tok_once (declined when it is authorized again), tok_refuse_refund (takes no money back),
 * tok_method_ended (its refunds are refused as method_unavailable).
 */
export function fakeProcessor(): FakeProcessor {
  const books = new Map<string, Payment>()
  const abandoned = new Set<string>()
  const tokens = new Map<string, string>()
  const called = async <T>(what: keyof FakeProcessor['lose'], work: () => T): Promise<T> => {
    await self.before?.(what)
    const result = work()
    await self.after?.(what)
    const left = self.lose[what] ?? 0
    if (left > 0) {
      self.lose[what] = left - 1
      throw new PaymentUnknown(`the answer to ${what} was lost`)
    }
    return result
  }
  const authorize = ({ key, amount, token }: AuthorizeRequest): PaymentState => {
    const before = books.get(key)
    if (before) return stateOf(before)
    const status = abandoned.has(key) ? 'declined' : (statuses[token] ?? 'authorized')
    const made: Payment = { key, reference: `pay_${key}`, amount, status, captured: 0, refunded: 0 }
    books.set(key, made)
    tokens.set(made.reference, token)
    return stateOf(made)
  }
  const self: FakeProcessor = {
    name: 'sandbox',
    browser: { driver: 'sandbox', publicKey: 'public', tokenUrl: '/pay/tokens' },
    books,
    lose: {},
    before: undefined,
    after: undefined,
    decide: (reference, status) => {
      byReference(books, reference).status = status
    },
    held: () =>
      [...books.values()].reduce(
        (sum, p) => sum + (p.status === 'authorized' ? p.amount : p.captured - p.refunded),
        0,
      ),
    authorize: (request) => called('authorize', () => authorize(request)),
    authorizeAgain: ({ key, reference, amount }) =>
      called('authorizeAgain', () => {
        const token = tokens.get(reference) ?? ''
        return authorize({
          key,
          amount,
          token: token === 'tok_once' ? 'tok_decline' : token,
        } as AuthorizeRequest)
      }),
    find: (reference) => called('find', () => stateOf(byReference(books, reference))),
    abandon: ({ key }) =>
      called('abandon', () => {
        abandoned.add(key)
        letGo(books.get(key))
      }),
    capture: ({ reference, amount }) =>
      called('capture', () => {
        const p = byReference(books, reference)
        if (tokens.get(reference) === 'tok_refuse_capture')
          return { outcome: 'refused', code: 'card_declined' }
        if (p.status === 'captured') return { outcome: 'done' }
        if (p.status !== 'authorized' || amount > p.amount)
          throw new Error(`can't take ${amount} of a payment that is ${p.status}`)
        Object.assign(p, { status: 'captured', captured: amount })
        return { outcome: 'done' }
      }),
    void: ({ reference }) => called('void', () => letGo(byReference(books, reference))),
    refund: ({ reference, amount, key }) =>
      called('refund', () => {
        const p = byReference(books, reference)
        if (tokens.has(key)) return { outcome: 'done' }
        if (tokens.get(reference) === 'tok_refuse_refund')
          return { outcome: 'refused', code: 'card_declined' }
        if (tokens.get(reference) === 'tok_method_ended')
          return { outcome: 'refused', code: 'method_unavailable' }
        if (p.status !== 'captured' || p.refunded + amount > p.captured)
          throw new Error(`can't give back ${amount}`)
        tokens.set(key, 'refunded')
        p.refunded += amount
        return { outcome: 'done' }
      }),
    ...keptWays,
    readWebhook: (headers, body) => (headers['x-signature'] === 'good' ? JSON.parse(body) : undefined),
  }
  return self
}
