// The pieces viewed in this browser, the newest first. The list never leaves the browser.
import { readStored, writeStored } from '../../platform/storage.ts'

export const recentlyViewedMax = 12
const key = 'hemline-recently-viewed'
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one > 0)

/** Returns the item numbers of the pieces viewed in this browser, latest first, at most twelve. */
export const recentlyViewed = (): number[] => readStored(key, [], isNumbers).slice(0, recentlyViewedMax)

/** Stores a piece as the one viewed last in this browser; does nothing where storage is refused. */
export function rememberViewed(itemNumber: number): void {
  writeStored(
    key,
    [itemNumber, ...recentlyViewed().filter((one) => one !== itemNumber)].slice(0, recentlyViewedMax),
  )
}
