import { describe, expect, it } from 'vitest'
import { packingWords, packsAll } from './who-packs.ts'

const own = { source: 'own', from: 'Phoenix, AZ' } as const
const member = { source: 'p2p', from: 'Denver, CO' } as const

describe('who packs an order', () => {
  it('is us alone for pieces of our warehouses', () => {
    expect(packingWords([own])).toEqual(['We look each piece over once more and pack it.'])
    expect(packingWords([])).toEqual([])
    expect([packsAll([own]), packsAll([own, member]), packsAll([])]).toEqual([true, false, true])
  })

  it('is the member who sells a piece, whom we do not check, with two days to say what is wrong', () => {
    expect(packingWords([member])).toEqual([
      'A member packs the parcel from Denver, CO and sends it to you within 3 days. We don’t see what is in it before you do.',
      'Look it over when it arrives: for 2 days you can tell us what is not as described. Its seller is paid after that.',
    ])
  })

  it('is said of each part of a mixed order', () => {
    const words = packingWords([
      own,
      member,
      { source: 'p2p', from: 'Salem, OR' },
      { source: 'dropship', from: 'Austin, TX' },
    ])
    expect(words[0]).toBe('We look the pieces from Phoenix, AZ over once more and pack them.')
    expect(words[1]).toBe('The shop that sells it packs the parcel from Austin, TX and sends it to you.')
    expect(words[2]).toContain('Members pack the parcels from Denver, CO and Salem, OR')
    expect(words).toHaveLength(4)
  })
})
