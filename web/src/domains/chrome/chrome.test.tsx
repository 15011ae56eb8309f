import { desktopBreakpointPx, promoBarMinHeightPx, tagline } from '@hemline/rules/vocabulary/constants.ts'
import { helpPhone } from '@hemline/rules/vocabulary/office.ts'
import { appLinks, socialLinks } from '@hemline/rules/vocabulary/social.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockUsers } from '../../../mocks/seed/people.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const shopper = mockUsers[0]?.email ?? ''
/** A window so many pixels wide, as far as code asks for it. */
function windowOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const from = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0)
    return { matches: width >= from, addEventListener: () => undefined, removeEventListener: () => undefined }
  })
}
/** Everything is in sight, however far down it stands. */
function lookEverywhere(): void {
  const inSight = [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[]
  const everything = (callback: IntersectionObserverCallback) => {
    const observer = {
      observe: () => callback(inSight, observer),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver
    return observer
  }
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function watch(callback: IntersectionObserverCallback) {
      return everything(callback)
    }),
  )
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''
afterEach(() => vi.unstubAllGlobals())

it('marks Shop, and Cleanout on clean-out paths', async () => {
  await renderAt('/cleanout')
  const worlds = within(await screen.findByRole('navigation', { name: 'Shop or clean out' }))
  expect(worlds.getByRole('link', { name: 'Cleanout' }).getAttribute('aria-current')).toBe('true')
  expect(worlds.getByRole('link', { name: 'Shop' }).getAttribute('aria-current')).toBeNull()
})

it('marks the department of the path and splits kids into girls and boys', async () => {
  await renderAt('/boys')
  const nav = within(await screen.findByRole('navigation', { name: 'Departments' }))
  expect(nav.getByRole('link', { name: 'Boys' }).getAttribute('aria-current')).toBe('page')
  expect(nav.getByRole('link', { name: 'Girls' })).toBeTruthy()
})

describe.each([390, 1219, 1220, 1440])('at %i px', (width) => {
  beforeEach(() => windowOf(width))

  it('has the promo bar with the toggle and About, 42.5 px at least', async () => {
    await renderAt('/legal')
    const about = within(await screen.findByRole('navigation', { name: 'About Hemline' })).getByRole('link', {
      name: 'About',
    })
    expect(hrefOf(about)).toBe('/about')
    const worlds = screen.getByRole('navigation', { name: 'Shop or clean out' })
    expect(within(worlds).getAllByRole('link')).toHaveLength(2)
    expect(getComputedStyle(worlds.closest('[style]') as HTMLElement).minHeight).toBe(
      `${promoBarMinHeightPx}px`,
    )
  })

  it('has a header with the way home, account, favorites and cart', async () => {
    await renderAt('/legal')
    const header = within(await screen.findByRole('banner'))
    expect(header.getByRole('link', { name: 'Hemline, home' })).toBeTruthy()
    expect(await header.findByRole('button', { name: 'Account' })).toBeTruthy()
    expect(header.getByRole('link', { name: 'Favorites' })).toBeTruthy()
    expect(header.getByRole('link', { name: 'Cart' })).toBeTruthy()
  })

  it(
    width >= desktopBreakpointPx
      ? 'shows departments and search in the header'
      : 'keeps departments in a menu',
    async () => {
      await renderAt('/legal')
      const header = within(await screen.findByRole('banner'))
      const wide = width >= desktopBreakpointPx
      expect(header.queryAllByRole('navigation', { name: 'Departments' })).toHaveLength(wide ? 1 : 0)
      expect(header.queryAllByRole('combobox', { name: 'Search' })).toHaveLength(wide ? 1 : 0)
      expect(header.queryAllByRole('button', { name: 'Menu' })).toHaveLength(wide ? 0 : 1)
    },
  )

  it('has every column of the footer, social links, the app, legal links, help line and copyright', async () => {
    lookEverywhere()
    await renderAt('/legal')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(new RegExp(`^${tagline} What we send is looked over`))).toBeTruthy()
    for (const name of [
      'Company',
      'Departments',
      'Top Brands',
      'Trending',
      'Discover',
      'Sell with us',
      'Connect with Us',
      'Get the App',
    ])
      expect(await footer.findByRole('heading', { name })).toBeTruthy()
    for (const { network, href } of socialLinks) {
      const link = footer.getByRole('link', { name: `Hemline on ${network}` })
      expect(link.getAttribute('rel')).toBe('noopener')
      expect(new URL(href).hostname).toBe('social.example')
      expect(hrefOf(link)).toBe(href)
    }
    expect(
      footer.getByRole('img', { name: `QR code of ${appLinks.any}` }).querySelectorAll('path'),
    ).toHaveLength(2)
    expect(hrefOf(footer.getByRole('link', { name: 'App Store' }))).toBe(appLinks.ios)
    expect(hrefOf(footer.getByRole('link', { name: 'Google Play' }))).toBe(appLinks.android)
    for (const name of ['Terms of Use', 'Privacy Policy', 'Accessibility'])
      expect(footer.getByRole('link', { name })).toBeTruthy()
    expect(hrefOf(footer.getByRole('link', { name: 'Do Not Sell My Personal Information' }))).toMatch(
      '/privacy',
    )
    expect(footer.getByText(/Using a screen reader/)).toBeTruthy()
    expect(hrefOf(footer.getByRole('link', { name: helpPhone.label }))).toBe(helpPhone.href)
    expect(footer.getByText(/© \d{4} Hemline/)).toBeTruthy()
  })
})

