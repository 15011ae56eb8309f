// The readings of all tables, the most telling ones in front.
import { accountReadings } from './account.ts'
import { moneyReadings } from './money.ts'
import type { Reading } from './reading.ts'
import { shoppingReadings } from './shopping.ts'

/** How each exported table is read in the page of a copy; a test fails for a table without. */
export const readings: Readonly<Record<string, Reading>> = {
  ...accountReadings,
  ...shoppingReadings,
  ...moneyReadings,
}
