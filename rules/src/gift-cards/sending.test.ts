import { describe, expect, test } from 'vitest'
import {
  giftCardAddressGoneMessage,
  giftCardCanceledMessage,
  giftCardInUseMessage,
  giftCardSendsLeft,
  giftCardSentOftenMessage,
  giftCardToPrintMessage,
  giftCardWaitsMessage,
  type SendFacts,
  sendAgainProblem,
} from './sending.ts'

const sent: SendFacts = {
  method: 'email',
  standing: 'sent',
  used: false,
  sendsByBuyer: 0,
  addressKnown: true,
}
const buyer = { newAddress: false, byStaff: false }
const buyerElsewhere = { newAddress: true, byStaff: false }
const staff = { newAddress: false, byStaff: true }
const staffElsewhere = { newAddress: true, byStaff: true }

describe('a gift card that was sent', () => {
  test.each([buyer, buyerElsewhere, staff, staffElsewhere])('goes out again: %j', (wish) =>
    expect(sendAgainProblem(sent, wish)).toBeUndefined(),
  )
  test('goes out three times more for its buyer, and more often by the hand of staff', () => {
    expect(sendAgainProblem({ ...sent, sendsByBuyer: 2 }, buyer)).toBeUndefined()
    expect(sendAgainProblem({ ...sent, sendsByBuyer: 3 }, buyer)).toBe(giftCardSentOftenMessage)
    expect(sendAgainProblem({ ...sent, sendsByBuyer: 3 }, staff)).toBeUndefined()
    expect([0, 2, 3, 9].map(giftCardSendsLeft)).toEqual([3, 1, 0, 0])
  })
  test('stays with its receiver once something was paid with it', () => {
    const used = { ...sent, used: true }
    expect(sendAgainProblem(used, buyer)).toBeUndefined()
    expect(sendAgainProblem(used, buyerElsewhere)).toBe(giftCardInUseMessage)
    expect(sendAgainProblem(used, staffElsewhere)).toBeUndefined()
  })
  test('needs an address when its receiver’s was deleted', () => {
    const gone = { ...sent, addressKnown: false }
    expect(sendAgainProblem(gone, buyer)).toBe(giftCardAddressGoneMessage)
    expect(sendAgainProblem(gone, buyerElsewhere)).toBeUndefined()
  })
})

test('a gift card that waits for its day can only change its address', () => {
  const waits = { ...sent, standing: 'waits' as const }
  expect(sendAgainProblem(waits, buyer)).toBe(giftCardWaitsMessage)
  expect(sendAgainProblem(waits, staff)).toBe(giftCardWaitsMessage)
  expect(sendAgainProblem(waits, buyerElsewhere)).toBeUndefined()
})
test('a gift card to print goes to its buyer alone', () => {
  const print = { ...sent, method: 'print' as const }
  expect(sendAgainProblem(print, buyer)).toBeUndefined()
  expect(sendAgainProblem(print, staffElsewhere)).toBe(giftCardToPrintMessage)
})
test('a canceled gift card goes nowhere', () => {
  for (const wish of [buyer, buyerElsewhere, staff, staffElsewhere])
    expect(sendAgainProblem({ ...sent, standing: 'canceled' }, wish)).toBe(giftCardCanceledMessage)
})
