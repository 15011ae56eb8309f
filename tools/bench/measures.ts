// All measures, in the order of the table.
import { listing } from './measures/listing.ts'
import type { Measure } from './rows.ts'

export const measures: readonly Measure[] = [listing]
