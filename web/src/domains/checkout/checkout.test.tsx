import { orderNotBegunMessage } from '@hemline/rules/checkout/place-order.ts'
import { type CardBehavior, markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { losingToken, markedItems, tokenOf } from '../../../mocks/marked.ts'
import { markedGiftCards } from '../../../mocks/marked-gift-cards.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const field = (name: string | RegExp) => main().findByRole<HTMLInputElement>('textbox', { name })
const button = (name: string | RegExp) => main().findByRole<HTMLButtonElement>('button', { name })

type Asked = { operationName?: string; variables?: { input?: Record<string, unknown> } }
type Change = (asked: Asked, answer: () => Promise<Response>) => Promise<Response> | undefined

/** Returns a fetch that answers as the mocks do, counts the requests, and lets a test intervene. */
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

/** The processor's endpoint: the token says how the payment goes. */
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

/** Makes a shop in which the user has pieces in the cart. */
async function shopWith(
  pieces: number,
  { as, url = '/cart', change }: { as?: string; url?: string; change?: Change } = {},
) {
  const shop = newShop()
  const marked: readonly number[] = Object.values(markedItems)
  const items = shop.db.items
    .filter((one) => one.state === 'listed' && one.price_cents < 9000 && !marked.includes(one.item_number))
    .slice(0, pieces)
  const watch = watched(shop, change)
  const first = await renderAt('/about', { shop, send: watch.send, ...(as && { as }) })
  await screen.findByRole('main')
  first.unmount()
  const who = as ? shop.db.state.users.find((one) => one.email === as) : undefined
  const owner = who ? `user:${who.id}` : `visitor:${shop.jar.visitorId}`
  shop.db.state.carts[owner] = items.map((item) => ({
    id: `line-${item.item_number}`,
    itemNumber: item.item_number,
    addedAt: Date.now(),
  }))
  for (const item of items)
    shop.db.state.holds[item.item_number] = { owner, expiresAt: Date.now() + 1_200_000 }
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

/** Nora has a saved address, so checkout opens at the payment. */
async function atPayment(options: Parameters<typeof shopWith>[1] = {}) {
  const shown = await shopWith(2, { as: 'nora@hemline.example', url: '/checkout', ...options })
  await main().findByRole('heading', { level: 2, name: 'Payment' })
  await field('Card number')
  return shown
}

const thanks = () => main().findByRole('heading', { level: 1, name: 'Thank you' })
const keyKept = () =>
  Object.values(
    JSON.parse(globalThis.localStorage.getItem('hemline-attempts') ?? '{}') as Record<
      string,
      { key: string }
    >,
  )[0]?.key
const payButton = () => button(/^Pay \$/)

describe('checkout', () => {
  it('takes a guest from the cart to a confirmation with a card', async () => {
    const { router } = await shopWith(1)
    await user.click((await main().findAllByRole('link', { name: 'Checkout' }))[0] as HTMLElement)
    await user.type(await field('Email'), 'maud@example.com')
    await user.click(await button('Continue as a guest'))
    await writeAddress()
    await user.click(await button('Continue to payment'))
    await writeCard()
    await user.click(await payButton())
    await thanks()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/confirmation\//))
    expect(keyKept()).toBeUndefined()
  })

  it('needs four questions at most for who has an address, and asks for nothing twice', async () => {
    const { asked } = await atPayment()
    await writeCard()
    await user.click(await payButton())
    await thanks()
    const own = asked.filter((name) =>
      ['getActiveCart', 'getCheckout', 'placeOrder', 'getOrder', 'orderAttempt', 'setCartAddress'].includes(
        name,
      ),
    )
    expect(own.toSorted()).toEqual(['getActiveCart', 'getCheckout', 'placeOrder'])
    expect(tokens).toBe(1)
  })

  it('goes back to the step before with what was typed, and keeps it over a reload', async () => {
    const { router, unmount, shop, send } = await shopWith(1, { url: '/checkout' })
    await user.type(await field('Email'), 'maud@example.com')
    await user.click(await button('Continue as a guest'))
    await user.type(await field('Full name'), 'Maud Ell')
    await user.click(await main().findByRole('link', { name: 'Change contact' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Contact'))
    expect((await field('Email')).value).toBe('maud@example.com')
    router.history.back()
    expect((await field('Full name')).value).toBe('Maud Ell')
    unmount()
    await renderAt('/checkout', { shop, send })
    await screen.findByRole('main')
    expect((await field('Full name')).value).toBe('Maud Ell')
  })

  it('says what is wrong on leaving a field, and lists it all with ways to the fields', async () => {
    await atPayment()
    await user.click(await field('Security code'))
    await user.tab()
    expect(await main().findByText('Please enter the security code.')).toBeTruthy()
    await user.click(await payButton())
    const link = await button('Please enter your card number.')
    await user.click(link)
    expect(document.activeElement).toBe(await field('Card number'))
    expect(tokens).toBe(0)
  })
})

describe('the final button', () => {
  it('keeps what was typed when the card is declined, and pays with another try', async () => {
    behavior = 'wrong_security_code'
    const { asked } = await atPayment()
    await writeCard()
    await user.click(await payButton())
    expect(await main().findByText(/The security code isn’t the card’s/)).toBeTruthy()
    const told = main().getByText(/The security code isn’t the card’s/)
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true))
    await user.click(await button('Go to the security code'))
    expect(document.activeElement).toBe(await field('Security code'))
    expect((await field('Card number')).value).toBe('4242 4242 4242 4242')
    expect(keyKept()).toBeUndefined()
    behavior = 'succeeds'
    await user.click(await payButton())
    await thanks()
    expect(asked.filter((name) => name === 'placeOrder').length).toBe(2)
  })

  it('pays once for a double click, and says the amount all the while', async () => {
    let go: () => void = () => undefined
    const held = new Promise<void>((done) => {
      go = done
    })
    const { times } = await atPayment({
      change: ({ operationName }, answer) => (operationName === 'placeOrder' ? held.then(answer) : undefined),
    })
    await writeCard()
    const pay = await payButton()
    const label = pay.textContent
    await user.dblClick(pay)
    await user.type(await field('Name on the card'), '{Enter}')
    expect((await payButton()).textContent).toBe(label)
    go()
    await thanks()
    expect([times('placeOrder'), tokens]).toEqual([1, 1])
  })
})

describe('a try whose answer does not come at once', () => {
  it('asks what became of a try whose answer was lost, with the same key', async () => {
    const keys: unknown[] = []
    const lose: Change = ({ operationName, variables }, answer) => {
      if (operationName !== 'placeOrder') return undefined
      keys.push(variables?.input?.attemptKey)
      return answer().then(() => Promise.reject(new TypeError('the line broke')))
    }
    const { times, shop } = await atPayment({ change: lose })
    await writeCard()
    await user.click(await payButton())
    expect(await main().findByText('We’re still asking your bank.')).toBeTruthy()
    await thanks()
    expect(times('getOrderAttempt')).toBe(1)
    expect(keys.length).toBe(1)
    expect(
      shop.db.state.orders?.filter((one) => one.status === 'confirmed' && one.attempt.key === keys[0]).length,
    ).toBe(1)
  })

  it('says that nothing was charged when the shop was too busy to begin, and places the order with the same key', async () => {
    const keys: unknown[] = []
    const busy = {
      errors: [{ message: orderNotBegunMessage, path: ['placeOrder'], extensions: { code: 'UNAVAILABLE' } }],
      data: null,
    }
    const { times } = await atPayment({
      change: ({ operationName, variables }) => {
        if (operationName !== 'placeOrder') return undefined
        keys.push(variables?.input?.attemptKey)
        return keys.length === 1 ? Promise.resolve(HttpResponse.json(busy, { status: 503 })) : undefined
      },
    })
    await writeCard()
    await user.click(await payButton())
    expect(await main().findByText(orderNotBegunMessage)).toBeTruthy()
    expect(times('getOrderAttempt')).toBe(0)
    await user.click(await payButton())
    await thanks()
    expect(new Set(keys).size).toBe(1)
  })

  it('says beside the button that the card could not be checked, for as long as it is so, and keeps what was typed', async () => {
    const { times } = await atPayment()
    await writeCard()
    const there = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await user.click(await payButton())
    const said = await main().findByRole('alert')
    expect(said.textContent).toMatch(/^Your card could not be checked just now\. Nothing was charged\./)
    expect(times('placeOrder')).toBe(0)
    vi.stubGlobal('fetch', there)
    await user.click(await payButton())
    await thanks()
    expect(main().queryByText(/could not be checked/)).toBeNull()
  })

  it('goes on after a reload with a try that was open', async () => {
    behavior = 'answers_late'
    const { unmount, shop, send } = await atPayment()
    await writeCard()
    await user.click(await payButton())
    expect(await main().findByText('We’re still asking your bank.')).toBeTruthy()
    const key = keyKept()
    expect(key).toBeTruthy()
    unmount()
    await renderAt('/checkout', { shop, send })
    await screen.findByRole('main')
    await thanks()
    expect(shop.db.state.orders?.filter((one) => one.attempt.key === key).length).toBe(1)
  })

  it('names the pieces that somebody else has, and goes on with the rest', async () => {
    const { items } = await atPayment({
      change: (asked) => {
        const input = asked.variables?.input
        if (
          asked.operationName === 'placeOrder' &&
          input &&
          Array.isArray(input.lineIds) &&
          input.lineIds.length === 2
        )
          input.paymentToken = losingToken
        return undefined
      },
    })
    await writeCard()
    await user.click(await payButton())
    const told = await main().findByText(/no longer yours to buy/)
    const names = items.map((item) => item.title)
    expect(names.some((name) => told.parentElement?.textContent?.includes(name))).toBe(true)
    await user.click(await button('Go on with the rest'))
    const pay = await payButton()
    await waitFor(() => expect(document.activeElement).toBe(pay))
    await user.click(pay)
    await thanks()
  })

  it('shows the new sum when it has changed, and asks again', async () => {
    let first = true
    await atPayment({
      change: (asked) => {
        if (asked.operationName === 'placeOrder' && first && asked.variables?.input) {
          first = false
          asked.variables.input.totalShown = 1
        }
        return undefined
      },
    })
    await writeCard()
    await user.click(await payButton())
    expect(await main().findByText('The total has changed. Nothing was charged.')).toBeTruthy()
    expect(keyKept()).toBeUndefined()
    await user.click(await payButton())
    await thanks()
  })

  it('says that completing checkout failed when the server refuses the order without words for people', async () => {
    const refusal = {
      data: null,
      errors: [{ message: 'lineIds: no list', extensions: { code: 'BAD_INPUT' } }],
    }
    await atPayment({
      change: ({ operationName }) =>
        operationName === 'placeOrder' ? Promise.resolve(Response.json(refusal)) : undefined,
    })
    await writeCard()
    await user.click(await payButton())
    expect(
      await main().findByText('We’ve encountered an error completing checkout. Please try again.'),
    ).toBeTruthy()
    expect((await field('Name on the card')).value).toBe('Maud Ellery')
  })

  it('asks for no card when nothing is left to pay', async () => {
    await atPayment()
    await user.click(await button('Use a gift card'))
    await user.type(await field('Gift card number'), markedGiftCards.big.number)
    await user.type(await field('PIN'), markedGiftCards.big.pin)
    await user.click(await button('Apply gift card'))
    await user.click(await button('Place order'))
    await thanks()
    expect(tokens).toBe(0)
  })

  it('goes where a payment is approved, and finishes when the shopper comes back', async () => {
    const { router } = await atPayment()
    await user.click(await main().findByRole('radio', { name: 'Pay in 4' }))
    await user.click(await button('Continue to Pay in 4'))
    await thanks()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/confirmation\//))
    expect(tokens).toBe(0)
  })

  it('lets a shopper who came back undecided choose another way to pay', async () => {
    const answers: Record<string, object> = {
      getOrderAttempt: {
        orderAttempt: {
          __typename: 'PaymentApprovalNeeded',
          orderId: 'order-1',
          url: 'https://provider.example/approve',
        },
      },
      leavePayment: { leavePayment: { __typename: 'AttemptGivenUp', message: 'Given up.' } },
    }
    await atPayment({
      change: ({ operationName }) => {
        const data = answers[operationName ?? '']
        return data ? Promise.resolve(Response.json({ data })) : undefined
      },
    })
    await user.click(await main().findByRole('radio', { name: 'Pay in 4' }))
    await user.click(await button('Continue to Pay in 4'))
    expect(await main().findByRole('heading', { name: 'Your payment is not approved yet' })).toBeTruthy()
    await user.click(await button('Choose another way to pay'))
    expect(await main().findByRole('radio', { name: 'Card' })).toBeTruthy()
  })

  it.each([
    ['offers the wallet where the gate is open', 14, true],
    ['hides the wallet where the device speaks an old protocol', 2, false],
  ])('%s', async (_name, newest, offered) => {
    vi.stubGlobal('ApplePaySession', {
      canMakePayments: () => true,
      supportsVersion: (version: number) => version <= newest,
    })
    await atPayment()
    expect(main().queryByRole('radio', { name: 'Mobile wallet' }) !== null).toBe(offered)
  })

  it('opens the step that has what is missing', async () => {
    await atPayment({
      change: ({ operationName }) =>
        operationName === 'placeOrder'
          ? Promise.resolve(
              Response.json({
                data: {
                  placeOrder: {
                    __typename: 'CheckoutIncomplete',
                    message: 'Please tell us where to send it.',
                    missing: ['address'],
                  },
                },
              }),
            )
          : undefined,
    })
    await writeCard()
    await user.click(await payButton())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Where to'))
    expect(await main().findByText('Please tell us where to send it.')).toBeTruthy()
  })

  it('has a kind way back when the cart is empty', async () => {
    await renderAt('/checkout')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is nothing to check out' }),
    ).toBeTruthy()
    expect(main().getByRole('link', { name: 'Shop women' })).toBeTruthy()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})
