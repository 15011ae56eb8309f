// Shows that each rule of the soak of holds can fail: each gets the facts of a shop in which one thing went
// wrong.
import { expect, test } from 'vitest'
import { type Facts, judge } from './holds-rules.ts'

const hour = 3_600_000
/**
 * A sound shop of two pieces: one sold to Ada by an order with its charge, one put back by Bea and now held
 * by Ada.
 */
const sound: Facts = {
  items: [
    { itemNumber: 1, state: 'pending_sale' },
    { itemNumber: 2, state: 'listed' },
  ],
  orders: [
    { id: 'o1', status: 'confirmed', charged: 5000 },
    { id: 'o2', status: 'payment_declined', charged: 0 },
    { id: 'o3', status: 'canceled', charged: 0 },
  ],
  lines: [
    { orderId: 'o1', itemNumber: 1, canceled: false },
    { orderId: 'o2', itemNumber: 1, canceled: true },
    { orderId: 'o3', itemNumber: 2, canceled: true },
  ],
  attempts: [
    { key: 'a1', orderId: 'o1', status: 'authorized', amount: 5000 },
    { key: 'a2', orderId: 'o2', status: 'abandoned', amount: 5000 },
    { key: 'a3', orderId: 'o3', status: 'authorized', amount: 7000 },
  ],
  payments: [
    { key: 'a1', orderId: 'o1', status: 'authorized', amount: 5000, captured: 0, refunded: 0 },
    { key: 'a2', orderId: '', status: 'voided', amount: 0, captured: 0, refunded: 0 },
    { key: 'a3', orderId: 'o3', status: 'captured', amount: 7000, captured: 7000, refunded: 7000 },
  ],
  holds: [
    { itemNumber: 1, orderId: 'o1', takenAt: 0, extendedAt: 10, expiresAt: 9999 * hour },
    { itemNumber: 2, orderId: null, takenAt: 5000, extendedAt: null, expiresAt: 11_000 },
  ],
  handOvers: [
    {
      itemNumber: 1,
      at: 10,
      wasCart: 'ada',
      cart: 'ada',
      wasOrder: null,
      order: 'o1',
      until: 6000,
      released: false,
    },
    {
      itemNumber: 2,
      at: 5000,
      wasCart: 'bea',
      cart: 'ada',
      wasOrder: null,
      order: null,
      until: 6000,
      released: true,
    },
    {
      itemNumber: 2,
      at: 9000,
      wasCart: 'ada',
      cart: 'bea',
      wasOrder: null,
      order: null,
      until: 9000,
      released: false,
    },
  ],
  claims: [
    { itemNumber: 1, buyer: 'ada', from: 0, until: 6000 },
    { itemNumber: 1, buyer: 'ada', from: 20, until: Number.POSITIVE_INFINITY },
    { itemNumber: 2, buyer: 'bea', from: 0, until: 4000 },
    { itemNumber: 2, buyer: 'ada', from: 5001, until: 11_000 },
  ],
  told: [
    { orderId: 'o1', itemNumbers: [1], cancelAsked: false },
    { orderId: 'o3', itemNumbers: [2], cancelAsked: true },
  ],
  holdMs: 6000,
  paymentMs: 600_000,
}

const broken = (facts: Partial<Facts>): string[] =>
  judge({ ...sound, ...facts }).flatMap((verdict) => verdict.broken)
const first = <T>(list: readonly T[], change: Partial<T>): T[] =>
  list.map((one, at) => (at === 0 ? { ...one, ...change } : one))
const last = <T>(list: readonly T[], change: Partial<T>): T[] =>
  list.map((one, at) => (at === list.length - 1 ? { ...one, ...change } : one))

test('a sound shop breaks nothing, and everything was looked at', () => {
  const verdicts = judge(sound)
  expect(verdicts.flatMap((verdict) => verdict.broken)).toEqual([])
  expect(verdicts.map(({ checked }) => checked)).toEqual([4, 3, 2, 2, 3, 3, 2])
})

