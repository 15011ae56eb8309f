// Ledger postings as plain data: the entries of each business event, and the rules of a sound posting
// (domain model, "ledger"; decision 0040).
import { add, type Cents, cents, zero } from '../common/money.ts'
import {
  type AccountKind,
  accountKinds,
  type CreditKind,
  type DropKind,
  type LedgerUnit,
} from '../vocabulary/ledger.ts'

/** Identifies an account by kind and holder; `holder` is '' for the shop's own accounts that have none. */
export type AccountRef = { readonly kind: AccountKind; readonly holder: string }
/** An amount added to (+) or taken from (−) an account, in the account's unit: cents or points. */
export type LedgerEntry = { readonly account: AccountRef; readonly amount: number }

/** Builds the reference of a ledger account from its kind and holder. */
export const account = (kind: AccountKind, holder = ''): AccountRef => ({ kind, holder })
/** Returns the text 'kind/holder' that identifies an account. */
export const accountKey = ({ kind, holder }: AccountRef): string => `${kind}/${holder}`
/** Returns the unit of accounts of this kind: dollars (in cents) or points. */
export const unitOf = (kind: AccountKind): LedgerUnit => accountKinds[kind].unit
/** Returns whether accounts of this kind may never go below zero. */
export const isOwed = (kind: AccountKind): boolean => accountKinds[kind].side === 'owed'

/**
 * Returns the faults of a posting in words; an empty list when it is sound: at least two entries, whole
 * amounts other than zero, each account once, owed accounts with a holder, and a sum of zero in each unit.
 * The database checks the same rules again.
 */
export function postingFaults(entries: readonly LedgerEntry[]): string[] {
  const keys = entries.map((e) => accountKey(e.account))
  const sums = { USD: 0, POINT: 0 }
  for (const { account: of, amount } of entries) sums[unitOf(of.kind)] += amount
  return [
    ...(entries.length < 2 ? ['fewer than two entries'] : []),
    ...entries
      .filter((e) => !Number.isSafeInteger(e.amount) || e.amount === 0)
      .map((e) => `${accountKey(e.account)}: ${e.amount} is not an amount`),
    ...(new Set(keys).size < keys.length ? ['an account twice'] : []),
    ...entries
      .filter((e) => isOwed(e.account.kind) && e.account.holder === '')
      .map((e) => `${e.account.kind}: nobody's`),
    ...(sums.USD !== 0 ? [`dollars sum to ${sums.USD}, not to zero`] : []),
    ...(sums.POINT !== 0 ? [`points sum to ${sums.POINT}, not to zero`] : []),
  ]
}

/**
 * Merges entries of the same account and drops those that sum to zero; sorted by account key, the order in
 * which accounts are locked.
 */
export function settled(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const byAccount = new Map<string, LedgerEntry>()
  for (const entry of entries) {
    const key = accountKey(entry.account)
    byAccount.set(key, { account: entry.account, amount: (byAccount.get(key)?.amount ?? 0) + entry.amount })
  }
  return [...byAccount]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entry]) => entry)
    .filter((e) => e.amount !== 0)
}

/** Returns the two entries that move an amount from one account to another; none for an amount of 0. */
export function moved(from: AccountRef, to: AccountRef, amount: number): LedgerEntry[] {
  return amount === 0
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ]
}

/** A drop of store credit with its balance in cents. */
export type Drop = {
  readonly id: string
  readonly kind: CreditKind
  readonly balance: Cents
  readonly expiresAt: Date | null
  readonly createdAt: Date
}
/** The cents taken from one drop; a replacement takes them from the shop's own account, whose id is ''. */
export type DropUse = {
  readonly id: string
  readonly kind: DropKind
  readonly amount: Cents
  readonly expiresAt: Date | null
}

/**
 * Returns the unexpired credit drops with a balance, those that expire first in front and those without
 * expiry last; between equal ones the oldest first.
 */
export function dropsInOrder<D extends Omit<Drop, 'kind'>>(drops: readonly D[], now: Date): D[] {
  const end = (drop: D) => drop.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  return drops
    .filter((drop) => drop.balance > 0 && end(drop) > now.getTime())
    .sort((a, b) =>
      end(a) === end(b)
        ? a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
        : end(a) - end(b),
    )
}

/**
 * Takes up to `wanted` cents from the drops that expire first; less when
 * the drops hold less.
 */
