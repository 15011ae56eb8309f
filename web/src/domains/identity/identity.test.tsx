import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPassword, mockUsers } from '../../../mocks/seed/people.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { safeNext } from './after-log-in.ts'
import { returnOf } from './log-in-return.ts'

const shopper = mockUsers[0]?.email ?? ''
const form = async (name: string) => within(await screen.findByRole('form', { name }))

it('logs in, says hello in the account menu, and lands where one wanted to go', async () => {
  const { router } = await renderAt('/log-in?next=/my/settings')
  const page = await form('Log in')
  await userEvent.type(page.getByLabelText('Email'), shopper)
  await userEvent.type(page.getByLabelText('Password'), mockPassword)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/my/settings'))
  expect(screen.getByRole('button', { name: /^Account of/ })).toBeTruthy()
})

it('shows the next person in the same tab nothing of the one before', async () => {
  const shop = newShop()
  const [first, second] = mockUsers
  shop.db.state.children[`user:${first?.id}`] = [{ id: 'june', name: 'June', sizingIds: [] }]
  const { router } = await renderAt('/my/sizes', { as: shopper, shop })
  expect(await screen.findByText('June')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/goodbye'))
  await router.navigate({ to: '/log-in', search: { next: '/my/sizes' } })
  const page = await form('Log in')
  await userEvent.type(page.getByLabelText('Email'), second?.email ?? '')
  await userEvent.type(page.getByLabelText('Password'), mockPassword)
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('button', { name: 'Add a child' })).toBeTruthy()
  expect(screen.queryByText('June')).toBeNull()
})

it('ends the messages to this browser with the log-out', async () => {
  const shop = newShop()
  const answers = answerFrom(shop)
  const asked: string[] = []
  const send: typeof fetch = (input, init) => {
    const body = String(init?.body)
    if (body.includes('forgetPushBrowser')) asked.push(body)
    return answers(input, init)
  }
  const unsubscribe = vi.fn(async () => true)
  const subscription = { endpoint: 'https://push.example/imani', unsubscribe }
  const getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } })
  vi.stubGlobal('Notification', { permission: 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true })
  await renderAt('/legal', { as: shopper, shop, send })
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You are logged out.')).toBeTruthy()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(asked.some((body) => body.includes('https://push.example/imani'))).toBe(true)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

it('keeps what was typed when log-in is refused, and says why', async () => {
  await renderAt('/log-in')
  const page = await form('Log in')
  await userEvent.type(page.getByLabelText('Email'), shopper)
  await userEvent.type(page.getByLabelText('Password'), 'not-the-password')
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  expect((await page.findByRole('alert')).textContent).not.toBe('')
  expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe(shopper)
})

it('tells on leaving a field what it needs', async () => {
  await renderAt('/sign-up')
  const page = await form('Create an account')
  await userEvent.type(page.getByLabelText('Email'), 'nora')
  await userEvent.tab()
  expect(await page.findByText(/An email has a name, an @ and a place/)).toBeTruthy()
  expect(page.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

it('asks for the email of the account at log-in, and says nothing of receipts', async () => {
  await renderAt('/log-in')
  const page = await form('Log in')
  await userEvent.click(page.getByRole('button', { name: 'Log in' }))
  expect((await page.findAllByText('The email of your account, please.')).length).toBeGreaterThan(0)
  expect(page.queryByText(/receipts/)).toBeNull()
})

it('opens an account once terms are agreed to', async () => {
  const { router } = await renderAt('/sign-up')
  const page = await form('Create an account')
  await userEvent.type(page.getByLabelText('First name'), 'Nora')
  await userEvent.type(page.getByLabelText('Last name'), 'Lind')
  await userEvent.type(page.getByLabelText('Email'), 'nora.lind@example.com')
  await userEvent.type(page.getByLabelText('Password'), 'a sentence is fine')
  await userEvent.click(page.getByRole('button', { name: 'Create account' }))
  expect(await page.findByText(/We need your yes/)).toBeTruthy()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('shows the sentence of the specification when the password link cannot be sent', async () => {
  const shop = newShop()
  const answers = answerFrom(shop)
  const send: typeof fetch = (input, init) =>
    String(init?.body).includes('requestPasswordChange')
      ? Promise.reject(new TypeError('offline'))
      : answers(input, init)
  await renderAt('/password', { shop, send })
  const page = await form('Ask for a link')
  await userEvent.type(page.getByLabelText('Email'), shopper)
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
  expect(
    await page.findByText(
      /We’ve encountered an error sending you the password change link. Please try again./,
    ),
  ).toBeTruthy()
})

it('sends visitors from settings to log in', async () => {
  const { router } = await renderAt('/my/settings')
  await waitFor(() => expect(router.state.location.pathname).toBe('/log-in'))
})

it('shows the error screen when the profile cannot be read', async () => {
  await renderAt('/legal', { send: () => Promise.reject(new TypeError('offline')) })
  expect(await screen.findByRole('heading', { name: 'We’ve encountered an error' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('goes on only to paths of ours', () => {
  expect(safeNext('/cart')).toBe('/cart')
  expect([
    safeNext('//evil.example'),
    safeNext('https://evil.example'),
    safeNext('/\\evil'),
    safeNext(undefined),
  ]).toEqual(['/', '/', '/', '/'])
})

it('reads the profile anew after a success, and opens sign-up after an error of this very visitor', () => {
  const viewer = { loggedIn: false, visitorId: 7 }
  expect(returnOf({ login_success: 'true' }, viewer)).toBe('reload')
  expect(returnOf({ su_success: 'TRUE' }, viewer)).toBe('reload')
  expect(returnOf({ error: 'x', visitor_id: '7' }, viewer)).toBe('sign-up')
  expect(returnOf({ error: 'x', visitor_id: '8' }, viewer)).toBeUndefined()
  expect(returnOf({ error: 'x', visitor_id: '7' }, { ...viewer, loggedIn: true })).toBeUndefined()
})

it('names the way to close the account in the settings, and leads to what must be settled first', async () => {
  const { router } = await renderAt('/my/settings', { as: shopper })
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Close my account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy/delete'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete your data' })).toBeTruthy()
})
