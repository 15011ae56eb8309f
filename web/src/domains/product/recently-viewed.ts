// The pieces viewed in this browser, the newest first. The list never leaves the browser.
import { readStored, writeStored } from '../../platform/storage.ts'

export const recentlyViewedMax = 12
const key = 'hemline-recently-viewed'
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one > 0)

/** Returns the item numbers of the viewed pieces, at most twelve. */
export const recentlyViewed = (): number[] => readStored(key, [], isNumbers).slice(0, recentlyViewedMax)

/** Puts a piece at the front of the list. In a browser that stores nothing the list stays empty. */
export function rememberViewed(itemNumber: number): void {
  writeStored(
    key,
    [itemNumber, ...recentlyViewed().filter((one) => one !== itemNumber)].slice(0, recentlyViewedMax),
  )
}
