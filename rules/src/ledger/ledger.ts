// Postings as plain data: who gains, who gives, and what makes one sound (domain model,
// "ledger"; decision 0040).
import { add, type Cents, cents, zero } from '../common/money.ts'
import { type AccountKind, accountKinds, type CreditKind, type LedgerUnit } from '../vocabulary/ledger.ts'

/** An account's only name. `holder` is '' for the shop's own accounts that need none. */
export type AccountRef = { readonly kind: AccountKind; readonly holder: string }
/** Adds to what an account holds (+) or takes from it (−), in the account's unit: cents or points. */
export type LedgerEntry = { readonly account: AccountRef; readonly amount: number }

export const account = (kind: AccountKind, holder = ''): AccountRef => ({ kind, holder })
export const accountKey = ({ kind, holder }: AccountRef): string => `${kind}/${holder}`
export const unitOf = (kind: AccountKind): LedgerUnit => accountKinds[kind].unit
/** Whether an account of this kind may never go below zero. */
export const isOwed = (kind: AccountKind): boolean => accountKinds[kind].side === 'owed'

/**
 * What is wrong with the entries of a posting, in words; none when it is sound: two or more, whole and not
 * zero, each account once, owed accounts with their holder named, and a sum of zero in each unit. The
 * database holds all of it again.
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
 * The same entries with one entry an account, in the order in which accounts are locked; those that
 * cancel out are left away.
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

/** From one account to another. */
export function moved(from: AccountRef, to: AccountRef, amount: number): LedgerEntry[] {
  return amount === 0
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ]
}

export type Drop = {
  readonly id: string
  readonly kind: CreditKind
  readonly balance: Cents
  readonly expiresAt: Date | null
  readonly createdAt: Date
}
export type DropUse = {
  readonly id: string
  readonly kind: CreditKind
  readonly amount: Cents
  readonly expiresAt: Date | null
}

/**
 * Living drops with something in them, those that expire first in front, those that never do
 * last; equal ones oldest first.
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
 * Takes up to `wanted` from the drops that expire first (issue 3, "drops that expire"); takes
 * less when they hold less.
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

export const sumOfUses = (uses: readonly DropUse[]): Cents => add(zero, ...uses.map((u) => u.amount))

/** Where the money of an order came from; `drops` of promotional and cash credit alike. */
export type Paid = {
  readonly orderId: string
  readonly drops: readonly DropUse[]
  readonly giftCards: readonly { id: string; amount: Cents }[]
  readonly charged: Cents
}

/** An order is paid: drops, gift cards and the processor give, the order's charge holds. */
export function orderPaidEntries({ orderId, drops, giftCards, charged }: Paid): LedgerEntry[] {
  const charge = account('charge', orderId)
  return settled([
    ...drops.flatMap((d) => moved(account(d.kind, d.id), charge, d.amount)),
    ...giftCards.flatMap((g) => moved(account('gift_card', g.id), charge, g.amount)),
    ...moved(account('processor_clearing'), charge, charged),
  ])
}

/** What an order's money turns into when it is earned. The parts must sum to what its charge holds. */
export type Earned = {
  readonly orderId: string
  readonly sales: Cents
  readonly delivery: Cents
  /** Ours. */
  readonly feeIncome: Cents
  /** A state's. */
  readonly feesPayable: Cents
  readonly tax: Cents
  readonly duty: Cents
  readonly giftCards: readonly { id: string; amount: Cents }[]
}

/**
 * The order's charge becomes sales, delivery, fees, tax, duty, and the balance of
 * gift cards that were bought.
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

/** The same the other way round: an order that was paid and is given up before anything of it was earned. */
export function reversed(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map(({ account: of, amount }) => ({ account: of, amount: -amount }))
}

/**
 * Part of what an order was paid goes back where it came from, each way to pay its own part: the processor's
 * as a refund that is owed until it has left, credit and gift cards at once. `back`: what goes back of each;
 * `of`: what it was earned as. The two must sum to the same; `post` refuses anything else.
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

/** A refund has left: the processor has taken it back. */
export const refundPaidEntries = (orderId: string, amount: Cents): LedgerEntry[] =>
  settled(moved(account('refund', orderId), account('processor_clearing'), amount))
