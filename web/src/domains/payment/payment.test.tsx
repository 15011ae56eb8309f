import { cents } from '@hemline/rules/common/money.ts'
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { WalletStepError } from '@hemline/rules/payment/wallet-gate.ts'
import { markedCard } from '@hemline/rules/vocabulary/marked-cards.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMockServer } from '../../../mocks/node.ts'
import { CardFields } from './CardFields.tsx'
import { deviceWallet } from './device-wallet.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
import { type ProcessorDoor, type Tokenized, tokenizeCard } from './tokenize-card.ts'
import { useCardForm } from './use-card-form.ts'
import { WalletSheet } from './WalletSheet.tsx'
import { payWithWallet, type WalletActions } from './wallet.ts'

const door: ProcessorDoor = { driver: 'sandbox', publicKey: '', tokenUrl: 'http://localhost:5173/pay/tokens' }
const mock = createMockServer()
beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => mock.reset())
afterAll(() => mock.server.close())

function Checkout({ onAnswer = () => undefined }: { onAnswer?: (answer: Tokenized | 'stopped') => void }) {
  const form = useCardForm()
  const pay = async () => {
    if (!form.check()) return onAnswer('stopped')
    const answer = await tokenizeCard(form.values, door)
    if (answer.outcome === 'refused') form.refuse(answer.problems)
    onAnswer(answer)
  }
  return (
    <>
      <CardFields form={form} />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
    </>
  )
}

const methods: PaymentMethod[] = ['card_processor_credit_card', 'digital_wallet', 'bnpl_pay_in_four']
function Ways() {
  const [selected, select] = useState<PaymentMethod>('card_processor_credit_card')
  return (
    <PaymentMethods
      rows={methods.map(methodRow)}
      selected={selected}
      onSelect={select}
      amount={cents(33_057)}
    >
      <p>inside {selected}</p>
    </PaymentMethods>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function fill(user: ReturnType<typeof userEvent.setup>, number: string, code = '123') {
  await user.type(field('Card number'), number)
  await user.type(field('Expires'), '1240')
  await user.type(field('Security code'), code)
  await user.type(field('Name on the card'), 'Nora Quist')
}

describe('the card fields', () => {
  it('can be filled in by the browser, bring up digits, and can’t be sent by a form', () => {
    render(<Checkout />)
    const facts = ['Card number', 'Expires', 'Security code', 'Name on the card'].map((label) => {
      const { autocomplete, inputMode, name } = field(label)
      return { autocomplete, inputMode, name }
    })
    expect(facts).toEqual([
      { autocomplete: 'cc-number', inputMode: 'numeric', name: '' },
      { autocomplete: 'cc-exp', inputMode: 'numeric', name: '' },
      { autocomplete: 'cc-csc', inputMode: 'numeric', name: '' },
      { autocomplete: 'cc-name', inputMode: '', name: '' },
    ])
  })

  it('group what is typed, and take a pasted number with spaces', async () => {
    const user = userEvent.setup()
    render(<Checkout />)
    await user.type(field('Card number'), '4242424242424242')
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    expect(screen.getByText('Visa')).toBeTruthy()
    await user.type(field('Expires'), '429')
    expect(field('Expires').value).toBe('04 / 29')
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(field('Expires').value).toBe('04 ')
    await user.type(field('Card number'), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field('Card number').value).toBe('422 4242 4242 4242')
    await user.tab()
    expect(field('Card number').value).toBe('4224 2424 2424 242')
    await user.clear(field('Card number'))
    await user.click(field('Card number'))
    await user.paste(' 3711-110000-00121 ')
    expect(field('Card number').value).toBe('3711 110000 00121')
    expect(field('Security code').placeholder).toBe('4 digits')
  })

  it('say what is wrong when a field is left, not before, and no longer than it is true', async () => {
    const user = userEvent.setup()
    render(<Checkout />)
    await user.type(field('Card number'), '4242 4242')
    expect(screen.queryByText(/too short/)).toBeNull()
    await user.tab()
    expect(screen.getByText('This card number is too short. Please check it.')).toBeTruthy()
    expect(field('Card number').getAttribute('aria-invalid')).toBe('true')
    await user.type(field('Card number'), '4242 4242')
    expect(screen.queryByText(/too short/)).toBeNull()
  })

  it('keep what was typed when something is missing, and lead to the first of it', async () => {
    const user = userEvent.setup()
    const answers = vi.fn()
    render(<Checkout onAnswer={answers} />)
    await user.type(field('Card number'), '4242424242424242')
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    expect(answers).toHaveBeenCalledExactlyOnceWith('stopped')
    expect(document.activeElement).toBe(field('Expires'))
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    expect(screen.getByText('Please enter the security code.')).toBeTruthy()
  })
})

describe('a token', () => {
  it('is what a card becomes at the processor', async () => {
    const user = userEvent.setup()
    const answers = vi.fn()
    render(<Checkout onAnswer={answers} />)
    await fill(user, markedCard('insufficient_funds'))
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    await waitFor(() => expect(answers).toHaveBeenCalledOnce())
    const [[{ token, ...rest }]] = answers.mock.calls as unknown as [[{ token: string }]]
    expect(rest).toEqual({
      outcome: 'token',
      brand: 'visa',
      last4: markedCard('insufficient_funds').slice(-4),
    })
    expect(token).toContain('insufficient_funds')
  })

  const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', securityCode: '123', name: 'Nora Quist' }
  const answering = (status: number, body: unknown) =>
    vi.fn(async () => new Response(JSON.stringify(body), { status }))

  it('is asked for without cookies or referrer, at the processor’s address alone', async () => {
    const send = answering(201, { token: 'tok_1', brand: 'visa', last4: '4242' })
    expect(await tokenizeCard(card, door, send)).toEqual({
      outcome: 'token',
      token: 'tok_1',
      brand: 'visa',
      last4: '4242',
    })
    const [url, init] = send.mock.calls[0] as unknown as [string, RequestInit]
    expect({ url, credentials: init.credentials, referrer: init.referrerPolicy }).toEqual({
      url: door.tokenUrl,
      credentials: 'omit',
      referrer: 'no-referrer',
    })
  })
  it('is refused field by field', async () => {
    const send = answering(422, { errors: [{ field: 'expiry', message: 'Past.' }] })
    expect(await tokenizeCard(card, door, send)).toEqual({
      outcome: 'refused',
      problems: { expiry: 'Past.' },
    })
  })
  it.each([
    ['an error without fields', answering(500, { error: 'internal' })],
    ['nonsense', vi.fn(async () => new Response('<html>'))],
    ['no connection', vi.fn(() => Promise.reject(new TypeError('failed')))],
  ])('fails quietly on %s', async (_, send) =>
    expect(await tokenizeCard(card, door, send)).toEqual({ outcome: 'failed' }),
  )

  const stripe: ProcessorDoor = {
    driver: 'stripe',
    publicKey: 'pk_1',
    tokenUrl: 'https://stripe.example/v1/payment_methods',
  }
  it('comes from Stripe by its own form', async () => {
    const send = answering(200, { id: 'pm_1', card: { brand: 'visa', last4: '4242' } })
    expect(await tokenizeCard(card, stripe, send)).toEqual({
      outcome: 'token',
      token: 'pm_1',
      brand: 'visa',
      last4: '4242',
    })
    const [, init] = send.mock.calls[0] as unknown as [string, RequestInit]
    expect(Object.fromEntries(init.body as URLSearchParams)).toMatchObject({
      'card[number]': '4242424242424242',
      'card[exp_year]': '2040',
    })
    expect(
      await tokenizeCard(card, stripe, answering(402, { error: { code: 'incorrect_cvc' } })),
    ).toMatchObject({
      outcome: 'refused',
      problems: { securityCode: 'Please check the security code.' },
    })
  })
})

describe('the ways to pay', () => {
  it('are one group, the chosen one open, chosen by mouse or by arrow', async () => {
    const user = userEvent.setup()
    render(<Ways />)
    const group = within(screen.getByRole('radiogroup', { name: 'Payment' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Card',
      'Saved one-click wallet',
      'Pay in 4',
    ])
    expect(group.getByText('4 × $82.65')).toBeTruthy()
    await user.click(group.getByText('Pay in 4'))
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'Pay in 4' }).checked).toBe(true)
    expect(group.getByText('inside bnpl_pay_in_four')).toBeTruthy()
    expect(group.queryByText('inside card_processor_credit_card')).toBeNull()
  })
})

