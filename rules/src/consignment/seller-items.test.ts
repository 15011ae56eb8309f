import { describe, expect, test } from 'vitest'
import { itemStates } from '../catalogue/item-states.ts'
import { sellerItemStatuses } from '../vocabulary/seller.ts'
import { sellerStatusLabels, sellerStatusOf, statesOfSellerStatus } from './seller-items.ts'

describe('the status of a seller’s piece (§3)', () => {
  test.each([
    ['listed', 'listed', 'Listed'],
    ['delivered', 'sold', 'Sold'],
    ['transferred', 'expired', 'Time is over'],
    ['reclaimed', 'reclaimed', 'Yours again'],
    ['pending_sale', 'pending_sale', 'Being bought'],
    ['unaccepted', 'unaccepted', 'Not accepted'],
    ['no_payout', 'no_payout', 'No payout'],
    ['on_auction', 'on_auction', 'On auction'],
    ['under_review', 'pending_listing', 'Getting ready'],
  ] as const)('of a piece that is %s is %s', (state, status, label) => {
    expect(sellerStatusOf(state)).toBe(status)
    expect(sellerStatusLabels[status]).toBe(label)
  })

  test('has every state of a piece once, but for one that lives on under a new number', () => {
    const states = sellerItemStatuses.flatMap(statesOfSellerStatus)
    expect([...states, 'relisted'].sort()).toEqual([...itemStates].sort())
  })
})
