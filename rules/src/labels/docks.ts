// Addresses of the warehouse docks that receive clean-out bags, for the shipping labels (issue "Selling",
// labels).
import { dockZips, receivingDock, warehouses } from '../vocabulary/warehouses.ts'

/** The address of a dock as label lines. */
export type Dock = { readonly name: string; readonly lines: readonly string[]; readonly zip: string }

/** Returns the receiving dock of a warehouse, as printed on a label. Throws for an unknown warehouse id. */
export function dockOf(warehouseId: number): Dock {
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  const zip = dockZips[warehouseId]
  if (!house || zip === undefined) throw new Error(`docks: there is no warehouse ${warehouseId}`)
  return { name: 'Hemline Clean-out', lines: [receivingDock, `${house.city}, ${house.state} ${zip}`], zip }
}
