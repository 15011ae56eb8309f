// Where clean-out bags arrive: the address on a label (issue "Selling", labels).
import { dockZips, receivingDock, warehouses } from '../vocabulary/warehouses.ts'

export type Dock = { readonly name: string; readonly lines: readonly string[]; readonly zip: string }

/**
 * The receiving dock of a warehouse, as it stands on a label. Refuses (throws) a number
 * that is no warehouse of ours.
 */
export function dockOf(warehouseId: number): Dock {
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  const zip = dockZips[warehouseId]
  if (!house || zip === undefined) throw new Error(`docks: there is no warehouse ${warehouseId}`)
  return { name: 'Hemline Clean-out', lines: [receivingDock, `${house.city}, ${house.state} ${zip}`], zip }
}
