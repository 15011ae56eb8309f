// The names by which people at work know the warehouses.
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'

/** Returns the town and state of a warehouse. */
export function houseName(warehouseId: number): string {
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  return house ? `${house.city}, ${house.state}` : 'Elsewhere'
}
