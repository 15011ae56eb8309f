// The tracker in a document: what it reports of a page, and that it never disturbs one.

import {
  analyticsHeartbeatSeconds,
  analyticsMinimumVisitSeconds,
  analyticsSessionSeconds,
} from '@hemline/rules/vocabulary/constants.ts'
import { LogInDocument } from '@hemline/schema/generated/graphql.ts'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { note } from '../../platform/track.ts'
import { openSignUp } from '../identity/auth-modals.ts'
import { itemOfHref } from './seen.ts'
import type { Parcel } from './sender.ts'
import { beginTracking } from './tracker.ts'

let parcels: Parcel[]
let navigated: () => void
let end: () => void
let observed: { see: (seen: boolean) => void }[]
let leaves: number

/** Begins to track at an address; the sender keeps what it gets. */
function trackAt(path: string) {
  globalThis.history.replaceState(null, '', path)
  parcels = []
  leaves = 0
  end = beginTracking({
    onNavigated: (seen) => {
      navigated = seen
      return () => undefined
    },
    person: () => ({ customerId: 'user', visitorId: 5 }),
    vitals: { LCP: 1200 },
    sender: {
      put: (parcel) => void parcels.push(parcel),
      leave: () => {
        leaves += 1
      },
    },
  })
}
const go = (path: string) => {
  globalThis.history.pushState(null, '', path)
  navigated()
}
const summary = () =>
  parcels.map(({ way, event }) =>
    way === 'tracker' ? `${event.e} ${event.se_ac ?? ''}`.trim() : `${way} ${event.event_name ?? ''}`.trim(),
  )
const card = (item: number) => {
  const article = document.createElement('article')
  article.innerHTML = `<a href="/product/a-dress/${item}">A dress</a>`
  article.addEventListener('click', (event) => event.preventDefault())
  document.body.append(article)
  return article
}

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.localStorage.clear()
  document.body.innerHTML = ''
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell
      }
      observe(target: Element) {
        observed.push({ see: (isIntersecting) => this.#tell([{ target, isIntersecting }]) })
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  globalThis.history.replaceState(null, '', '/')
})

test('reports a page view, and the view of a product with its item', () => {
  trackAt('/product/a-dress/41?referral_code=secret')
  expect(summary()).toEqual(['pv', 'client_event_log product_product-view'])
  expect(parcels[0]?.event).toMatchObject({ vid: '1', url: expect.stringMatching(/\/product\/a-dress\/41$/) })
  expect(parcels[1]?.event).toMatchObject({ facts: { item: 41 }, customer_id: 'user', visitor_id: 5 })
})

test('reports the next page once, with the log of the page before', () => {
  trackAt('/women')
  parcels = []
  go('/women?price=1-2')
  expect(parcels).toEqual([])
  go('/search?text=red+dress')
  expect(summary()).toEqual(['client_page_log', 'pv', 'client_event_log search_search-submit'])
  expect(parcels[0]?.event).toMatchObject({ url: expect.stringMatching(/\/women$/), vitals: { LCP: 1200 } })
  parcels = []
  go('/brands')
  expect(parcels[0]?.event).toMatchObject({ vitals: {} })
})

test('says nothing of the desk', () => {
  trackAt('/employee')
  go('/employee/orders')
  expect(summary()).toEqual([])
})

test('pings after ten seconds and then each thirty, while somebody does something', async () => {
  trackAt('/women')
  const after = async (seconds: number) => {
    parcels = []
    fireEvent.scroll(document)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return summary()
  }
  expect(await after(analyticsMinimumVisitSeconds - 1)).toEqual([])
  expect(await after(1)).toEqual(['pp'])
  expect(await after(analyticsHeartbeatSeconds - 1)).toEqual([])
  expect(await after(1)).toEqual(['pp'])
  parcels = []
  await vi.advanceTimersByTimeAsync(120_000)
  expect(summary()).toEqual([])
})

test('begins a new visit after half an hour of rest', async () => {
  trackAt('/women')
  const first = parcels[0]?.event.sid
  vi.setSystemTime(Date.now() + analyticsSessionSeconds * 1000)
  go('/brands')
  const view = parcels.findLast(({ event }) => event.e === 'pv')
  expect(view?.event.vid).toBe('2')
  expect(view?.event.sid).not.toBe(first)
})

test('reports a click of a link, and of a card', () => {
  trackAt('/women')
  const link = card(7).querySelector('a')
  parcels = []
  if (link) fireEvent.click(link)
  expect(summary()).toEqual(['ue', 'client_event_log listing_item-card-click_shop-listings'])
  expect(parcels[1]?.event).toMatchObject({ facts: { item: 7 } })
})

test('counts a card that was half in sight for a second, once a page', async () => {
  trackAt('/women')
  card(7)
  card(8)
  await vi.advanceTimersByTimeAsync(200)
  parcels = []
  observed[0]?.see(true)
  await vi.advanceTimersByTimeAsync(1000)
  observed[0]?.see(true)
  observed[1]?.see(true)
  await vi.advanceTimersByTimeAsync(999)
  observed[1]?.see(false)
  await vi.advanceTimersByTimeAsync(5000)
  go('/brands')
  expect(parcels[0]).toMatchObject({
    way: 'item_visibility_log',
    event: { items: [{ item_number: 7, place: 0 }], url: expect.stringMatching(/\/women$/) },
  })
})

test('reports the view of the sign-up, as a page and as a dialog', async () => {
  trackAt('/sign-up')
  expect(summary()).toContain('client_event_log account_signup-view_page')
  await openSignUp()
  expect(summary()).toContain('client_event_log account_signup-view_dialog')
})

test('reports what was said before it was there', () => {
  note({ sent: { query: LogInDocument } as never })
  trackAt('/log-in')
  expect(summary()).toContain('client_event_log auth_auth_begin')
})

test('logs the page and hands all events over when the page is left', () => {
  trackAt('/women')
  parcels = []
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const _ of [1, 2]) fireEvent(document, new Event('visibilitychange'))
  fireEvent(globalThis.window, new Event('pagehide'))
  expect(summary()).toEqual(['client_page_log'])
  expect(leaves).toBe(3)
  hidden.mockRestore()
})

test('names no visit and no visitor with Global Privacy Control', () => {
  Object.assign(globalThis.navigator, { globalPrivacyControl: true })
  trackAt('/product/a-dress/41')
  expect(parcels[0]?.event).not.toHaveProperty('sid')
  expect(parcels[1]?.event).not.toHaveProperty('visitor_id')
  expect(globalThis.localStorage.length).toBe(0)
  Reflect.deleteProperty(globalThis.navigator, 'globalPrivacyControl')
})

test('does not disturb the page when it fails', () => {
  trackAt('/women')
  expect(() =>
    note({ answer: { data: { placeOrder: { __typename: 'OrderPlaced', order: {} } } } as never }),
  ).not.toThrow()
})

test('knows the piece of a link', () => {
  expect(['/product/a-dress/7', '/product/7?x', '/women', null].map(itemOfHref)).toEqual([
    7,
    7,
    undefined,
    undefined,
  ])
})
