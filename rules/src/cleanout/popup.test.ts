import { expect, it } from 'vitest'
import { type CleanoutPopupFacts, wantsCleanoutPopup } from '../site/popups.ts'
import { cleanoutPopupDismissDays, cleanoutPopupKitAgeDays } from '../vocabulary/constants.ts'

const now = new Date('2026-11-21T18:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const yes: CleanoutPopupFacts = {
  loggedIn: true,
  isInternational: false,
  dismissedAt: null,
  path: '/women',
  outstandingKits: 0,
  lastKitCreatedAt: null,
  now,
}

it('offers a kit to who could use one', () => {
  expect(wantsCleanoutPopup(yes)).toBe(true)
})

const noes: [why: string, change: Partial<CleanoutPopupFacts>][] = [
  ['the visitor is logged out', { loggedIn: false }],
  ['the shopper is international', { isInternational: true }],
  ['it was dismissed yesterday', { dismissedAt: ago(1) }],
  ['the page is the clean-out itself', { path: '/cleanout/guide' }],
  ['a kit is outstanding', { outstandingKits: 1 }],
  ['the last kit is from two days ago', { lastKitCreatedAt: ago(2) }],
]
it.each(noes)('does not when %s', (_, change) => {
  expect(wantsCleanoutPopup({ ...yes, ...change })).toBe(false)
})

it('holds for every combination of the conditions: all of them, or none', () => {
  for (let bits = 0; bits < 2 ** noes.length; bits += 1) {
    const changes = noes.filter((_, i) => bits & (1 << i)).map(([, change]) => change)
    expect(wantsCleanoutPopup(Object.assign({}, yes, ...changes))).toBe(bits === 0)
  }
})

it('comes back when it was dismissed by a clock that was ahead', () => {
  expect(wantsCleanoutPopup({ ...yes, dismissedAt: ago(-0.5) })).toBe(false)
  expect(wantsCleanoutPopup({ ...yes, dismissedAt: ago(-300) })).toBe(true)
})

it('comes back 14 days after it was dismissed, and more than 3 days after the last kit', () => {
  expect(wantsCleanoutPopup({ ...yes, dismissedAt: ago(cleanoutPopupDismissDays - 0.01) })).toBe(false)
  expect(wantsCleanoutPopup({ ...yes, dismissedAt: ago(cleanoutPopupDismissDays) })).toBe(true)
  expect(wantsCleanoutPopup({ ...yes, lastKitCreatedAt: ago(cleanoutPopupKitAgeDays) })).toBe(false)
  expect(wantsCleanoutPopup({ ...yes, lastKitCreatedAt: ago(cleanoutPopupKitAgeDays + 0.01) })).toBe(true)
})
