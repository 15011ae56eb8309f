import { bannerCookies } from '@hemline/rules/site/banners.ts'
import { popupTypes } from '@hemline/rules/site/popups.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeptStore } from '../../platform/kept.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { dismissalCookie } from '../cleanout/kits/CleanoutPopup.tsx'
import { privacyCookie } from './PrivacyPopup.tsx'
import { subscriptionCookie } from './SubscriptionPopups.tsx'

const user = userEvent.setup()
const imani = 'imani@hemline.example'
const odile = 'odile@hemline.example'
const card = (name: string) => screen.findByRole('complementary', { name })
const titles = {
  privacy: 'Terms and privacy',
  subscription_cart: 'Shall we mail you about your cart?',
  subscription_favorites: 'Hear first when a price drops',
  subscription_saved_searches: 'Looking for something?',
}

/** The names of all pop-ups in sight. */
const offersInSight = () =>
  [...Object.values(titles), 'Your closet could use the room', 'Did everything arrive well?'].filter(
    (name) => screen.queryByRole('complementary', { name }) !== null,
  )

function setCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not in the browser of the tests.
  document.cookie = `${name}=${value}; max-age=${seconds}; path=/`
}
const cookies = [
  privacyCookie,
  dismissalCookie,
  subscriptionCookie('subscription_cart'),
  subscriptionCookie('subscription_favorites'),
  subscriptionCookie('subscription_saved_searches'),
  ...Object.values(bannerCookies).map(({ name }) => name),
]
beforeEach(() => {
  for (const name of cookies) setCookie(name, '', 0)
})

/** A shop in which somebody has been offered a kit already, and has pieces, favorites and searches. */
function shopOf(email: string, has: { cart?: number; favorites?: number; searches?: number }): Shop {
  setCookie(dismissalCookie, encodeURIComponent(new Date().toISOString()), 1000)
  const shop = newShop()
  const { state, items } = shop.db
  const owner = `user:${state.users.find((one) => one.email === email)?.id}`
  const free = items.filter((one) => one.state === 'listed').map((one) => one.item_number)
  state.carts[owner] = free.slice(0, has.cart ?? 0).map((itemNumber) => ({
    id: `line-${itemNumber}`,
    itemNumber,
    addedAt: Date.now(),
  }))
  state.loved[owner] = free
    .slice(0, has.favorites ?? 0)
    .map((itemNumber) => ({ itemNumber, lovedAt: Date.now(), priceThen: 1000, listId: null }))
  state.searches[owner] = Array.from({ length: has.searches ?? 0 }, (_, n) => ({
    id: `search-${n}`,
    text: `boots ${n}`,
    at: Date.now(),
  }))
  return shop
}

it('is one of six types', () => expect(popupTypes).toHaveLength(6))

describe('the pop-up privacy', () => {
  it('asks who has yet to accept the terms, goes before offers, and is gone for good once accepted', async () => {
    const shop = newShop()
    const shown = await renderAt('/about', { as: odile, shop })
    const asked = within(await card(titles.privacy))
    expect(asked.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/legal/privacy-policy',
    )
    expect(offersInSight()).toEqual([titles.privacy])
    asked.getByRole('button', { name: 'I accept them' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: titles.privacy })).toBeNull())
    expect(shop.db.state.users.find(({ email }) => email === odile)?.legalAccepted).toBe(true)
    shown.unmount()
  })
  it('is only as high as the room below the header, also with text so large that the header grows', async () => {
    const heights = new Map<Element, () => void>()
    class Watch {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe(element: Element) {
        heights.set(element, this.tell)
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Watch)
    const shown = await renderAt('/about', { as: odile })
    await card(titles.privacy)
    const header = document.querySelector('header') as HTMLElement
    Object.defineProperty(header, 'offsetHeight', { configurable: true, value: 214 })
    heights.get(header)?.()
    const room = () => document.documentElement.style.getPropertyValue('--header')
    expect(room()).toBe('214px')
    shown.unmount()
    expect(room()).toBe('')
    vi.unstubAllGlobals()
  })
  it('is put off by a cookie', async () => {
    await renderAt('/about', { as: odile })
    await user.click(within(await card(titles.privacy)).getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: titles.privacy })).toBeNull())
    expect(document.cookie).toContain(privacyCookie)
  })
  it('opens as a dialog when an order waits for the terms, and the order goes on after it', async () => {
    const shop = newShop()
    await renderAt('/cleanout/sell', { as: odile, shop })
    const main = within(await screen.findByRole('main'))
    await user.click(await main.findByRole('radio', { name: /^A label/ }))
    await user.click(main.getByRole('button', { name: 'Continue' }))
    await user.click(await main.findByRole('button', { name: 'Get my label' }))
    const asked = within(await screen.findByRole('dialog', { name: titles.privacy }))
    expect(asked.getByText(/what holds when members sell their own pieces/)).toBeTruthy()
    const id = shop.db.state.users.find(({ email }) => email === odile)?.id
    const kits = () => shop.db.state.cleanout?.kits.filter(({ sellerId }) => sellerId === id).length ?? 0
    expect(kits()).toBe(0)
    await user.click(asked.getByRole('button', { name: 'I accept them' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: titles.privacy })).toBeNull())
    await user.click(await main.findByRole('button', { name: 'Get my label' }))
    expect(await main.findByRole('heading', { name: 'Your label is ready' })).toBeTruthy()
    expect(kits()).toBe(1)
  })
  it('is not on pages of returns', async () => {
    const { router } = await renderAt('/about', { as: odile })
    await card(titles.privacy)
    await router.navigate({ href: '/my/returns' })
    await waitFor(() => expect(offersInSight()).toEqual([]))
  })
})

