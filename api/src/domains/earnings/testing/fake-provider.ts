// A provider that keeps its books in memory and misbehaves as it is told: what random
// histories are played with.
import {
  type PayoutRequest,
  type PayoutState,
  type PayoutsPort,
  PayoutUnknown,
} from '../../../ports/payouts.ts'

type Book = { amount: number; state: PayoutState }
export type FakeProvider = PayoutsPort & {
  readonly books: Map<string, Book>
  /** What becomes of the next payout. */
  next: 'paid' | 'failed' | 'pending'
  /** The next request is not answered: it never arrived, or only its answer is lost. */
  silence: 'none' | 'before' | 'after'
  /** Decides what was pending. */
  decide: (key: string, outcome: 'paid' | 'failed') => void
}

const stateOf = (key: string, outcome: 'paid' | 'failed' | 'pending'): PayoutState =>
  outcome === 'failed'
    ? { outcome, reference: `ref-${key}`, code: 'refused' }
    : { outcome, reference: `ref-${key}` }

/** Starts with a provider that pays. */
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
