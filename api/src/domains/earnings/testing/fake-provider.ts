// For tests: a payout provider that keeps its payouts in memory and can be told to fail, for tests with
// random histories.
import {
  type PayoutRequest,
  type PayoutState,
  type PayoutsPort,
  PayoutUnknown,
} from '../../../ports/payouts.ts'

type Book = { amount: number; state: PayoutState }
/** The payout port plus the controls that tests use to make it fail. */
export type FakeProvider = PayoutsPort & {
  readonly books: Map<string, Book>
  /** The outcome of the next payouts. */
  next: 'paid' | 'failed' | 'pending'
  /**
   * Leaves the next request unanswered: it never arrived (`before`), or only its answer got lost (`after`).
   */
  silence: 'none' | 'before' | 'after'
  /** Sets the outcome of a pending payout. */
  decide: (key: string, outcome: 'paid' | 'failed') => void
}

const stateOf = (key: string, outcome: 'paid' | 'failed' | 'pending'): PayoutState =>
  outcome === 'failed'
    ? { outcome, reference: `ref-${key}`, code: 'refused' }
    : { outcome, reference: `ref-${key}` }

/** Creates a fake provider that pays every payout until told otherwise. */
export function fakeProvider(): FakeProvider {
  const books = new Map<string, Book>()
  const silently = <T>(work: () => T): T => {
    const silence = self.silence
    self.silence = 'none'
    if (silence === 'before') throw new PayoutUnknown('never arrived')
    const result = work()
    if (silence === 'after') throw new PayoutUnknown('the answer was lost')
    return result
  }
  const self: FakeProvider = {
    name: 'sandbox',
    bankTokenUrl: '/pay/bank-tokens',
    keepBankAccount: async () => undefined,
    books,
    next: 'paid',
    silence: 'none',
    send: async ({ key, amount }: PayoutRequest) =>
      silently(() => {
        const known = books.get(key)
        if (known && known.amount !== amount && known.amount > 0)
          throw new Error(`${key} is sent with another amount`)
        if (!known) books.set(key, { amount, state: stateOf(key, self.next) })
        return books.get(key)?.state ?? stateOf(key, 'pending')
      }),
    find: async (key) => silently(() => books.get(key)?.state),
    withdraw: async (key) => {
      const known = books.get(key)
      if (!known)
        books.set(key, { amount: 0, state: { outcome: 'failed', reference: null, code: 'withdrawn' } })
      return books.get(key)?.state ?? stateOf(key, 'failed')
    },
    readWebhook: () => undefined,
    decide: (key, outcome) => {
      const known = books.get(key)
      if (known?.state.outcome === 'pending') books.set(key, { ...known, state: stateOf(key, outcome) })
    },
  }
  return self
}
