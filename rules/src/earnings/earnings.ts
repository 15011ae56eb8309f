// Computes what a seller has earned, and how much of it can be cashed out (issue "Selling": pending until
// delivered plus the return window, then available; decision 0070). The ledger holds pending and available
// together; which part is which follows from the sales.
import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import { deliveryReturnDays } from '../vocabulary/limits.ts'

const dayMs = 86_400_000

export type SellerSale = {
  readonly earnings: Cents
  readonly deliveredAt: Date | null
  /** Days after delivery until the money is available; the return window unless the piece's terms say so. */
  readonly holdDays?: number
  /** A return of it is asked for and not decided. */
  readonly returning: boolean
  /** True when the earnings were taken back, since the piece came back or was never sent. */
  readonly clawedBack: boolean
}
export const earningStates = ['pending', 'available', 'clawed_back'] as const
export type EarningState = (typeof earningStates)[number]

/**
 * Returns when a sale's earnings become available: its hold days (the return window, unless its terms say
 * otherwise) after its delivery. Undefined before delivery.
 */
export function earningsAvailableAt(sale: Pick<SellerSale, 'deliveredAt' | 'holdDays'>): Date | undefined {
  const days = sale.holdDays ?? deliveryReturnDays
  return sale.deliveredAt ? new Date(sale.deliveredAt.getTime() + days * dayMs) : undefined
}

/**
 * Returns the state of a sale's earnings at `now`: 'clawed_back' when the shop took the earnings back;
 * 'available' when the hold days after the delivery are over and no return is open; otherwise 'pending'.
 */
export function earningStateOf(sale: SellerSale, now: Date): EarningState {
  if (sale.clawedBack) return 'clawed_back'
  const at = earningsAvailableAt(sale)
  return at && at <= now && !sale.returning ? 'available' : 'pending'
}

/** Returns the part of the sales' earnings that is still pending at `now`, in cents. */
export function pendingOf(sales: readonly SellerSale[], now: Date): Cents {
  return add(
    zero,
    ...sales.filter((sale) => earningStateOf(sale, now) === 'pending').map((sale) => sale.earnings),
  )
}

export type EarningsBalance = { readonly held: Cents; readonly pending: Cents; readonly available: Cents }

/**
 * Splits the balance `held` in a seller's earnings account (cents) into pending and available. Pending is at
 * most `held`, so available is never negative.
 */
export function earningsBalance(held: Cents, sales: readonly SellerSale[], now: Date): EarningsBalance {
  const pending = cents(Math.min(held, pendingOf(sales, now)))
  return { held, pending, available: subtract(held, pending) }
}

/**
 * Returns how much of a returned sale's earnings is taken from the seller and how much the shop loses, in
 * cents. At most what the seller holds beyond the pending earnings of other sales is taken: a seller never
 * owes money.
 */
export function clawbackOf(
  earnings: Cents,
  held: Cents,
  pendingOfOthers: Cents,
): { taken: Cents; lost: Cents } {
  const taken = cents(Math.max(0, Math.min(earnings, held - pendingOfOthers)))
  return { taken, lost: subtract(earnings, taken) }
}
