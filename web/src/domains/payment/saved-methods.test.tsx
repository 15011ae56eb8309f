// The phone and the saved ways to pay in the settings, and a saved card at the checkout (decision 0204).
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markedItems, tokenOf } from '../../../mocks/marked.ts'
import { mockAlerts } from '../../../mocks/seed/alerts.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const user = userEvent.setup()
const vesna = 'vesna@hemline.example'
const nora = 'nora@hemline.example'
const part = async (name: string) => within(await screen.findByRole('region', { name }))

/** A shop in which Vesna has closed the announcement of her tier: it would lie over her settings. */
function withoutAnnouncement() {
  const shop = newShop()
  const { state } = shop.db
  const owner = `user:${state.users.find(({ email }) => email === vesna)?.id}`
  const closed = Object.fromEntries(mockAlerts.map(({ id }) => [`alert:${id}`, '2026-11-01T12:00:00.000Z']))
  state.settings[owner] = { ...state.settings[owner], modals: closed }
  return shop
}

beforeEach(() => {
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
  vi.stubGlobal('fetch', async () =>
    HttpResponse.json({ token: tokenOf('succeeds'), brand: 'visa', last4: '4242' }, { status: 201 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('shows each saved card with its end, and removes one', async () => {
  await renderAt('/my/settings', { as: vesna, shop: withoutAnnouncement() })
  const cards = within(await screen.findByRole('list', { name: 'Your saved ways to pay' }))
  expect(cards.getByText('Visa ending in 1881')).toBeTruthy()
  expect(cards.getByText('Default')).toBeTruthy()
  expect(cards.getByText('Expired 03 / 26')).toBeTruthy()
  expect(cards.queryByRole('button', { name: 'Make Mastercard ending in 4444 the default' })).toBeNull()
  await user.click(cards.getByRole('button', { name: 'Remove Mastercard ending in 4444' }))
  await waitFor(() => expect(cards.queryByText('Mastercard ending in 4444')).toBeNull())
})

it('saves a card without a payment', async () => {
  await renderAt('/my/settings', { as: nora })
  await user.click(await screen.findByRole('button', { name: 'Add a card' }))
  const ways = await part('Ways to pay')
  await user.click(ways.getByRole('button', { name: 'Save card' }))
  expect(ways.getByText('Please enter your card number.')).toBeTruthy()
  await user.type(ways.getByLabelText('Card number'), '4242424242424242')
  await user.type(ways.getByLabelText('Expires'), '1240')
  await user.type(ways.getByLabelText('Security code'), '123')
  await user.type(ways.getByLabelText('Name on the card'), 'Nora Whitfield')
  await user.click(ways.getByRole('button', { name: 'Save card' }))
  expect(await ways.findByText('Visa ending in 4242')).toBeTruthy()
})

it('adds a phone by the code that was sent to it, and removes it after the password', async () => {
  await renderAt('/my/settings', { as: nora })
  await user.click(await screen.findByRole('button', { name: 'Add a phone number' }))
  const phone = await part('Your phone')
  await user.type(phone.getByLabelText('Phone number'), '12')
  await user.click(phone.getByRole('button', { name: 'Text me a code' }))
  expect(await phone.findByText(/Please enter a phone number such as/)).toBeTruthy()
  await user.clear(phone.getByLabelText('Phone number'))
  await user.type(phone.getByLabelText('Phone number'), '510 555 0142')
  await user.click(phone.getByRole('button', { name: 'Text me a code' }))
  await user.type(await phone.findByRole('textbox', { name: 'Code from the text' }), '123456')
  await user.click(phone.getByRole('button', { name: 'Confirm' }))
  expect(await phone.findByText('(510) 555-0142')).toBeTruthy()
  await user.click(phone.getByRole('button', { name: 'Remove your phone number' }))
  await user.type(await phone.findByLabelText('Your password once more'), 'hemline-demo-1')
  await user.click(phone.getByRole('button', { name: 'Go on' }))
  expect(await phone.findByRole('button', { name: 'Add a phone number' })).toBeTruthy()
})

it('leads from the settings to what we tell you, also from the words about texts', async () => {
  await renderAt('/my/settings', { as: nora })
  await screen.findByRole('button', { name: 'Add a phone number' })
  for (const name of ['Notifications', 'Your phone'])
    expect((await part(name)).getByRole('link', { name: 'what we tell you' }).getAttribute('href')).toBe(
      '/my/subscriptions',
    )
})

it('pays with the default saved card in one tap', async () => {
  const shop = newShop()
  const { state, items } = shop.db
  const marked: readonly number[] = Object.values(markedItems)
  const item = items.find((one) => one.state === 'listed' && !marked.includes(one.item_number))
  const owner = `user:${state.users.find(({ email }) => email === nora)?.id}`
  const itemNumber = item?.item_number ?? 0
  state.savedMethods[owner.slice(5)] = [
    {
      id: 'saved-9',
      type: 'CreditCard',
      label: 'visa',
      last4: '1881',
      month: 4,
      year: 2040,
      isDefault: true,
    },
  ]
  state.carts[owner] = [{ id: 'line-1', itemNumber, addedAt: Date.now() }]
  state.holds[itemNumber] = { owner, expiresAt: Date.now() + 1_200_000 }
  const inputs: Record<string, unknown>[] = []
  const plain = answerFrom(shop)
  const send: typeof fetch = (input, init) => {
    const asked = JSON.parse(String(init?.body ?? '{}')) as {
      operationName?: string
      variables?: { input?: Record<string, unknown> }
    }
    if (asked.operationName === 'placeOrder' && asked.variables?.input) inputs.push(asked.variables.input)
    return plain(input, init)
  }
  await renderAt('/checkout', { as: nora, shop, send })
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Visa ending in 1881' })
  expect(chosen.checked).toBe(true)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Pay \$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Thank you' })
  expect(inputs).toMatchObject([{ savedMethodId: 'saved-9', paymentToken: null }])
})
