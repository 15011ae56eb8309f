// Payouts of the sandbox: money that leaves for a seller or a charity, once per key of the shop. A mark in
// the payee's email or account number decides the outcome.
import { bankBehaviorOf } from '@hemline/rules/vocabulary/marked-bank-accounts.ts'
import { type PayeeBehavior, payeeBehaviorOf } from '@hemline/rules/vocabulary/marked-payees.ts'
import { z } from 'zod'
import type { Payout } from './model.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** The body of the shop's request for a payout; the amount is in cents. */
export const payoutBody = z.object({
  amount: z.int().positive().max(100_000_00),
  method: z.enum(['digital_wallet', 'card_provider', 'bank_account', 'charity']),
  payee: z.union([z.email().max(254), z.string().regex(/^bank_[0-9a-f]{24}$/)]),
})
type Body = z.infer<typeof payoutBody>

/**
 * Returns whether the sandbox gives no answer to the request for a payout to such a payee, so that the shop's
 * request times out.
 */
const isSilent = (behavior: PayeeBehavior): boolean =>
  ['answers_late', 'paid_in_silence', 'never_answers'].includes(behavior)

const beginnings: Record<
  PayeeBehavior,
  (now: number, lateMs: number) => Pick<Payout, 'status' | 'code' | 'dueAt'>
> = {
  pays: () => ({ status: 'paid', code: null, dueAt: null }),
  pays_twice_told: () => ({ status: 'paid', code: null, dueAt: null }),
  paid_in_silence: () => ({ status: 'paid', code: null, dueAt: null }),
  answers_late: (now, lateMs) => ({ status: 'processing', code: null, dueAt: now + lateMs }),
  fails: () => ({ status: 'failed', code: 'refused', dueAt: null }),
  fails_late: (now, lateMs) => ({ status: 'processing', code: null, dueAt: now + lateMs }),
  never_answers: () => ({ status: 'processing', code: null, dueAt: null }),
  closed: () => ({ status: 'failed', code: 'account_closed', dueAt: null }),
  comes_back: (now, lateMs) => ({ status: 'paid', code: null, dueAt: now + lateMs }),
}

/** Returns how a payout that waited ends; a payout that was paid comes back from the payee's bank. */
function endOf(behavior: PayeeBehavior): Pick<Payout, 'status' | 'code'> {
  if (behavior === 'comes_back') return { status: 'returned', code: 'returned' }
  return behavior === 'fails_late' ? { status: 'failed', code: 'refused' } : { status: 'paid', code: null }
}

type Deps = {
  readonly store: Store
  readonly now: () => number
  readonly newId: (prefix: string) => string
  readonly lateMs: number
}

/**
 * Makes the sandbox processor's operations on payouts over a store: `find`, `get`, `isSilent`, `send`,
 * `withdraw`, `settleDue`. A repeated key pays once. Throws Refusal for an unknown payout (404), a key with
 * another amount or payee (409) and an unknown bank account (400).
 */
export function createPayoutDesk({ store, now, newId, lateMs }: Deps) {
  const behaviorOf = ({ method, payee }: Pick<Payout, 'method' | 'payee'>): PayeeBehavior =>
    method === 'bank_account'
      ? bankBehaviorOf(store.findBankAccount(payee)?.accountNumber ?? '')
      : payeeBehaviorOf(payee)
  const tell = (payout: Payout) => {
    const { key, ref } = payout
    const behavior = behaviorOf(payout)
    if (behavior === 'paid_in_silence') return
    for (let times = behavior === 'pays_twice_told' ? 2 : 1; times > 0; times -= 1)
      store.addEvent({ id: newId('evt'), ref, key, type: 'payout.changed' }, now())
  }
  const get = (key: string): Payout => {
    const payout = store.findPayout(key)
    if (!payout) throw new Refusal(404, 'no_such_payout')
    return payout
  }
  return {
    find: store.findPayout,
    get,
    /** Whether the sandbox gives no answer to the request for this payout. */
    isSilent: (payout: Payout): boolean => isSilent(behaviorOf(payout)),
    send: (key: string, body: Body) =>
      store.together(() => {
        const known = store.findPayout(key)
        if (known) {
          // The mark of a payout that was withdrawn before it arrived has no amount.
          if (known.method !== '' && (known.amount !== body.amount || known.payee !== body.payee))
            throw new Refusal(409, 'key_reused')
          return { payout: known, isNew: false }
        }
        if (body.method === 'bank_account' && !store.findBankAccount(body.payee))
          throw new Refusal(400, 'no_such_bank_account')
        const payout: Payout = {
          key,
          ref: newId('out'),
          ...body,
          ...beginnings[behaviorOf(body)](now(), lateMs),
        }
        store.addPayout(payout)
        if (payout.status !== 'processing') tell(payout)
        return { payout, isNew: true }
      }),
    /**
     * Withdraws a payout that has not arrived: its key is marked, so that a later arrival pays nothing. A
     * payout that has arrived stays as it is.
     */
    withdraw: (key: string): Payout =>
      store.together(() => {
        if (!store.findPayout(key))
          store.addPayout({
            key,
            ref: newId('out'),
            status: 'withdrawn',
            amount: 0,
            method: '',
            payee: '',
            code: null,
            dueAt: null,
          })
        return get(key)
      }),
    settleDue: (at: number = now()) =>
      store.together(() => {
        for (const payout of store.listDuePayouts(at)) {
          store.setPayout(payout.key, endOf(behaviorOf(payout)))
          tell(payout)
        }
      }),
  }
}
/** The operations on payouts. */
export type PayoutDesk = ReturnType<typeof createPayoutDesk>
