import { describe, expect, it } from 'vitest'
import {
  type PrivacyPopupFacts,
  popupTypes,
  privacyPopupDismissDays,
  type SubscriptionPopup,
  type SubscriptionPopupFacts,
  subscriptionPopupDismissDays,
  subscriptionPopupFewest,
  wantsPrivacyPopup,
  wantsSubscriptionPopup,
} from './popups.ts'

const now = new Date('2026-11-25T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** Expects that facts want a pop-up, and that every combination of changes keeps it away. */
function holdsFor<Facts extends object>(
  wants: (facts: Facts) => boolean,
  yes: Facts,
  noes: readonly Partial<Facts>[],
): void {
  for (let bits = 0; bits < 2 ** noes.length; bits += 1) {
    const changes = noes.filter((_, i) => bits & (1 << i))
    expect([bits, wants(Object.assign({}, yes, ...changes))]).toEqual([bits, bits === 0])
  }
}

describe('privacy', () => {
  const yes: PrivacyPopupFacts = {
    loggedIn: true,
    banned: false,
    isLegalAcceptRequired: true,
    dismissedAt: null,
    path: '/women',
    now,
  }
  it('asks who has yet to accept the terms, and nobody else: every combination', () => {
    holdsFor(wantsPrivacyPopup, yes, [
      { loggedIn: false },
      { banned: true },
      { isLegalAcceptRequired: false },
      { dismissedAt: ago(0.5) },
      { path: '/checkout' },
    ])
  })
  it.each(['/my/returns', '/my/return', '/cart', '/legal/tou'])('is not on %s', (path) => {
    expect(wantsPrivacyPopup({ ...yes, path })).toBe(false)
  })
  it('asks again a day after "Later"', () => {
    expect(wantsPrivacyPopup({ ...yes, dismissedAt: ago(privacyPopupDismissDays) })).toBe(true)
    // A clock that was ahead.
    expect(wantsPrivacyPopup({ ...yes, dismissedAt: ago(-300) })).toBe(true)
  })
})

const types = popupTypes.filter((type): type is SubscriptionPopup => type.startsWith('subscription_'))

describe.each(types)('%s', (type) => {
  const fewest = subscriptionPopupFewest[type]
  const yes: SubscriptionPopupFacts = {
    type,
    loggedIn: true,
    banned: false,
    state: 'not_active',
    amount: fewest,
    dismissedAt: null,
    path: '/women',
    now,
  }
  it('offers mails to who has something and answered nothing yet: every combination', () => {
    holdsFor(wantsSubscriptionPopup, yes, [
      { loggedIn: false },
      { banned: true },
      { state: 'canceled' },
      { amount: fewest - 1 },
      { dismissedAt: ago(subscriptionPopupDismissDays - 0.01) },
      { path: '/my/returns' },
    ])
    expect(wantsSubscriptionPopup({ ...yes, state: 'active' })).toBe(false)
  })
  it.each(['/checkout', '/cart', '/my/orders', '/product/100001'])('is not on %s', (path) => {
    expect(wantsSubscriptionPopup({ ...yes, path })).toBe(false)
  })
  it('comes again 30 days after it was dismissed', () => {
    expect(wantsSubscriptionPopup({ ...yes, dismissedAt: ago(subscriptionPopupDismissDays) })).toBe(true)
  })
})
