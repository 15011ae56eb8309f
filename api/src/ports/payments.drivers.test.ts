import { describe, expect, it } from 'vitest'
import { readConfig, takesRealMoney } from '../config.ts'
import { makePayments } from './payments.drivers.ts'

const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/shop' }
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const now = () => new Date()

it('moves practice money unless it is told otherwise', async () => {
  const { name, browser } = await makePayments(readConfig(env), now)
  expect({ name, browser }).toEqual({
    name: 'sandbox',
    browser: { driver: 'sandbox', publicKey: '', tokenUrl: '/pay/tokens' },
  })
})

it('takes Stripe with its three keys, and tells browsers the public one alone', async () => {
  const port = await makePayments(readConfig({ ...env, PAYMENTS_DRIVER: 'stripe', ...keys }), now)
  expect(port.browser).toEqual({
    driver: 'stripe',
    publicKey: 'pk_1',
    tokenUrl: 'https://api.stripe.com/v1/payment_methods',
  })
  expect(JSON.stringify(port)).not.toContain('secret')
})

const own = {
  GIFT_CARD_SECRET: 'a secret of this shop alone, long enough',
  TAX_FORM_SECRET: 'another secret of this shop, long enough',
  CARRIER_WEBHOOK_SECRET: 'another of its own',
  PROCESSOR_SECRET_KEY: 'a third of its own',
  PROCESSOR_WEBHOOK_SECRET: 'a fourth of its own',
}

it('takes no real money in production with a secret that everybody can read here', () => {
  const real = { ...env, NODE_ENV: 'production', PAYMENTS_DRIVER: 'stripe', ...keys, ...own }
  expect(readConfig(real).PAYMENTS_DRIVER).toBe('stripe')
  for (const name of Object.keys(own)) {
    const known = readConfig(env)[name as keyof typeof own]
    expect(() => readConfig({ ...real, [name]: known })).toThrow(
      `${name}: needs one of its own where money is real`,
    )
  }
  const open = 'postgres://hemline:hemline@postgres:5432/hemline'
  expect(() => readConfig({ ...real, DATABASE_URL: open })).toThrow(
    'DATABASE_URL: needs a password of its own where money is real',
  )
  expect(readConfig({ ...env, DATABASE_URL: open }).DATABASE_URL).toBe(open)
  expect(
    readConfig({ ...env, NODE_ENV: 'production', GIFT_CARD_SECRET: own.GIFT_CARD_SECRET })
      .CARRIER_WEBHOOK_SECRET,
  ).toBe('sandbox_carrier_secret')
})

describe.each(['production', 'development', 'test'])('with live keys in mode %s', (NODE_ENV) => {
  const live = {
    ...env,
    NODE_ENV,
    PAYMENTS_DRIVER: 'stripe',
    ...keys,
    STRIPE_SECRET_KEY: 'rk_live_secret',
    ...own,
  }
  const refusal = 'DATABASE_URL: needs a password of its own where money is real'
  it.each(['sk_live_a', 'rk_live_a'])('%s, money is real', (STRIPE_SECRET_KEY) => {
    expect(takesRealMoney(readConfig({ ...live, STRIPE_SECRET_KEY }))).toBe(true)
  })
  it.each(Object.keys(own))('%s has to be its own', (name) => {
    const known = readConfig(env)[name as keyof typeof own]
    const { [name as keyof typeof own]: _left, ...without } = live
    const refusal = `${name}: needs one of its own where money is real`
    expect(() => readConfig({ ...live, [name]: known })).toThrow(refusal)
    // Left out it is refused too: in production it has to be said, and elsewhere the one of
    // the repository stands in.
    expect(() => readConfig(without)).toThrow(name)
  })
  it.each([
    'postgres://shop:hemline@db/shop',
    'postgres://shop:%68emlin%65@db/shop',
    'postgres://shop@db/shop?password=hemline',
    'postgresql://db/shop?user=shop&password=%68emline',
    'postgres://shop:of-its-own@db/shop?password=hemline',
    'postgres:///shop?host=/run/postgresql&password=hemline',
    'postgres://postgres:postgres@db/shop',
  ])('%s is refused', (DATABASE_URL) => {
    expect(() => readConfig({ ...live, DATABASE_URL })).toThrow(refusal)
  })
  it('the password of the environment counts where the address has none', () => {
    expect(() => readConfig({ ...live, PGPASSWORD: 'hemline' })).toThrow(refusal)
    const url = 'postgres://shop:of-its-own@db/shop'
    expect(readConfig({ ...live, DATABASE_URL: url, PGPASSWORD: 'hemline' }).DATABASE_URL).toBe(url)
  })
})

it.each(['host=db user=shop password=hemline', 'postgres://[db'])(
  'takes no address that the driver does not read: %s',
  (DATABASE_URL) => {
    expect(() => readConfig({ ...env, DATABASE_URL })).toThrow('DATABASE_URL')
  },
)

it('names a key that is missing, and never the others', () => {
  const read = () => readConfig({ ...env, PAYMENTS_DRIVER: 'stripe', ...keys, STRIPE_WEBHOOK_SECRET: '' })
  expect(read).toThrow('STRIPE_WEBHOOK_SECRET: needed with PAYMENTS_DRIVER=stripe')
  expect(read).not.toThrow('sk_test_secret')
  expect(() => readConfig({ ...env, PAYMENTS_DRIVER: 'cheque' })).toThrow('PAYMENTS_DRIVER')
})
