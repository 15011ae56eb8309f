import { expect, test } from 'vitest'
import { bagCountsOf } from '../bags/bag-counts.ts'
import { bagEventDetail, bagEventLabel } from '../bags/bag-events.ts'
import { emailMessage } from '../common/validation.ts'
import { codeNotApplicable } from '../vocabulary/promotions.ts'
import { cleanoutIncentives } from '../vocabulary/seller.ts'
import { incentiveOfArm, noIncentiveArm } from './experiments.ts'
import {
  donationNeedsCharity,
  type KitFacts,
  kitChoiceOf,
  kitNeedsAddress,
  kitProblem,
  kitPromoOf,
  kitsInTheStates,
  tooManyKitCodes,
} from './kit-orders.ts'
import {
  bagMovesTo,
  bagStatuses,
  bagTransitions,
  canBagMove,
  canKitMove,
  kitMovesTo,
  kitStatuses,
} from './states.ts'

const said = { bagType: 'bag', service: 'standard', way: 'account', restChoice: 'reclaim' }
const bag = kitChoiceOf(said)
const facts: KitFacts = {
  loggedIn: true,
  email: null,
  isInternational: false,
  country: 'US',
  charity: false,
  promoCode: null,
}
const problem = (choice: Partial<typeof said>, more: Partial<KitFacts> = {}) => {
  const made = kitChoiceOf({ ...said, ...choice })
  if (!made) throw new Error('no choice')
  return kitProblem(made, { ...facts, ...more })
}

test('a kit is made of choices that are ours, and activating is another way', () => {
  expect(bag).toEqual(said)
  for (const wrong of [
    { bagType: 'box' },
    { service: '' },
    { way: 'activation' },
    { way: 'elsewhere' },
    { way: 'partner' },
    { restChoice: 'keep' },
  ])
    expect(kitChoiceOf({ ...said, ...wrong })).toBeUndefined()
  expect(kitChoiceOf({ ...said, way: 'partner', bagType: 'label' })?.way).toBe('partner')
})

test('of a bag that is given nothing comes back, whatever was said', () => {
  const given = { ...said, service: 'donation', restChoice: 'reclaim' }
  expect(kitChoiceOf(given)).toEqual({ ...given, restChoice: 'donate' })
})

test('an empty bag needs an address in the United States, a label needs none', () => {
  expect(problem({})).toBeUndefined()
  expect(problem({}, { country: undefined })).toEqual({ message: kitNeedsAddress, field: 'addressId' })
  expect(problem({}, { country: 'CA' })).toEqual({ message: kitsInTheStates, field: 'addressId' })
  expect(problem({ bagType: 'label' }, { country: undefined })).toBeUndefined()
})

test('nobody abroad orders one', () => {
  expect(problem({ bagType: 'label' }, { isInternational: true })).toEqual({
    message: kitsInTheStates,
    field: null,
  })
})

test('who is not logged in says where to write', () => {
  expect(problem({}, { loggedIn: false, email: 'nora@hemline.example' })).toBeUndefined()
  for (const email of [null, undefined, '', 'nora'])
    expect(problem({}, { loggedIn: false, email })).toEqual({ message: emailMessage, field: 'email' })
})

test('a donation names one of our charities', () => {
  expect(problem({ service: 'donation' }, { charity: true })).toBeUndefined()
  expect(problem({ service: 'donation' })).toEqual({ message: donationNeedsCharity, field: 'charityId' })
})

test('a code of a mailing gives its incentive, and any other is not applicable', () => {
  expect(kitPromoOf(' spring40 ')).toBe('ncc_credit_40')
  expect(kitPromoOf('toString')).toBeUndefined()
  expect(problem({}, { promoCode: 'BOOST15' })).toBeUndefined()
  expect(problem({}, { promoCode: '  ' })).toBeUndefined()
  expect(problem({}, { promoCode: 'BOOST99' })).toEqual({ message: codeNotApplicable, field: 'promoCode' })
  expect(tooManyKitCodes(1)).toContain('a minute')
})

test('an arm of the experiment is an incentive, or none', () => {
  for (const incentive of cleanoutIncentives) expect(incentiveOfArm(incentive)).toBe(incentive)
  for (const arm of [noIncentiveArm, 'toString', null]) expect(incentiveOfArm(arm)).toBeNull()
})
test('a kit catches up by allowed moves only, and a bag is never with its seller before it was sent', () => {
  for (const from of kitStatuses)
    for (const to of kitStatuses)
      for (const type of ['bag', 'label'] as const) {
        const way = [from, ...kitMovesTo(from, to, type)]
        for (const [i, step] of way.slice(1).entries()) expect(canKitMove(way[i] ?? from, step)).toBe(true)
      }
  expect(kitMovesTo('ordered', 'delivered', 'bag')).toEqual(['shipped', 'delivered'])
  expect(kitMovesTo('ordered', 'delivered', 'label')).toEqual(['delivered'])
  expect(kitMovesTo('ordered', 'received', 'bag')).toEqual(['shipped', 'sent_back', 'received'])
  expect(kitMovesTo('canceled', 'received', 'bag')).toEqual([])
  expect(kitMovesTo('received', 'received', 'bag')).toEqual([])
})

test('a bag catches up by allowed moves only', () => {
  for (const from of bagStatuses)
    for (const to of bagStatuses) {
      const way = [from, ...bagMovesTo(from, to)]
      for (const [i, step] of way.slice(1).entries()) expect(canBagMove(way[i] ?? from, step)).toBe(true)
    }
  expect(bagMovesTo('received', 'done')).toEqual(['processing', 'done'])
  expect(bagMovesTo('lost', 'received')).toEqual(['received'])
  expect(bagMovesTo('done', 'received')).toEqual([])
  expect(bagTransitions.done).toEqual([])
})

test('a seller reads what happened, and not what people at work note', () => {
  const event = (kind: string, detail = {}, bagType = 'bag') => ({ kind, bagType, detail })
  expect(bagEventLabel(event('bag.received'))).toBe('We received your bag')
  expect(bagEventLabel(event('kit.delivered', {}, 'label'))).toBe('Your label is ready to print')
  expect(bagEventLabel(event('kit.lost', { way: 'back' }))).toBeNull()
  expect(bagEventLabel(event('kit.lost', { way: 'out' }))).toContain('empty bag')
  expect(bagEventLabel(event('claimed'))).toBeNull()
  expect(bagEventDetail(event('bag.received', { piecesCounted: 1 }))).toBe('1 piece counted at the door')
  expect(bagEventDetail(event('bag.credit', { cents: 4000 }))).toBe('$40')
  expect(bagEventDetail(event('bag.shipped', { tracking: '92612' }))).toBe('92612')
  expect(bagEventDetail(event('bag.done'))).toBeNull()
})

test('every piece of a bag is counted in one place, and one that has a new number in none', () => {
  const counts = bagCountsOf({
    pending_listing: 2,
    under_review: 1,
    listed: 3,
    pending_sale: 1,
    delivered: 4,
    unaccepted: 2,
    expired: 1,
    relisted: 5,
  })
  expect(counts).toEqual({ graded: 14, gettingReady: 3, listed: 4, sold: 4, notAccepted: 2, ended: 1 })
})
