import { userAlertModalMaxHeightVh, userAlertModalMaxWidthPx } from '@hemline/rules/vocabulary/constants.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'
import { closeModal, openModal } from '../../ui/modal.store.ts'
import { openLogIn } from '../identity/auth-modals.ts'

const user = userEvent.setup()
const vesna = 'vesna@hemline.example'
const alert = () => screen.findByRole('dialog', { name: 'You are a VIT now' })
const noAlert = () => expect(screen.queryByRole('dialog')).toBeNull()

/** Renders the shop and returns when the alerts were asked for and answered. */
async function show(url: string, options: { as?: string; shop: Shop }) {
  let answered = 0
  const send: typeof fetch = async (input, init) => {
    const answer = await answerFrom(options.shop)(input, init)
    if (String(init?.body).includes(persistedHashes.getUserAlerts)) answered += 1
    return answer
  }
  const shown = await renderAt(url, { ...options, send })
  await waitFor(() => expect(answered).toBe(1))
  return shown
}

/** The same shop in another browser. */
const elsewhere = ({ db }: Shop): Shop => ({ db, jar: { visitorId: null, token: null } })

it('comes once, is as large as the specification says, and stays away on every device once closed', async () => {
  const shop = newShop()
  const first = await show('/about', { as: vesna, shop })
  const dialog = await alert()
  expect(dialog.style.maxWidth).toBe(`${userAlertModalMaxWidthPx}px`)
  expect(dialog.style.maxHeight).toBe(`${userAlertModalMaxHeightVh}vh`)
  expect(within(dialog).getByText('VIT')).toBeTruthy()
  // What the tier brings, from the table of /rewards/benefits.
  const terms = within(dialog).getAllByRole('definition')
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    '1.5',
    'on every order',
    'always free',
    '$10, free delivery',
    '24 hours',
  ])
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/alerts/vit.svg')
  await user.keyboard('{Escape}')
  await waitFor(noAlert)
  const owner = `user:${shop.db.state.users.find(({ email }) => email === vesna)?.id}`
  await waitFor(() => expect(Object.keys(shop.db.state.settings[owner]?.modals ?? {})).toHaveLength(1))
  first.unmount()
  const again = await show('/about', { as: vesna, shop })
  await screen.findByRole('heading', { level: 1 })
  noAlert()
  again.unmount()
  localStorage.clear()
  await show('/about', { as: vesna, shop: elsewhere(shop) })
  await screen.findByRole('heading', { level: 1 })
  noAlert()
})

it('leads to what it is about', async () => {
  const { router } = await show('/about', { as: vesna, shop: newShop() })
  await user.click(within(await alert()).getByRole('link', { name: 'See all benefits' }))
  await waitFor(() => expect(router.state.location.href).toBe('/rewards/benefits'))
  await waitFor(noAlert)
})

it('does not interrupt who pays, and comes afterwards', async () => {
  const { router } = await show('/checkout', { as: vesna, shop: newShop() })
  await screen.findByRole('main')
  noAlert()
  await router.navigate({ href: '/about' })
  expect(await alert()).toBeTruthy()
})

it('waits until another modal is gone', async () => {
  const shop = newShop()
  const held = Promise.withResolvers<void>()
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes(persistedHashes.getUserAlerts)) await held.promise
    return answerFrom(shop)(input, init)
  }
  await renderAt('/about', { as: vesna, shop, send })
  await screen.findByRole('heading', { level: 1 })
  await openLogIn()
  held.resolve()
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: /VIT/ })).toBeNull()
  closeModal()
  expect(await alert()).toBeTruthy()
})

/** A window that is narrower than every breakpoint. */
const narrowWindow = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

it('waits until a sheet is gone, and comes as soon as that is closed', async () => {
  const shop = newShop()
  const held = Promise.withResolvers<void>()
  let answered = false
  const send: typeof fetch = async (input, init) => {
    const isAlerts = String(init?.body).includes(persistedHashes.getUserAlerts)
    if (isAlerts) await held.promise
    const answer = await answerFrom(shop)(input, init)
    answered ||= isAlerts
    return answer
  }
  narrowWindow()
  await renderAt('/about', { as: vesna, shop, send })
  // Narrow windows have their menu in a sheet.
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  held.resolve()
  await waitFor(() => expect(answered).toBe(true))
  await import('./AlertModal.tsx')
  expect(screen.queryByRole('dialog', { name: /VIT/ })).toBeNull()
  await user.click(within(menu).getByRole('button', { name: 'Close' }))
  expect(await alert()).toBeTruthy()
})

it('gives way to a dialog that opens while the code of the alert is on its way', async () => {
  const late = Promise.withResolvers<() => null>()
  const label = 'Comes by itself'
  const opened = openModal({ id: 'by-itself', label, content: () => late.promise, givesWay: true })
  await renderAt('/about', { shop: newShop() })
  await openLogIn()
  late.resolve(() => null)
  expect(await opened).toBe(false)
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: label })).toBeNull()
})

it('is alone: no pop-up shows below it, and the next one comes when it is closed', async () => {
  await renderAt('/about', { as: vesna, shop: newShop() })
  await alert()
  const offer = () => screen.queryByText('Your closet could use the room')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(offer()).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(offer()).toBeTruthy())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not come to somebody who just signed up', async () => {
  const shop = newShop()
  const made = shop.db.state.users.find(({ email }) => email === vesna)
  if (made) made.createdAt = new Date().toISOString()
  await show('/about', { as: vesna, shop })
  await screen.findByRole('heading', { level: 1 })
  noAlert()
})
