import { expect, test } from 'vitest'
import { faultsOf } from './days.ts'

const well = `day 1: …
day 2: …
graded 12 · listed 9
in all 4 orders, 6 pieces, packed here 3
${'  agrees\n'.repeat(4)}`

test('days that went well have no fault', () => expect(faultsOf({ code: 0, said: well })).toEqual([]))

test.each([
  [
    'a door that was shut',
    { code: 0, said: `${well}  × signing up: 500` },
    ['went wrong: × signing up: 500'],
  ],
  ['a book that differs', { code: 0, said: well.replace('  agrees\n', '') }, ['3 of 4 books agree']],
  [
    'a day without sales',
    { code: 0, said: well.replace('4 orders', '0 orders') },
    ['not seen: pieces were bought'],
  ],
  ['an exit with a code', { code: 1, said: well }, ['the simulation ended with 1']],
])('%s is a fault', (_, ended, faults) => expect(faultsOf(ended)).toEqual(faults))
