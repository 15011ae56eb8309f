// The pieces that this browser has looked at, the newest first; they never leave it.
import { readStored, writeStored } from '../../platform/storage.ts'

export const recentlyViewedMax = 12
const key = 'hemline-recently-viewed'
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one > 0)

export const recentlyViewed = (): number[] => readStored(key, [], isNumbers).slice(0, recentlyViewedMax)

/**
 * Puts a piece in front. A browser that keeps nothing is reported once by the storage and shows no such row.
 */
export function rememberViewed(itemNumber: number): void {
  writeStored(
    key,
    [itemNumber, ...recentlyViewed().filter((one) => one !== itemNumber)].slice(0, recentlyViewedMax),
  )
}