describe('the wallet of the device', () => {
  const sessions = (newest: number, can = true) => ({
    ApplePaySession: { canMakePayments: () => can, supportsVersion: (v: number) => v <= newest },
  })
  it('is told with its newest version, and is none when it can’t pay', () => {
    expect(deviceWallet(sessions(3))).toEqual({ protocolVersion: 3 })
    expect(deviceWallet(sessions(3, false))).toBeUndefined()
    expect(deviceWallet({})).toBeUndefined()
    const forbidden = () => {
      throw new Error('not in a frame')
    }
    expect(
      deviceWallet({ ApplePaySession: { canMakePayments: forbidden, supportsVersion: forbidden } }),
    ).toBeUndefined()
  })
  const options = { origin: 'http://localhost:5173', tokenUrl: 'http://localhost:5173/pay/wallet-tokens' }
  function actionsOf(over: Partial<WalletActions> = {}) {
    const steps: string[] = []
    const step = (name: string) => async () => void steps.push(name)
    const actions: WalletActions = {
      validateMerchant: async () => ({ session: 'wses_1' }),
      setAddress: step('address'),
      setShippingMethod: step('shipping'),
      setPaymentMethod: step('payment'),
      approve: async () => true,
      submitCart: async (token) => void steps.push(`submit ${token}`),
      checkout: step('checkout'),
      ...over,
    }
    return { steps, actions }
  }
  it('goes through its steps in order', async () => {
    const { steps, actions } = actionsOf()
    expect(await payWithWallet(actions, options)).toBe('paid')
    expect(steps).toEqual([
      'address',
      'shipping',
      'payment',
      expect.stringMatching(/^submit tok_/),
      'checkout',
    ])
  })
  it('sends nothing when it is canceled, and names the step that fails', async () => {
    const canceled = actionsOf({ approve: async () => false })
    expect(await payWithWallet(canceled.actions, options)).toBe('canceled')
    expect(canceled.steps).toEqual(['address', 'shipping', 'payment'])
    const failing = actionsOf({ validateMerchant: () => Promise.reject(new Error('no')) })
    const error = await payWithWallet(failing.actions, options).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(WalletStepError)
    expect(error).toMatchObject({ step: 'validate merchant' })
  })
  it('has a sheet for practice that names the amount', async () => {
    const approve = vi.fn()
    const cancel = vi.fn()
    render(<WalletSheet amount={cents(4200)} onApprove={approve} onCancel={cancel} />)
    await userEvent.click(screen.getByRole('button', { name: 'Pay $42.00' }))
    expect(approve).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })
})
