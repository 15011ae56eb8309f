import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Deeds,
  dueOffers,
  lifecycleOccasions,
  lifecycleOffers,
  lifecycleTerms,
  yearsAfter,
} from './lifecycle.ts'
import { offerWords } from './words.ts'

const dayMs = 86_400_000
const now = new Date('2026-11-20T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * dayMs)
const quiet: Deeds = {
  joinedAt: ago(500),
  lastOrderAt: ago(40),
  tier: 'tier_1',
  tierSince: null,
  leftCartAt: null,
  lovedBags: 0,
  invitedAt: null,
  granted: [],
}
const due = (deeds: Partial<Deeds>, at = now) => dueOffers({ ...quiet, ...deeds }, at)
const names = (deeds: Partial<Deeds>, at = now) => due(deeds, at).map(({ occasion }) => occasion)

describe('offers', () => {
  it('come on none of the days on which nothing happened', () => {
    expect(due({})).toEqual([])
  })

  it.each<[string, Partial<Deeds>, Partial<Deeds>]>([
    ['lapsed', { lastOrderAt: ago(90) }, { lastOrderAt: ago(89.9) }],
    ['lapsed', { lastOrderAt: ago(103) }, { lastOrderAt: ago(104) }],
    ['first_order', { lastOrderAt: null, joinedAt: ago(3) }, { lastOrderAt: null, joinedAt: ago(2.9) }],
    ['first_order', { lastOrderAt: null, joinedAt: ago(16) }, { lastOrderAt: ago(1), joinedAt: ago(16) }],
    ['left_cart', { leftCartAt: ago(20 / 24) }, { leftCartAt: ago(19 / 24) }],
    ['left_cart', { leftCartAt: ago(7.9) }, { leftCartAt: ago(8) }],
    ['loves_bags', { lovedBags: 3 }, { lovedBags: 2 }],
    ['tier_up', { tier: 'tier_2', tierSince: ago(1) }, { tier: 'tier_2', tierSince: ago(14) }],
    // A tier that the shop gave by hand was not reached.
    ['tier_up', { tier: 'tier_3', tierSince: ago(0) }, { tier: 'tier_3', tierSince: null }],
    ['anniversary', { joinedAt: ago(366) }, { joinedAt: ago(364) }],
    ['anniversary', { joinedAt: yearsAfter(now, -2) }, { joinedAt: ago(400) }],
  ])('of the occasion %s come in time', (occasion, yes, no) => {
    expect(names(yes)).toEqual([occasion])
    expect(names(no)).toEqual([])
  })

  it('of a tier name it as pages do', () => {
    expect(due({ tier: 'tier_3', tierSince: ago(1) })[0]?.reason).toBe('You are a VIT.')
  })

  it('come once for an occasion, and again for the next of its kind', () => {
    const first = due({ lastOrderAt: ago(95) })[0]
    const granted = [`lapsed/${first?.key}`]
    expect(due({ lastOrderAt: ago(95), granted })).toEqual([])
    const later = new Date(now.getTime() + 400 * dayMs)
    const again = new Date(later.getTime() - 91 * dayMs)
    expect(names({ lastOrderAt: again, granted, joinedAt: ago(100) }, later)).toEqual(['lapsed'])
  })

  it('that invite come one at a time, the most important first, and rest; earned ones do not wait', () => {
    const all = { leftCartAt: ago(1), lastOrderAt: ago(95), lovedBags: 9 }
    expect(names(all)).toEqual(['left_cart'])
    expect(names({ ...all, tier: 'tier_3', tierSince: ago(1), joinedAt: ago(366) })).toEqual([
      'tier_up',
      'anniversary',
      'left_cart',
    ])
    expect(names({ ...all, invitedAt: ago(20.9) })).toEqual([])
    expect(names({ ...all, invitedAt: ago(21) })).toEqual(['left_cart'])
    expect(names({ ...all, invitedAt: ago(1), tier: 'tier_2', tierSince: ago(1) })).toEqual(['tier_up'])
  })

  it('are granted for the days of their cohort, and say why and until when', () => {
    const [offer] = due({ lastOrderAt: ago(95) })
    expect(offer).toMatchObject({ cohort: 'back_after_a_while', invites: true })
    expect(offer?.endsAt.getTime()).toBe(now.getTime() + lifecycleOffers.lapsed.days * dayMs)
    expect(offer && offerWords(offer, now)).toBe(
      'It has been a while. Until December 4, in your cart by itself.',
    )
  })

  it('property: two months of daily rounds flood nobody and repeat nothing', () => {
    const day = fc.integer({ min: -400, max: 30 })
    const deeds = fc.record({
      joined: day,
      order: fc.option(day),
      tierSince: fc.option(day),
      cart: fc.option(day),
      lovedBags: fc.nat({ max: 5 }),
    })
    fc.assert(
      fc.property(deeds, ({ joined, order, tierSince, cart, lovedBags }) => {
        const granted: string[] = []
        let invitedAt: Date | null = null
        const invitations: number[] = []
        for (let at = 0; at < 60; at += 1) {
          const today = new Date(now.getTime() + at * dayMs)
          const of = (one: number | null) => (one === null || one > at ? null : ago(-one))
          const offers = dueOffers(
            {
              joinedAt: ago(-Math.min(joined, 0)),
              lastOrderAt: of(order),
              tier: 'tier_2',
              tierSince: of(tierSince),
              leftCartAt: of(cart),
              lovedBags,
              invitedAt,
              granted,
            },
            today,
          )
          for (const { occasion, key, invites } of offers) {
            expect(granted).not.toContain(`${occasion}/${key}`)
            granted.push(`${occasion}/${key}`)
            if (!invites) continue
            invitedAt = today
            invitations.push(at)
          }
        }
        for (const [i, at] of invitations.entries())
          if (i > 0) expect(at - (invitations[i - 1] ?? 0)).toBeGreaterThanOrEqual(lifecycleTerms.restDays)
      }),
      { seed: 20_261_128, numRuns: 2000 },
    )
  })

  it('have a cohort of their own for each occasion', () => {
    const cohorts = lifecycleOccasions.map((one) => lifecycleOffers[one].cohort)
    expect(new Set(cohorts).size).toBe(lifecycleOccasions.length)
  })
})
