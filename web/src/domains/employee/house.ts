// Stores in the browser in which warehouse somebody works, since a table or a cart seldom leaves its house.
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline-intake-house'
const isHouse = (value: unknown): value is number =>
  warehouses.some(({ warehouseId }) => warehouseId === value)

/** Returns the id of the warehouse that somebody chose last in this browser; null for all warehouses. */
export const storedHouse = (): number | null =>
  readStored<number | null>(key, null, (value): value is number | null => value === null || isHouse(value))
/** Keeps the chosen warehouse's id in this browser, null for all; returns false when storage fails. */
export const storeHouse = (house: number | null): boolean => writeStored(key, house)

const wayKey = 'hemline-pick-by-way'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Returns whether the pick list is sorted by the way along the shelves in this browser: it is at first. */
export const storedByWay = (): boolean => readStored(wayKey, true, isFlag)
/** Keeps that choice in this browser, and returns it. */
export function keepByWay(isByWay: boolean): boolean {
  writeStored(wayKey, isByWay)
  return isByWay
}
