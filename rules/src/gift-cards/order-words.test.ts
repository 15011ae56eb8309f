import { expect, it } from 'vitest'
import { cardsOfLines, type OrderedCard, orderedCardWords } from './order-words.ts'

const card: OrderedCard = {
  recipientName: 'Ida',
  deliveryMethod: 'email',
  deliveryDate: '2026-12-24',
  timeZone: 'Asia/Calcutta',
  sentAt: null,
}

it('says for whom a gift card is and when it leaves or left', () => {
  expect(orderedCardWords(card)).toBe('For Ida. Leaves by email on Dec 24 at 9:00 AM in Kolkata.')
  expect(orderedCardWords(card, 'day_first')).toBe('For Ida. Leaves by email on 24 Dec at 09:00 in Kolkata.')
  // 20:00 UTC is the next day in Kolkata.
  const sentAt = new Date('2026-12-23T20:00:00Z')
  expect(orderedCardWords({ ...card, sentAt })).toBe('For Ida. Sent by email on Dec 24.')
  expect(orderedCardWords({ ...card, deliveryMethod: 'print' })).toBe(
    'For Ida. On its way to the buyer, to print.',
  )
})

it('pairs lines with the cards that they became', () => {
  const lines = [
    { id: 'a', price: 5000 },
    { id: 'b', price: 2500 },
    { id: 'c', price: 5000 },
  ]
  const cards = [
    { faceValue: 2500, who: 'Bo' },
    { faceValue: 5000, who: 'Ada' },
  ]
  expect([...cardsOfLines(lines, cards)].map(([id, { who }]) => [id, who])).toEqual([
    ['a', 'Ada'],
    ['b', 'Bo'],
  ])
})
