import { describe, expect, it } from 'vitest'
import { type BoughtPiece, mayReturnAsMistake, refusalOfReturn, returnUntil } from './eligibility.ts'

const deliveredAt = new Date('2026-11-16T12:00:00Z')
const now = new Date('2026-11-22T12:00:00Z')
const piece: BoughtPiece = {
  kind: 'item',
  finalSale: false,
  source: 'own',
  categories: ['dresses', 'midi-dresses'],
  deliveredAt,
  canceled: false,
  refunded: false,
  returning: false,
  wasRefusedBefore: false,
  isReplacement: false,
  isReplaced: false,
  openCase: null,
}

describe('a bought piece', () => {
  it('may go back for fourteen days after its delivery, to the last moment', () => {
    expect(refusalOfReturn(piece, now)).toBeUndefined()
    const end = returnUntil(deliveredAt)
    expect(end.toISOString()).toBe('2026-11-30T12:00:00.000Z')
    expect(refusalOfReturn(piece, end)).toBeUndefined()
    expect(refusalOfReturn(piece, new Date(end.getTime() + 1))).toBe(
      'The time to send this piece back is over.',
    )
  })

  it.each([
    [{ kind: 'gift_card' }, 'Gift cards are final sale.'],
    [{ kind: 'reclaim' }, 'This is your own piece, which you took back.'],
    [{ canceled: true }, 'This piece was canceled.'],
    [{ refunded: true }, 'This piece was paid back already.'],
    [{ wasRefusedBefore: true }, 'We sent this piece back to you after its return.'],
    [{ returning: true }, 'A return of this piece is under way.'],
    [{ deliveredAt: null }, 'This piece hasn’t arrived yet.'],
    [{ finalSale: true }, 'Final sale: this piece can’t come back.'],
    [{ categories: ['jewelry', 'hoop-earrings'] }, 'Final sale: pierced jewelry can’t come back.'],
    [{ source: 'p2p' as const }, 'Sold by a person: it can come back only if it isn’t as described.'],
  ])('says why it may not go back: %o', (facts, sentence) =>
    expect(refusalOfReturn({ ...piece, ...facts }, now)).toBe(sentence),
  )

  it('may go back although it is final sale when it was described wrongly, but not twice and not too late', () => {
    expect(mayReturnAsMistake({ ...piece, finalSale: true }, now)).toBe(true)
    expect(mayReturnAsMistake({ ...piece, source: 'p2p' }, now)).toBe(true)
    expect(mayReturnAsMistake({ ...piece, returning: true }, now)).toBe(false)
    expect(mayReturnAsMistake({ ...piece, finalSale: true }, new Date('2026-12-01T12:00:00Z'))).toBe(false)
  })
})