describe('the pop-ups that offer mails', () => {
  it.each([
    ['subscription_cart', { cart: 1 }, 'You will hear about your cart.'],
    ['subscription_favorites', { favorites: 1 }, 'You will hear when a favorite costs less.'],
    ['subscription_saved_searches', { searches: 3 }, /^You will hear about new pieces/],
  ] as const)('%s turns the mails on', async (type, has, thanks) => {
    await renderAt('/about', { as: imani, shop: shopOf(imani, has) })
    await user.click(within(await card(titles[type])).getByRole('button', { name: 'Yes, mail me' }))
    expect(await screen.findByText(thanks)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('complementary', { name: titles[type] })).toBeNull())
  })
  it('say in the words of the specification that the mails could not be turned on, and stay', async () => {
    const shop = shopOf(imani, { favorites: 1 })
    const answer = answerFrom(shop)
    const send: typeof fetch = async (input, init) =>
      String(init?.body).includes('"changeSubscription"')
        ? Promise.reject(new TypeError('away'))
        : answer(input, init)
    await renderAt('/about', { as: imani, shop, send })
    const asked = within(await card(titles.subscription_favorites))
    await user.click(asked.getByRole('button', { name: 'Yes, mail me' }))
    expect(await screen.findByText(/We’ve encountered an error subscribing you to emails/)).toBeTruthy()
    expect(offersInSight()).toEqual([titles.subscription_favorites])
  })
  it('come one after the other, each dismissed by its own cookie', async () => {
    const shop = shopOf(imani, { cart: 1, favorites: 1, searches: 3 })
    await renderAt('/about', { as: imani, shop })
    for (const type of [
      'subscription_cart',
      'subscription_favorites',
      'subscription_saved_searches',
    ] as const) {
      const asked = within(await card(titles[type]))
      expect(offersInSight()).toEqual([titles[type]])
      await user.click(asked.getByRole('button', { name: 'No, thank you' }))
      expect(document.cookie).toContain(subscriptionCookie(type))
    }
    await waitFor(() => expect(offersInSight()).toEqual([]))
  })
})

describe('banners', () => {
  const notice = () => screen.findByRole('region', { name: 'Notice' })
  function newcomer(): Shop {
    const shop = newShop()
    const one = shop.db.state.users.find(({ email }) => email === imani)
    if (one) one.createdAt = new Date().toISOString()
    return shop
  }
  it('show a new member the first steps, until they are dismissed, here and on other devices', async () => {
    setCookie(bannerCookies.sms.name, encodeURIComponent(new Date().toISOString()), 1000)
    const shop = newcomer()
    const shown = await renderAt('/my', { as: imani, shop })
    expect(within(await notice()).getByText('Your first steps: 0 of 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }))
    expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull()
    expect(document.cookie).toContain(bannerCookies.onboarding.name)
    const owner = `user:${shop.db.state.users.find(({ email }) => email === imani)?.id}`
    await waitFor(() => expect(shop.db.state.settings[owner]?.banners).toHaveProperty('onboarding'))
    shown.unmount()
    for (const name of cookies) setCookie(name, '', 0)
    setCookie(bannerCookies.sms.name, encodeURIComponent(new Date().toISOString()), 1000)
    localStorage.clear()
    await renderAt('/my', { as: imani, shop: { db: shop.db, jar: { visitorId: null, token: null } } })
    await screen.findByRole('heading', { name: /^Hello, / })
    await waitFor(() => expect(useKeptStore.getState().ready).toBe(true))
    expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull()
  })
  it.each([
    ['restocking_fee', '/my/returns', /^Restocking is \$\d+\.\d\d a piece/],
    ['sms', '/my/orders', /^Hear by text when your parcel is at the door/],
  ] as const)('%s is said at %s, until its cookie keeps it away', async (banner, path, words) => {
    const shop = newShop()
    const shown = await renderAt(path, { as: imani, shop })
    expect(within(await notice()).getByText(words)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }))
    expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull()
    expect(document.cookie).toContain(bannerCookies[banner].name)
    shown.unmount()
  })
  it('come back on every device once the days of their dismissal are over', async () => {
    const shop = newShop()
    const owner = `user:${shop.db.state.users.find(({ email }) => email === imani)?.id}`
    const dismissed = (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000).toISOString()
      shop.db.state.settings[owner] = { banners: { restocking_fee: at } }
      localStorage.clear()
    }
    dismissed(bannerCookies.restocking_fee.days - 1)
    const shown = await renderAt('/my/returns', { as: imani, shop })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(useKeptStore.getState().ready).toBe(true))
    expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull()
    shown.unmount()
    dismissed(bannerCookies.restocking_fee.days + 1)
    await renderAt('/my/returns', { as: imani, shop: { db: shop.db, jar: { visitorId: null, token: null } } })
    expect(within(await notice()).getByText(/^Restocking is/)).toBeTruthy()
  })
  it('confirm that the browser asks for privacy', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await renderAt('/about')
    expect((await notice()).textContent).toContain('We heard it, and we don’t.')
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})
