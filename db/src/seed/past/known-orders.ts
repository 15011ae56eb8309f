// Orders of the people of the demonstration: one in every standing that their pages can show, and two that
// came back.
import { homeOf } from '../addresses-people.ts'
import { personByKey } from '../people.ts'
import type { Buyer } from './buyers.ts'
import type { KnownOrder } from './plan.ts'

const buyer = (key: string, shipTo: Buyer['shipTo'] = homeOf(key)): Buyer => {
  const { id, email } = personByKey(key)
  return { userId: id, email, shipTo }
}
const nora = buyer('shopper')
/** Types the address anew with each order, and keeps none. */
const imani = buyer('superstar', {
  fullName: 'Imani Castellanos',
  line1: '77 Magnolia Row',
  line2: null,
  city: 'Atlanta',
  state: 'GA',
  zip: '30312',
  country: 'US',
  phone: null,
})

export const knownOrders: readonly KnownOrder[] = [
  { buyer: nora, pieces: 2, stands: { deliveredDaysAgo: 40 } },
  { buyer: nora, pieces: 1, stands: { canceledDaysAgo: 25 } },
  { buyer: nora, pieces: 2, stands: { deliveredDaysAgo: 5 } },
  // On its way back: its parcel was handed in, and hasn't arrived.
  { buyer: nora, pieces: 1, stands: { deliveredDaysAgo: 6 }, comesBack: { number: 40_002 } },
  { buyer: nora, pieces: 1, stands: 'on its way' },
  { buyer: nora, pieces: 1, stands: 'waiting' },
  { buyer: imani, pieces: 2, stands: { deliveredDaysAgo: 80 } },
  { buyer: imani, pieces: 1, stands: { deliveredDaysAgo: 33 }, comesBack: { number: 40_001 } },
  { buyer: imani, pieces: 2, stands: { deliveredDaysAgo: 8 } },
  { buyer: imani, pieces: 1, stands: 'on its way' },
  { buyer: buyer('international'), pieces: 1, stands: { deliveredDaysAgo: 30 } },
]
