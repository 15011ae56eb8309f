import { directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'

const dayWords = ['no days', 'one day', 'two days', 'three days']
/** When the money of a direct sale is there, in words. */
export const holdWords = `${dayWords[directHoldDays] ?? `${directHoldDays} days`} after it arrives`
