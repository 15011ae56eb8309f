import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { makePayments } from './payments.drivers.ts'

const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/shop' }
const keys = { STRIPE_SECRET_KEY: 'sk_live_secret', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const now = () => new Date()

it('moves practice money unless it is told otherwise', () => {
  const { name, browser } = makePayments(readConfig(env), now)
  expect({ name, browser }).toEqual({ name: 'sandbox', browser: { driver: 'sandbox', publicKey: '', tokenUrl: '/pay/tokens' } })
})

it('takes Stripe with its three keys, and tells browsers the public one alone', () => {
  const port = makePayments(readConfig({ ...env, PAYMENTS_DRIVER: 'stripe', ...keys }), now)
  expect(port.browser).toEqual({ driver: 'stripe', publicKey: 'pk_1', tokenUrl: 'https://api.stripe.com/v1/payment_methods' })
  expect(JSON.stringify(port)).not.toContain('secret')
})

it('names a key that is missing, and never the others', () => {
  const read = () => readConfig({ ...env, PAYMENTS_DRIVER: 'stripe', ...keys, STRIPE_WEBHOOK_SECRET: '' })
  expect(read).toThrow('STRIPE_WEBHOOK_SECRET: needed with PAYMENTS_DRIVER=stripe')
  expect(read).not.toThrow('sk_live_secret')
  expect(() => readConfig({ ...env, PAYMENTS_DRIVER: 'cheque' })).toThrow('PAYMENTS_DRIVER')
})