test('a piece that two orders sold is found', () => {
  const orders = [...sound.orders, { id: 'o4', status: 'confirmed', charged: 5000 }]
  const attempts = [...sound.attempts, { key: 'a4', orderId: 'o4', status: 'authorized', amount: 5000 }]
  const payments = [
    ...sound.payments,
    { key: 'a4', orderId: 'o4', status: 'authorized', amount: 5000, captured: 0, refunded: 0 },
  ]
  const lines = [...sound.lines, { orderId: 'o4', itemNumber: 1, canceled: false }]
  expect(broken({ orders, attempts, payments, lines })).toEqual(['piece 1 is in orders o1 and o4'])
})

test.each<[string, Partial<Facts>, string[]]>([
  [
    'a piece that is sold without an order',
    { items: last(sound.items, { state: 'purchased' }) },
    ['piece 2 is purchased without an order that stands'],
  ],
  [
    'a sold piece that is for sale',
    { items: first(sound.items, { state: 'listed' }) },
    ['piece 1 is listed although order o1 stands'],
  ],
  [
    'a piece that two buyers were told is theirs',
    { claims: last(sound.claims, { from: 3000 }) },
    ['piece 2: bea and ada were told it is theirs'],
  ],
  [
    'a piece that is another’s after it was bought',
    { claims: [...sound.claims, { itemNumber: 1, buyer: 'bea', from: 7000, until: 9000 }] },
    ['piece 1: ada and bea were told it is theirs'],
  ],
  [
    'a hold that was taken while it lived',
    { handOvers: last(sound.handOvers, { until: 9500 }) },
    ['piece 2: taken by bea while ada held it for 500 ms more'],
  ],
  [
    'a hold that was taken from an order',
    { handOvers: last(sound.handOvers, { wasOrder: 'o1', released: true }) },
    ['piece 2: taken by bea while order o1 had it'],
  ],
  [
    'a hold that goes from order to order',
    { handOvers: first(sound.handOvers, { wasOrder: 'o0' }) },
    ['piece 1: from order o0 to o1'],
  ],
  [
    'a hold without an end',
    { holds: last(sound.holds, { expiresAt: 20_000 }) },
    ['piece 2 is held 9 s too long'],
  ],
  [
    'a hold of an order that was not paid',
    { holds: last(sound.holds, { orderId: 'o2' }) },
    ['piece 2 is kept by order o2, payment_declined'],
  ],
  [
    'a charge of an order that came to nothing',
    { payments: last(sound.payments, { refunded: 0 }) },
    ['payment a3 of 7000 has no order that stands (canceled)'],
  ],
  [
    'a charge that nobody knows of',
    {
      payments: [
        ...sound.payments,
        { key: 'a9', orderId: 'o9', status: 'authorized', amount: 100, captured: 0, refunded: 0 },
      ],
    },
    ['payment a9 of 100 has no order that stands (none)'],
  ],
  [
    'a charge of another sum',
    { payments: first(sound.payments, { amount: 5001 }) },
    ['payment a1 holds 5001, its order o1 is to pay 5000'],
  ],
  [
    'a payment that is looked at for ever',
    {
      payments: [
        ...sound.payments,
        { key: 'a2', orderId: 'o2', status: 'review', amount: 5000, captured: 0, refunded: 0 },
      ],
    },
    ['payment a2 is in review still'],
  ],
  ['an order without a charge', { payments: sound.payments.slice(1) }, ['order o1 has 0 charges']],
  [
    'a try that nobody decided',
    { attempts: first(sound.attempts, { status: 'abandoning' }) },
    ['order o1: its payment is abandoning still'],
  ],
  [
    'an order that waits for nothing',
    { orders: [...sound.orders, { id: 'o4', status: 'not_paid', charged: 100 }] },
    ['order o4 is not_paid, with nothing under way'],
  ],
  [
    'an order that was placed and is gone',
    { told: [{ orderId: 'o4', itemNumbers: [2], cancelAsked: false }] },
    ['order o4 was placed, and is not there'],
  ],
  [
    'an order that nobody canceled',
    { told: last(sound.told, { cancelAsked: false }) },
    ['order o3 was placed, and is canceled'],
  ],
  ['an order that lost a piece', { told: first(sound.told, { itemNumbers: [1, 2] }) }, ['order o1 lacks 2']],
])('%s is found', (_, facts, words) => {
  expect(broken(facts)).toEqual(words)
})
