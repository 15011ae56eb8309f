import { type CardBehavior, markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { losingToken, markedItems, tokenOf } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const field = (name: string | RegExp) => main().findByRole<HTMLInputElement>('textbox', { name })
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name })

type Asked = { operationName?: string; variables?: { input?: Record<string, unknown> } }
type Change = (asked: Asked, answer: () => Promise<Response>) => Promise<Response> | undefined

/** Answers as the mocks do, counts what was asked, and lets a test stand in between. */
function watched(shop: Shop, change: Change = () => undefined) {
  const asked: string[] = []
  const plain = answerFrom(shop)
  const send: typeof fetch = (input, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as Asked
    asked.push(body.operationName ?? '')
    const answer = () => plain(input, { ...init, body: JSON.stringify(body) })
    return change(body, answer) ?? answer()
  }
  return { send, asked, times: (name: string) => asked.filter((one) => one === name).length }
}

/** The processor's door: a token that says what the card does. */
let behavior: CardBehavior = 'succeeds'
let tokens = 0
beforeEach(() => {
  behavior = 'succeeds'
  tokens = 0
  globalThis.localStorage.clear()
  globalThis.sessionStorage.clear()
  vi.stubGlobal('fetch', async () => {
    tokens += 1
    return HttpResponse.json({ token: tokenOf(behavior), brand: 'visa', last4: '4242' }, { status: 201 })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A shop where somebody has pieces in the cart. */
async function shopWith(pieces: number, { as, url = '/cart', change }: { as?: string; url?: string; change?: Change } = {}) {
  const shop = newShop()
  const marked: readonly number[] = Object.values(markedItems)
  const items = shop.db.items.filter((one) => one.state === 'listed' && !marked.includes(one.item_number)).slice(0, pieces)
  const watch = watched(shop, change)
  const first = await renderAt('/about', { shop, send: watch.send, ...(as && { as }) })
  await screen.findByRole('main')
  first.unmount()
  const who = as ? shop.db.state.users.find((one) => one.email === as) : undefined
  const owner = who ? `user:${who.id}` : `visitor:${shop.jar.visitorId}`
  shop.db.state.carts[owner] = items.map((item) => ({ id: `line-${item.item_number}`, itemNumber: item.item_number, addedAt: Date.now() }))
  for (const item of items) shop.db.state.holds[item.item_number] = { owner, expiresAt: Date.now() + 1_200_000 }
  watch.asked.length = 0
  const shown = await renderAt(url, { shop, send: watch.send, ...(as && { as }) })
  await screen.findByRole('main')
  return { ...shown, ...watch, items }
}

async function writeAddress() {
  await user.type(await field('Full name'), 'Maud Ellery')
  await user.type(await field('Address'), '1840 Linden Street')
  await user.type(await field('ZIP code'), '94607')
  await waitFor(async () => expect((await field('City')).value).toBe('Oakland'))
  await user.type(await field('Phone'), '5105550142')
  await user.click(await button('Continue'))
}

async function writeCard(code = '123') {
  await user.type(await field('Card number'), markedCard('succeeds'))
  await user.type(await field('Expires'), '1240')
  await user.type(await field('Security code'), code)
  await user.type(await field('Name on the card'), 'Maud Ellery')
}

describe('checkout', () => {
  it('takes a guest from the cart to a confirmation with a card', async () => {
    const { router } = await shopWith(1)
    await user.click(await main().findByRole('link', { name: 'Checkout' }))
    await user.type(await field('Email'), 'maud@example.com')
    await user.click(await button('Continue as a guest'))
    await writeAddress()
    await user.click(await button('Continue to payment'))
    await writeCard()
    await user.click(await button(/^Pay \$/))
    await main().findByRole('heading', { level: 1, name: 'Thank you' }, { timeout: 5000 })
    expect(router.state.location.pathname).toMatch(/^\/confirmation\//)
    expect(tokens).toBe(1)
    void losingToken
  })
})
