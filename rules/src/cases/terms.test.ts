import { expect, it } from 'vitest'
import { leastMinutes, minutesPerCase } from './answer-by.ts'
import { hubKindWords } from './kinds.ts'
import { generalTerms, kindTerms } from './terms.ts'

it('has a promise for each kind of case that the hub offers, in the sequence of the hub', () => {
  expect(kindTerms.flatMap(({ kinds }) => kinds)).toEqual(hubKindWords.map(({ kind }) => kind))
})

it('says the limits that the rules decide by', () => {
  const text = [...kindTerms, ...generalTerms].map(({ words }) => words).join(' ')
  for (const part of ['$50.00', '$150.00', '40%', '50%', '10%', '30 days', '5 days', '7 days'])
    expect(text).toContain(part)
  // "An hour, and a quarter of an hour for each case".
  expect([leastMinutes, minutesPerCase]).toEqual([60, 15])
})
