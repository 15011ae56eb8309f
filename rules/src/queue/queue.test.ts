import { describe, expect, it } from 'vitest'
import { type LiveEvent, liveText, readLiveEvent } from './events.ts'
import { type JoinFacts, joinAnswer, lineLimit, placesPerShopper, placeWords } from './queue.ts'

const held: JoinFacts = { state: 'listed', heldByOther: true, waiting: false, length: 0, places: 0 }

describe('the line for a piece', () => {
  it('takes who asks for a piece that somebody else holds', () => expect(joinAnswer(held)).toBe('join'))
  it('keeps the place of who asks again, even when it is full', () => {
    expect(joinAnswer({ ...held, waiting: true, length: lineLimit, places: placesPerShopper })).toBe('there')
  })
  it('is not needed for a piece that is free, or held by the one who asks', () =>
    expect(joinAnswer({ ...held, heldByOther: false })).toBe('free'))
  it.each([undefined, 'purchased', 'pending_sale', 'delisted', 'processing'] as const)(
    'is closed for a piece that is %s',
    (state) => expect(joinAnswer({ ...held, state })).toBe('unavailable'),
  )
  it('takes the last one it has room for, and no more', () => {
    expect(joinAnswer({ ...held, length: lineLimit - 1 })).toBe('join')
    expect(joinAnswer({ ...held, length: lineLimit })).toBe('full')
  })
  it('lets nobody wait for more pieces than the limit', () => {
    expect(joinAnswer({ ...held, places: placesPerShopper - 1 })).toBe('join')
    expect(joinAnswer({ ...held, places: placesPerShopper })).toBe('too_many')
  })
  it.each([
    [1, 'first'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [20, '20th'],
    [21, '21st'],
  ])('calls place %i by its name', (place, word) => expect(placeWords(place)).toBe(`You’re ${word} in line`))
})

describe('a live event', () => {
  const events: LiveEvent[] = [
    {
      name: 'snapshot',
      data: {
        places: [{ itemNumber: 1, place: 1, length: 2 }],
        turns: [{ itemNumber: 2, until: '2026-11-21T10:00:00.000Z' }],
      },
    },
    { name: 'turn', data: { itemNumber: 2, until: '2026-11-21T10:00:00.000Z' } },
    { name: 'queue-moved', data: { itemNumber: 1, place: 1, length: 1 } },
    { name: 'hold-ended', data: { itemNumber: 1 } },
    { name: 'sold', data: { itemNumber: 1 } },
  ]
  it.each(events)('$name is read as it was written', (event) => {
    const data = /^data: (.*)$/m.exec(liveText(event))?.[1] ?? ''
    expect(readLiveEvent(event.name, data)).toEqual(event)
  })
  it.each([
    ['turn', 'not JSON'],
    ['turn', '{"itemNumber":1,"until":"soon"}'],
    ['queue-moved', '{"itemNumber":1}'],
    ['snapshot', '{"places":[{}],"turns":[]}'],
    ['sold', 'null'],
  ] as const)('%s with %s is left out', (name, text) => expect(readLiveEvent(name, text)).toBeUndefined())
})
