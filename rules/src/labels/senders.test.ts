import { expect, it } from 'vitest'
import { senderLines } from './senders.ts'

const greta = {
  fullName: 'Greta Lind',
  line1: '12 Orchard Street',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
}

it('a sender has a name and the lines of an address', () => {
  expect(senderLines(greta)).toEqual({
    name: 'Greta Lind',
    lines: ['12 Orchard Street', 'Oakland, CA 94607'],
  })
  expect(senderLines({ ...greta, line2: 'Apt 3' })?.lines).toEqual([
    '12 Orchard Street',
    'Apt 3',
    'Oakland, CA 94607',
  ])
})

it('a sender without a saved address has the name alone, and a guest has none', () => {
  expect(senderLines({ ...greta, line1: null })).toEqual({ name: 'Greta Lind', lines: [] })
  expect(senderLines(null)).toBeNull()
})
