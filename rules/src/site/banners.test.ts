import { describe, expect, it } from 'vitest'
import {
  type Banner,
  type BannerFacts,
  bannerCookies,
  bannerFor,
  banners,
  isBannerDismissed,
  wantsBanner,
} from './banners.ts'

const now = new Date('2026-11-25T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const nobody: BannerFacts = {
  path: '/women',
  loggedIn: true,
  isInternational: false,
  privacySignal: false,
  textsOffered: true,
  createdAt: ago(2),
  stepsDone: ['favorite'],
  dismissed: [],
  now,
}

/** For each banner: facts with which it shows, and each change that alone keeps it away. */
const table: Readonly<Record<Banner, { yes: Partial<BannerFacts>; noes: readonly Partial<BannerFacts>[] }>> =
  {
    privacy: { yes: { privacySignal: true }, noes: [{ privacySignal: false }, { dismissed: ['privacy'] }] },
    restocking_fee: {
      yes: { path: '/my/returns/5/edit' },
      noes: [{ loggedIn: false }, { path: '/my/orders' }, { dismissed: ['restocking_fee'] }],
    },
    sms: {
      yes: { path: '/my/orders' },
      noes: [
        { loggedIn: false },
        { isInternational: true },
        { textsOffered: false },
        { path: '/my/settings' },
        { dismissed: ['sms'] },
      ],
    },
    onboarding: {
      yes: { path: '/my', textsOffered: false },
      noes: [
        { loggedIn: false },
        { createdAt: null },
        { createdAt: ago(30) },
        { stepsDone: ['favorite', 'order', 'kit'] },
        { path: '/my/orders' },
        { dismissed: ['onboarding'] },
      ],
    },
  }

describe.each(banners)('the banner %s', (banner) => {
  const { yes, noes } = table[banner]
  it('shows where all holds, and for every combination of what keeps it away it does not', () => {
    for (let bits = 0; bits < 2 ** noes.length; bits += 1) {
      const changes = noes.filter((_, i) => bits & (1 << i))
      const facts = Object.assign({}, nobody, yes, ...changes) as BannerFacts
      expect([bits, wantsBanner(banner, facts)]).toEqual([bits, bits === 0])
    }
  })
  it('has a cookie of its own, which ends', () => {
    const names = banners.map((one) => bannerCookies[one].name)
    expect(names.filter((name) => name === bannerCookies[banner].name)).toHaveLength(1)
    expect(bannerCookies[banner].days).toBeGreaterThan(0)
  })
  it('comes again once the days of its dismissal are over, and after a clock that was ahead', () => {
    const { days } = bannerCookies[banner]
    const at = (date: Date) => isBannerDismissed(banner, date.toISOString(), now)
    expect([at(now), at(ago(days - 0.01)), at(ago(days))]).toEqual([true, true, false])
    // Two clocks of one person may differ by some hours, and no dismissal is of next year.
    expect([at(ago(-0.5)), at(ago(-365))]).toEqual([true, false])
    expect([undefined, null, 5, 'yesterday'].map((one) => isBannerDismissed(banner, one, now))).toEqual(
      Array(4).fill(false),
    )
  })
})

it('lets one banner through: the one that matters most', () => {
  expect(bannerFor({ ...nobody, path: '/my', privacySignal: true })).toBe('privacy')
  expect(bannerFor({ ...nobody, path: '/my' })).toBe('sms')
  expect(bannerFor({ ...nobody, path: '/my', dismissed: ['sms'] })).toBe('onboarding')
  expect(bannerFor(nobody)).toBeUndefined()
})

describe('the fee for restocking', () => {
  const shows = (path: string) => wantsBanner('restocking_fee', { ...nobody, path })
  it('is said where pieces and the way of payment are still chosen', () => {
    expect(['/my/return', '/my/returns', '/my/returns/', '/my/returns/ret_5/edit'].map(shows)).toEqual(
      Array(4).fill(true),
    )
  })
  it('is not said of a gift, which has none, nor over a return that names its own sums', () => {
    expect(['/my/return/gift', '/my/returns/ret_5', '/my/orders'].map(shows)).toEqual(Array(3).fill(false))
  })
})
