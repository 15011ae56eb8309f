import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { mockUsers } from '../../../mocks/seed/people.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const shopper = mockUsers[0]?.email ?? ''
const narrow = () => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
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

it('shows departments from 1220 px, and a menu sheet below', async () => {
  narrow()
  await renderAt('/legal')
  const button = await screen.findByRole('button', { name: 'Menu' })
  expect(screen.queryByRole('navigation', { name: 'Departments' })).toBeNull()
  await userEvent.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 5000 }))
  expect(sheet.getByRole('link', { name: 'Maternity' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

it('has the footer’s columns, legal links, help line and copyright', async () => {
  await renderAt('/legal')
  const footer = within(await screen.findByRole('contentinfo'))
  for (const name of ['Company', 'Departments', 'Trending', 'Discover', 'Sell with us']) expect(footer.getByRole('heading', { name })).toBeTruthy()
  expect(await footer.findByRole('heading', { name: 'Top Brands' })).toBeTruthy()
  expect(footer.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/legal/tou')
  expect(footer.getByText(/Using a screen reader/)).toBeTruthy()
  expect(footer.getByText(/©/)).toBeTruthy()
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
  expect(within(await screen.findByRole('complementary', { name: 'Thrift Promise' })).getByRole('link', { name: 'Contact Us' })).toBeTruthy()
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
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You are logged out.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Account' })).toBeTruthy()
})
