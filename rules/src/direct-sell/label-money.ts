// The ledger's entries of a label that the shop buys for what one member sends another (decision 0267).
import { type Cents, cents } from '../common/money.ts'
import { account, type LedgerEntry, moved, reversed } from '../ledger/ledger.ts'
import type { WeightClass } from '../vocabulary/direct-sell.ts'
import type { Carrier } from '../vocabulary/shipping.ts'
import { weightOfParcel, weightPrices } from './listings.ts'

/**
 * Returns the cents that a carrier bills for the shipping label of a directly sold parcel with pieces of
 * these weight classes.
 */
export const labelCostOf = (classes: readonly WeightClass[]): Cents =>
  cents(weightPrices[weightOfParcel(classes)])

/**
 * Returns the ledger entries of a bought shipping label: the shop's cost, and what is owed to the carrier
 * (cents).
 */
export const labelBoughtEntries = (carrier: Carrier, cost: Cents): LedgerEntry[] =>
  moved(account('label_cost'), account('carrier_payable', carrier), cost)

/**
 * Returns the ledger entries of a voided shipping label, the reverse of those of its purchase: the shop has
 * no cost, and the carrier is owed nothing (cents).
 */
export const labelVoidedEntries = (carrier: Carrier, cost: Cents): LedgerEntry[] => [
  ...reversed(labelBoughtEntries(carrier, cost)),
]
