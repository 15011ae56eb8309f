// The names by which people at work know the warehouses.
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'

/** Returns a warehouse's place such as "Edison, NJ"; "Elsewhere" for an unknown id. */
export function houseName(warehouseId: number): string {
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  return house ? `${house.city}, ${house.state}` : 'Elsewhere'
}
