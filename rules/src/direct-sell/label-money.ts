// The ledger's entries of a label that the shop buys for what one member sends another (decision 0267).
import { type Cents, cents } from '../common/money.ts'
import { account, type LedgerEntry, moved, reversed } from '../ledger/ledger.ts'
import type { WeightClass } from '../vocabulary/direct-sell.ts'
import type { Carrier } from '../vocabulary/shipping.ts'
import { weightOfParcel, weightPrices } from './listings.ts'

/** Returns the cents that a carrier bills for the label of a parcel with pieces of these weight classes. */
export const labelCostOf = (classes: readonly WeightClass[]): Cents =>
  cents(weightPrices[weightOfParcel(classes)])

/** Returns the entries of a bought label: the shop's cost, and what the carrier bills (cents). */
export const labelBoughtEntries = (carrier: Carrier, cost: Cents): LedgerEntry[] =>
  moved(account('label_cost'), account('carrier_payable', carrier), cost)

/** Returns the entries of a voided label: the carrier bills nothing, and the shop has no cost (cents). */
export const labelVoidedEntries = (carrier: Carrier, cost: Cents): LedgerEntry[] => [
  ...reversed(labelBoughtEntries(carrier, cost)),
]
