import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../rewards/days.ts'
import { rewardMeanings, rewardOffers } from '../rewards/kinds.ts'
import { drawMonth, drawName, isFair, seedHash, ticketKind, ticketPoints, winningTicket } from './draws.ts'
import { sha256 } from './sha256.ts'

describe('draws', () => {
  it('are one a month of the shop, without a gap between them', () => {
    const last = new Date('2027-01-01T07:59:59Z')
    expect(drawMonth(last)).toEqual({
      id: '2026-12',
      opensAt: startOfDay({ year: 2026, month: 12, day: 1 }),
      closesAt: new Date('2027-01-01T08:00:00Z'),
    })
    expect(drawMonth(new Date(last.getTime() + 1000))).toMatchObject({
      id: '2027-01',
      opensAt: new Date('2027-01-01T08:00:00Z'),
    })
    expect(drawName('2026-12')).toBe('December 2026')
  })

  it('have a reward of their own kind and context, which is no offer for the cart', () => {
    expect(rewardMeanings[ticketKind]).toMatchObject({ context: 'sweepstakes', points: ticketPoints })
    expect(rewardOffers.map(({ kind }) => kind)).not.toContain(ticketKind)
  })

  it('compute the SHA-256 that everybody else computes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
      { seed: 20_261_128, numRuns: 500 },
    )
  })

  it('are fair only with the seed whose hash was published, and with the ticket that follows', () => {
    const draw = { id: '2026-12', seed: 'a secret', tickets: 40, round: 1 }
    const facts = { ...draw, seedHash: seedHash(draw.seed), winningTicket: winningTicket(draw) }
    expect(isFair(facts)).toBe(true)
    // Another seed with the ticket that follows from it is not the one that was promised.
    const another = { ...draw, seed: 'another' }
    expect(isFair({ ...facts, ...another, winningTicket: winningTicket(another) })).toBe(false)
    expect(isFair({ ...facts, winningTicket: (facts.winningTicket % 40) + 1 })).toBe(false)
    expect(isFair({ ...facts, tickets: 41 })).toBe(false)
    expect(() => winningTicket({ ...draw, tickets: 0 })).toThrow(RangeError)
  })

  it('let every ticket win about as often as the others', () => {
    const wins = Array.from({ length: 7 }, () => 0)
    for (let i = 0; i < 7000; i += 1) {
      const ticket = winningTicket({ id: '2026-12', seed: `seed ${i}`, tickets: 7, round: 1 })
      wins[ticket - 1] = (wins[ticket - 1] ?? 0) + 1
    }
    for (const count of wins) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