it('opens a menu below 1220 px: account first, then departments, with kids’ own', async () => {
  windowOf(390)
  await renderAt('/legal')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(sheet.getByRole('link', { name: 'Maternity' })).toBeTruthy()
  expect(sheet.getAllByRole('link')[0]?.textContent).toBe('Log in')
  expect(sheet.getByRole('heading', { name: 'Kids' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'All kids' })).toBeTruthy()
  expect(sheet.queryByRole('link', { name: 'Kids' })).toBeNull()
  const ways = ['Give it away', 'Maison Aurele', 'Sell it yourself: the waitlist']
  expect(ways.map((name) => sheet.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/cleanout/donate',
    '/cleanout/maison-aurele',
    '/direct/sell/waitlist',
  ])
})

it('stands without header on the page for robots, with the reduced footer', async () => {
  await renderAt('/robots')
  await screen.findByRole('heading', { level: 1, name: /For robots/ })
  expect(screen.queryByRole('banner')).toBeNull()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.queryByRole('heading', { name: 'Departments' })).toBeNull()
  expect(footer.getByRole('link', { name: 'Do Not Sell My Personal Information' })).toBeTruthy()
})

it('keeps a reduced footer on the cart', async () => {
  await renderAt('/cart')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.queryByRole('heading', { name: 'Departments' })).toBeNull()
  expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy()
})

it('shows the Thrift Promise to people with an account only', async () => {
  await renderAt('/legal')
  await screen.findByRole('contentinfo')
  expect(screen.queryByRole('complementary', { name: 'Thrift Promise' })).toBeNull()
  await renderAt('/legal', { as: shopper })
  const box = within(await screen.findByRole('complementary', { name: 'Thrift Promise' }))
  expect(hrefOf(box.getByRole('link', { name: 'Contact Us' }))).toBe('/contact')
})

it('leaves its frame out when an app shows the page in itself', async () => {
  const { router } = await renderAt('/legal?webview=true')
  await screen.findByRole('heading', { level: 1, name: 'Terms and policies' })
  await router.navigate({ href: '/legal/privacy-policy' })
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('moves focus to the new heading, not on the first load, and back to the link when going back', async () => {
  const { router } = await renderAt('/legal', { shop: newShop() })
  expect(document.activeElement).toBe(document.body)
  const link = await within(await screen.findByRole('main')).findByRole('link', { name: /Privacy Policy/ })
  await userEvent.click(link)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Privacy Policy'))
  expect(document.activeElement?.tagName).toBe('H1')
  router.history.back()
  await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/legal/privacy-policy'))
  expect(document.activeElement?.tagName).toBe('A')
})

it('logs out from the account menu', async () => {
  await renderAt('/legal', { as: shopper })
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You are logged out.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Account' })).toBeTruthy()
})
