// How a table of the desk was last seen in this tab, so that the way back from one of its rows leads there.
import { readForTab, writeForTab } from '../../platform/storage.ts'

const keyOf = (pathname: string) => `hemline-desk${pathname}`
const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Stores the filters, order and page of a desk table, as they stand in its address, for this tab. Returns
 * false when storage fails.
 */
export const keepList = (pathname: string, search: string): boolean => writeForTab(keyOf(pathname), search)

/** Returns the address of a desk table as it was last seen in this tab; its bare path when it was not. */
export const lastOfList = (pathname: string): string =>
  `${pathname}${readForTab(keyOf(pathname), '', isText)}`
