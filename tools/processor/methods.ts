// Ways to pay that the processor keeps for the shop's customers: a card, or a wallet account once it was
// approved. A card number is never kept, only what the card will do.
import { declinesAtOnce, type Method, type Payment, type Token } from './model.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

type Deps = { readonly store: Store; readonly now: () => number; readonly newId: (prefix: string) => string }

/** A browser's token may be kept for an hour, in milliseconds. */
const tokenMs = 3_600_000

/**
 * Returns whether a card has expired: it is valid to the end of its month (UTC). A card without month or year
 * never expires.
 */
export function isPast({ month, year }: Pick<Token, 'month' | 'year'>, now: number): boolean {
  return month !== null && year !== null && now >= Date.UTC(year, month, 1)
}

/** The account that a wallet's approval page stands for; every shopper of the sandbox has this one. */
const walletAccount = {
  type: 'PayPalAccount',
  label: 'shopper@wallet.example',
  last4: null,
  behavior: 'succeeds',
  month: null,
  year: null,
  fingerprint: 'wallet-account',
} as const

const ofCard = ({ token: _, ...card }: Token) => ({ ...card, type: 'CreditCard' as const })

/**
 * Makes the operations on customers' saved cards and wallet accounts: `customerOf`, `keepToken`, `keptBy`,
 * `forget`. A repeated request saves nothing twice and answers the same method. Throws Refusal for an unknown
 * customer (404), an unknown or hour-old token (400) and a card that is declined at once (402).
 */
export function createMethodDesk({ store, now, newId }: Deps) {
  const keep = (customer: string, source: string, method: Omit<Method, 'ref' | 'customer'>): Method => {
    const known = store.findMethodFrom(source, customer)
    if (known) return known
    const made = { ...method, ref: newId('mth'), customer }
    store.addMethod(made, source)
    return made
  }
  return {
    customerOf: (key: string): string => store.together(() => store.customerOf(key, newId('cus'))),
    /** Keeps the card of a token. Refuses a token that is too old, and a card that is declined at once. */
    keepToken: (customer: string, token: string): Method =>
      store.together(() => {
        if (!store.hasCustomer(customer)) throw new Refusal(404, 'no_such_customer')
        const card = store.findToken(token, now() - tokenMs)
        if (!card) throw new Refusal(400, 'card_declined')
        const code = declinesAtOnce[card.behavior]
        if (code !== undefined) throw new Refusal(402, code)
        return keep(customer, token, ofCard(card))
      }),
    /** Keeps what an authorized payment was paid with, when the shop asked for that; else null. */
    keptBy: ({ ref, status, keeps, token }: Payment): Method | null => {
      if (keeps === null || (status !== 'authorized' && status !== 'captured')) return null
      return store.together(() => {
        if (token === null) return keep(keeps, ref, walletAccount)
        const card = store.findToken(token, 0)
        return card ? keep(keeps, token, ofCard(card)) : (store.findMethodFrom(token, keeps) ?? null)
      })
    },
    forget: (ref: string): void => store.forgetMethod(ref),
  }
}
