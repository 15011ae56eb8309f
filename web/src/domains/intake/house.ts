// Stores in the browser in which warehouse this station stands, since a station does not move.
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline-intake-house'
const isHouse = (value: unknown): value is number =>
  warehouses.some(({ warehouseId }) => warehouseId === value)

/** Returns the id of the warehouse that this browser's grader chose last; null for all warehouses. */
export const storedHouse = (): number | null =>
  readStored<number | null>(key, null, (value): value is number | null => value === null || isHouse(value))
/** Keeps the chosen warehouse's id in this browser, null for all; returns false when storage fails. */
export const storeHouse = (house: number | null): boolean => writeStored(key, house)