export function useDrops(drops: readonly Drop[], wanted: Cents, now: Date): DropUse[] {
  const uses: DropUse[] = []
  let open = Math.max(0, wanted)
  for (const { id, kind, balance, expiresAt } of dropsInOrder(drops, now)) {
    if (open === 0) break
    const amount = cents(Math.min(open, balance))
    uses.push({ id, kind, amount, expiresAt })
    open -= amount
  }
  return uses
}

/** Returns the sum, in cents, of what credit drops pay. */
export const sumOfUses = (uses: readonly DropUse[]): Cents => add(zero, ...uses.map((u) => u.amount))

/** The tenders of an order; `drops` holds promotional and cash credit alike. */
export type Paid = {
  readonly orderId: string
  readonly drops: readonly DropUse[]
  readonly giftCards: readonly { id: string; amount: Cents }[]
  readonly charged: Cents
}

/**
 * Returns the ledger entries of a paid order: from credit drops, gift cards and the payment processor to the
 * order's charge account.
 */
export function orderPaidEntries({ orderId, drops, giftCards, charged }: Paid): LedgerEntry[] {
  const charge = account('charge', orderId)
  return settled([
    ...drops.flatMap((d) => moved(account(d.kind, d.id), charge, d.amount)),
    ...giftCards.flatMap((g) => moved(account('gift_card', g.id), charge, g.amount)),
    ...moved(account('processor_clearing'), charge, charged),
  ])
}

/**
 * How an order's money is booked once earned. The parts must sum to the balance of the order's charge
 * account.
 */
export type Earned = {
  readonly orderId: string
  readonly sales: Cents
  readonly delivery: Cents
  /** Fees that the shop keeps. */
  readonly feeIncome: Cents
  /** Fees that the shop passes on to a state. */
  readonly feesPayable: Cents
  readonly tax: Cents
  readonly duty: Cents
  readonly giftCards: readonly { id: string; amount: Cents }[]
}

/**
 * Returns the ledger entries of an earned order: from the order's charge account to sales, delivery, fees,
 * tax, duty and the gift cards bought.
 */
export function orderEarnedEntries({
  orderId,
  sales,
  delivery,
  feeIncome,
  feesPayable,
  tax,
  duty,
  giftCards,
}: Earned): LedgerEntry[] {
  const charge = account('charge', orderId)
  return settled([
    ...moved(charge, account('sales'), sales),
    ...moved(charge, account('delivery_income'), delivery),
    ...moved(charge, account('fee_income'), feeIncome),
    ...moved(charge, account('fees_payable'), feesPayable),
    ...moved(charge, account('tax_payable'), tax),
    ...moved(charge, account('duty_payable'), duty),
    ...giftCards.flatMap((g) => moved(charge, account('gift_card', g.id), g.amount)),
  ])
}

/**
 * Returns the ledger entries with opposite signs, for canceling an order that was paid and of which nothing
 * was earned yet.
 */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ account: of, amount }) => ({ account: of, amount: -amount }))
}

/**
 * Returns the ledger entries of a partial refund, which goes back to each tender: the processor's part as a
 * refund owed until it is paid out, credit and gift cards at once. `back`: cents returned per tender; `of`:
 * how those cents were earned. Both must have the same sum; otherwise `post` refuses the posting.
 */
export function refundOwedEntries(back: Paid, of: Omit<Earned, 'orderId' | 'giftCards'>): LedgerEntry[] {
  return settled([
    { account: account('sales'), amount: -of.sales },
    { account: account('delivery_income'), amount: -of.delivery },
    { account: account('fee_income'), amount: -of.feeIncome },
    { account: account('fees_payable'), amount: -of.feesPayable },
    { account: account('tax_payable'), amount: -of.tax },
    { account: account('duty_payable'), amount: -of.duty },
    ...back.drops.map((d) => ({ account: account(d.kind, d.id), amount: d.amount })),
    ...back.giftCards.map((g) => ({ account: account('gift_card', g.id), amount: g.amount })),
    { account: account('refund', back.orderId), amount: back.charged },
  ])
}

/** Returns the ledger entries of a refund that the payment processor has paid out, `amount` in cents. */
export const refundPaidEntries = (orderId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(account('refund', orderId), account('processor_clearing'), amount))
