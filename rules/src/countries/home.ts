// Who counts as abroad. Apart from countries.ts, which brings the table of all countries.
import { homeCountry } from '../vocabulary/constants.ts'

/** Returns whether a country is another one than the United States (specification §1 "international"). */
export const isAbroad = (code: string): boolean => code !== homeCountry
