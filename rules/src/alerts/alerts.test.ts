import { describe, expect, it } from 'vitest'
import {
  type AlertModalFacts,
  type AlertReader,
  type AlertTarget,
  compareVersions,
  isMeantFor,
  isVersion,
  justSignedUpMinutes,
  mayShowAlert,
} from './alerts.ts'

const everybody: AlertTarget = {
  loggedIn: null,
  countries: [],
  roles: [],
  tiers: [],
  reached: null,
  hasBought: null,
  hasSold: null,
  flag: null,
  platforms: ['web'],
  fromVersion: null,
  untilVersion: null,
  treatments: [],
}
const reader: AlertReader = {
  loggedIn: true,
  country: 'US',
  roles: ['seller'],
  tier: 'tier_2',
  reached: true,
  hasBought: true,
  hasSold: false,
  flags: ['p2p'],
  platform: 'web',
  version: 'current',
  treatments: ['cart_words:b'],
}

/** Each thing that an alert can ask for: so that the reader has it, and so that the reader lacks it. */
const wishes: readonly [what: string, has: Partial<AlertTarget>, lacks: Partial<AlertTarget>][] = [
  ['being logged in', { loggedIn: true }, { loggedIn: false }],
  ['a country', { countries: ['CA', 'US'] }, { countries: ['CA'] }],
  ['a role', { roles: ['seller', 'p2p_seller'] }, { roles: ['p2p_seller'] }],
  ['a tier', { tiers: ['tier_2'] }, { tiers: ['tier_3'] }],
  ['a tier that was reached', { reached: true }, { reached: false }],
  ['having bought', { hasBought: true }, { hasBought: false }],
  ['having sold', { hasSold: false }, { hasSold: true }],
  ['a flag', { flag: 'p2p' }, { flag: 'beta_access' }],
  ['a platform', { platforms: ['ios', 'web'] }, { platforms: ['ios'] }],
  ['a version', { fromVersion: '4.2' }, { untilVersion: '4.1' }],
  ['a treatment', { treatments: ['x:a', 'cart_words:b'] }, { treatments: ['cart_words:a'] }],
]

describe('an alert', () => {
  it('that asks for nothing is for everybody on its platform', () => {
    expect(isMeantFor(everybody, reader)).toBe(true)
    expect(isMeantFor(everybody, { ...reader, loggedIn: false, tier: null, roles: [], flags: [] })).toBe(true)
  })

  it.each(wishes)('that asks for %s is for who has it and for nobody else', (_, has, lacks) => {
    expect([
      isMeantFor({ ...everybody, ...has }, reader),
      isMeantFor({ ...everybody, ...lacks }, reader),
    ]).toEqual([true, false])
  })

  it('is for whoever has all that it asks for: every combination', () => {
    for (let bits = 0; bits < 2 ** wishes.length; bits += 1) {
      const target = wishes.map(([, has, lacks], i) => (bits & (1 << i) ? lacks : has))
      expect(isMeantFor(Object.assign({}, everybody, ...target), reader)).toBe(bits === 0)
    }
  })

  it('for a tier is for no visitor', () => {
    expect(isMeantFor({ ...everybody, tiers: ['tier_1'] }, { ...reader, tier: null })).toBe(false)
  })
})

describe('versions', () => {
  it.each([
    ['1', '1', 0],
    ['1', '1.0.0', 0],
    ['2', '10', -1],
    ['1.2', '1.10', -1],
    ['1.2.3', '1.2.4', -1],
    ['999999', 'current', -1],
    ['current', 'current', 0],
  ])('%s and %s compare as %i', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign)
    expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign)
  })
  it.each(['', 'v1', '1.2.3.4', '1.', '1.2-beta', 'newest', '1234567'])('%s is none', (text) => {
    expect(isVersion(text)).toBe(false)
  })
})

describe('the user alert modal', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const yes: AlertModalFacts = { loggedIn: true, path: '/women', modalOpen: false, createdAt: ago(5000), now }
  const noes: readonly [why: string, change: Partial<AlertModalFacts>][] = [
    ['for visitors', { loggedIn: false }],
    ['at the checkout', { path: '/checkout' }],
    ['over another modal', { modalOpen: true }],
    ['just after signing up', { createdAt: ago(1) }],
  ]
  it('is shown, and for every combination of what keeps it away it is not', () => {
    for (let bits = 0; bits < 2 ** noes.length; bits += 1) {
      const changes = noes.filter((_, i) => bits & (1 << i)).map(([, change]) => change)
      expect(mayShowAlert(Object.assign({}, yes, ...changes))).toBe(bits === 0)
    }
  })
  it.each([
    '/confirmation/12',
    '/confirmation',
    '/checkout/',
    '/cart',
    '/my/return',
    '/my/returns',
    '/my/returns/12/edit',
    '/resolution-hub',
    '/resolution-hub/cs',
  ])('is not shown on %s', (path) => {
    expect(mayShowAlert({ ...yes, path })).toBe(false)
  })
  it.each(['/checkouts', '/carts', '/my/orders', '/'])('is shown on %s', (path) => {
    expect(mayShowAlert({ ...yes, path })).toBe(true)
  })
  it('comes when the account is half an hour old', () => {
    expect(mayShowAlert({ ...yes, createdAt: ago(justSignedUpMinutes - 0.1) })).toBe(false)
    expect(mayShowAlert({ ...yes, createdAt: ago(justSignedUpMinutes) })).toBe(true)
  })
})
