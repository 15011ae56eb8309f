import { describe, expect, test } from 'vitest'
import { authPhases } from '../vocabulary/auth.ts'
import {
  analyticsHeartbeatSeconds,
  analyticsMinimumVisitSeconds,
  analyticsSessionSeconds,
  authCookieYears,
  browserKeepsDays,
  currency,
  offerCondition,
  trackerCookieSeconds,
  webVitals,
} from '../vocabulary/constants.ts'
import { visitorCookieDays } from '../vocabulary/cookie-days.ts'
import { logPath, payloadHash } from './collector.ts'
import { linkOf, pathOf } from './event-path.ts'
import { eventOf, productEvent, productEvents } from './events.ts'
import { isPingDue, visitAt, visitKeptMs } from './visits.ts'
import { ratingOf, vitalNames } from './web-vitals.ts'

describe('an event', () => {
  test('has its parts in lower case with dashes, and a name formed from them', () => {
    expect(eventOf({ category: 'Item  Page', action: ' Add To Cart ', label: 'Buy Box' })).toEqual({
      event_category: 'item-page',
      event_action: 'add-to-cart',
      event_label: 'buy-box',
      event_name: 'item-page_add-to-cart_buy-box',
    })
  })

  test('without a label has a name of two parts', () => {
    expect(productEvent('logout').event_name).toBe('account_logout')
  })

  test('of the product has a name of its own', () => {
    const names = Object.keys(productEvents).map((one) => productEvent(one as keyof typeof productEvents))
    expect(new Set(names.map((one) => one.event_action)).size).toBe(12)
  })

  test('has the phases of logging in and out', () => {
    expect(authPhases).toEqual([
      'login',
      'logout',
      'signup',
      'auth_begin',
      'auth_response',
      'pw_change_request_begin',
    ])
  })
})

describe('a visit', () => {
  const newId = () => 'new'
  const last = { id: 'old', count: 4, at: 1000 }
  const idle = analyticsSessionSeconds * 1000

  test('goes on until 1800 seconds without activity', () => {
    expect(analyticsSessionSeconds).toBe(1800)
    expect(visitAt(last, 1000 + idle - 1, newId)).toEqual({ id: 'old', count: 4, at: 1000 + idle - 1 })
    expect(visitAt(last, 1000 + idle, newId)).toEqual({ id: 'new', count: 5, at: 1000 + idle })
  })

  test('is the first one in a new browser, with a clock that was set back, and after the time kept', () => {
    expect(visitAt(undefined, 5, newId)).toEqual({ id: 'new', count: 1, at: 5 })
    expect(visitAt(last, 10, newId).id).toBe('new')
    expect(visitAt(last, 1000 + visitKeptMs, newId).count).toBe(1)
  })

  test('is counted no longer than the tracker and the privacy policy say', () => {
    expect(trackerCookieSeconds).toBe(63_072_000)
    expect(visitKeptMs).toBe(browserKeepsDays * 86_400_000)
    expect(visitorCookieDays).toBe(Math.min(authCookieYears * 365, 400))
  })
})

describe('an open page', () => {
  test('reports itself after the minimum visit, then with each heartbeat', () => {
    expect(isPingDue(analyticsMinimumVisitSeconds - 1, undefined, true)).toBe(false)
    expect(isPingDue(analyticsMinimumVisitSeconds, undefined, true)).toBe(true)
    expect(isPingDue(10 + analyticsHeartbeatSeconds - 1, 10, true)).toBe(false)
    expect(isPingDue(10 + analyticsHeartbeatSeconds, 10, true)).toBe(true)
  })

  test('is silent while nobody does anything', () => {
    expect(isPingDue(100, undefined, false)).toBe(false)
  })
})

describe('page speed', () => {
  test.each(vitalNames)('%s is good up to the first threshold and poor above the second', (name) => {
    const [good, poor] = webVitals[name]
    const step = name === 'CLS' ? 0.01 : 1
    expect([good, good + step, poor, poor + step].map((value) => ratingOf(name, value))).toEqual([
      'good',
      'needs_improvement',
      'needs_improvement',
      'poor',
    ])
  })
})

describe('an address in an event', () => {
  test('has a page type and its path', () => {
    expect(pathOf('https://shop.example/women/dresses?utm_campaign=x')).toEqual({
      path: '/women/dresses',
      page: 'shop-listings',
    })
    expect(pathOf('/search?text=red+dress&price=1-2')).toEqual({
      path: '/search',
      page: 'shop-search',
      text: 'red dress',
    })
  })

  test('never has a key, a number of an order, or a path of no page', () => {
    expect(pathOf('/password/change?token=secret').path).toBe('/password/change')
    expect(pathOf('/verify-email/secret').path).toBe('/verify-email/:token')
    expect(pathOf('/my/orders/123').path).toBe('/my/orders/:orderId')
    expect(pathOf('/no/such/page/secret')).toEqual({ path: '', page: undefined })
    expect(pathOf('http://[')).toEqual({ path: '', page: undefined })
  })

  test('of a link elsewhere is the host alone', () => {
    const page = 'https://shop.example/women'
    expect(linkOf('/verify-email/secret', page)).toBe('/verify-email/:token')
    expect(linkOf('https://social.example/u/somebody?x=1', page)).toBe('social.example')
    expect(linkOf('mailto:a@b.example', page)).toBe('')
  })
})

describe('the hash of a payload', () => {
  test('is the same for the same text only', () => {
    expect(payloadHash('{"a":1}')).toMatch(/^[0-9a-f]{14}$/)
    expect(payloadHash('{"a":1}')).toBe(payloadHash('{"a":1}'))
    expect(payloadHash('{"a":2}')).not.toBe(payloadHash('{"a":1}'))
    expect(new Set(Array.from({ length: 5000 }, (_, i) => payloadHash(`${i}`))).size).toBe(5000)
  })

  test('is a part of the path', () => {
    expect(logPath('client_page_log', 'pwa_mobile', '{}')).toBe(
      `/api/events/client_page_log/pwa_mobile/${payloadHash('{}')}/0?retry=1`,
    )
  })
})

test('offers are in dollars, and every piece is used', () => {
  expect([currency, offerCondition]).toEqual(['USD', 'used'])
})
