import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { methodOffers } from '../pricing/totals-payments.ts'
import { type FeatureFlag, featureFlags } from '../vocabulary/flags.ts'
import { markedCards } from '../vocabulary/marked-cards.ts'
import { declineCodes, paymentMethods } from '../vocabulary/payments.ts'
import { groupCardNumber } from './cards.ts'
import {
  type CheckoutFacts,
  cardTypeOf,
  methodRow,
  methodTable,
  needsToken,
  offeredMethods,
} from './methods.ts'
import { declinedField, declineMessage } from './words.ts'

const kinds = {
  token: 'token of a card',
  approval: 'approval at the provider’s',
  wallet: 'token of the device’s wallet',
  none: 'nothing to charge',
}
const line = ({
  method,
  label,
  offeredWhen,
  kind,
  flag,
  drivers,
  stripeType,
}: (typeof methodTable)[number]) => {
  const by = drivers.map((driver) => (driver === 'stripe' ? `stripe (\`${stripeType}\`)` : driver)).join(', ')
  return `| \`${method}\` | ${label} | ${offeredWhen} | ${flag ? `\`${flag}\`` : '–'} | ${kinds[kind]} | ${by || '–'} | offers ${method} when, and only when |`
}
const doc = () => `# Ways to pay

Written from \`rules/src/payment/methods.ts\` and \`rules/src/vocabulary/marked-cards.ts\` by \`rules/src/payment/methods.test.ts\`: change the tables, then run
\`vitest run --project rules -u\`. The test of each row is in the same file; what both drivers do is in \`api/src/ports/payments.suite.ts\`. Why it is so: docs/decisions/0055-payments.md.

| method | shown as | offered when | flag | paid with | drivers | test |
|---|---|---|---|---|---|---|
${methodTable.map(line).join('\n')}

## Cards that the sandbox knows

The sandbox (\`PAYMENTS_DRIVER=sandbox\`, the default) moves no money. Any month ahead and any security code of the right length will do.

| number | what happens |
|---|---|
${markedCards.map(({ number, does }) => `| ${groupCardNumber(number)} | ${does} |`).join('\n')}
`

const flags: ReadonlySet<FeatureFlag> = new Set(featureFlags)
const facts: CheckoutFacts = {
  amountCharged: cents(20_000),
  usesCredits: false,
  usesGiftCards: false,
  buysGiftCards: false,
  country: 'US',
  international: false,
  loggedIn: true,
  driver: 'sandbox',
  flags,
  wallet: { protocolVersion: 3 },
}
const shows = (method: string, change: Partial<CheckoutFacts> = {}) =>
  offeredMethods({ ...facts, ...change }).some((row) => row.method === method)
const without = (flag: FeatureFlag) => ({ flags: new Set(featureFlags.filter((one) => one !== flag)) })
const free = { amountCharged: cents(0) }
const lent = (from: number, to: number, here: readonly string[] = []) => ({
  yes: [
    { amountCharged: cents(from) },
    { amountCharged: cents(to) },
    ...here.map((country) => ({ country })),
  ],
  no: [
    { amountCharged: cents(from - 1) },
    { amountCharged: cents(to + 1) },
    { buysGiftCards: true },
    { country: 'JP' },
    without('pwa_afterpay'),
    free,
  ],
})

/** For each method when it is offered, and when not: every condition of its row once. */
const cases: Record<
  (typeof paymentMethods)[number],
  { yes: Partial<CheckoutFacts>[]; no: Partial<CheckoutFacts>[] }
> = {
  card_processor_credit_card: {
    yes: [{}, { country: 'DE' }, { driver: 'stripe' }, { loggedIn: false }],
    no: [free],
  },
  card_processor_digital_wallet: {
    yes: [{}, { country: 'DE' }, { driver: 'stripe' }],
    no: [free, without('pwa_paypal')],
  },
  digital_wallet: {
    yes: [{}, { driver: 'stripe' }],
    no: [free, { country: 'DE' }, without('pwa_paypal')],
  },
  card_processor_mobile_wallet_card: {
    yes: [{}, { driver: 'stripe' }, { wallet: { protocolVersion: 4 } }],
    no: [
      { wallet: { protocolVersion: 2 } },
      { wallet: undefined as never },
      { international: true },
      { country: 'DE' },
      { loggedIn: false },
      without('pwa_applepay'),
      free,
    ],
  },
  card_processor_peer_payment: { yes: [{}], no: [free, { country: 'DE' }, { driver: 'stripe' }] },
  marketplace_wallet: { yes: [{}, { driver: 'stripe' }], no: [free, { country: 'DE' }] },
  bnpl: lent(3500, 200_000, ['DE', 'GB', 'SE']),
  bnpl_pay_in_four: lent(3500, 150_000, ['CA', 'AU']),
  bnpl_monthly: lent(15_000, 1_000_000),
  bnpl_cash_app: lent(100, 200_000),
  cross_border_shipper: {
    yes: [{ country: 'DE' }, { country: 'CA' }],
    no: [{}, { country: 'DE', driver: 'stripe' }, { ...free, country: 'DE' }],
  },
  credits: { yes: [free, { ...free, usesCredits: true }], no: [{}, { ...free, usesGiftCards: true }] },
  clutch: { yes: [{ ...free, usesGiftCards: true }], no: [{}, free] },
}

describe('the table of payment methods', () => {
  it('is what docs/payment-methods.md says', async () => {
    await expect(doc()).toMatchFileSnapshot(
      fileURLToPath(new URL('../../../docs/payment-methods.md', import.meta.url)),
    )
  })
  it('calls ways to pay as shoppers do: no program behind them, and nothing of what it knows', () => {
    for (const { label, hint = '' } of methodTable) {
      expect(label).not.toMatch(/link|processor|token|driver|api/i)
      expect(`${label} ${hint}`).not.toMatch(/what .* knows/i)
    }
    expect(new Set(methodTable.map(({ label }) => label)).size).toBe(methodTable.length)
  })

  it('has a row for every method, once', () => {
    expect(methodTable.map(({ method }) => method).sort()).toEqual([...paymentMethods].sort())
    expect(() => methodRow('cheque' as never)).toThrow()
  })
  it('has a rule of totals for each row with something to charge, and a driver', () => {
    for (const { method, kind, drivers, stripeType } of methodTable) {
      expect({ method, charged: kind !== 'none' }).toEqual({ method, charged: method in methodOffers })
      expect({ method, drivers: drivers.length > 0 }).toEqual({ method, drivers: kind !== 'none' })
      expect({ method, stripe: drivers.includes('stripe') }).toEqual({
        method,
        stripe: stripeType !== undefined,
      })
    }
  })
  it('needs a token for cards and wallets, and none for what is approved elsewhere or costs nothing', () => {
    const needing = paymentMethods.filter(needsToken)
    expect(needing.toSorted()).toEqual(['card_processor_credit_card', 'card_processor_mobile_wallet_card'])
    expect(needsToken('cheque')).toBe(false)
  })
  it.each(paymentMethods)('offers %s when, and only when, its row says so', (method) => {
    for (const change of cases[method].yes)
      expect({ change, shown: shows(method, change) }).toEqual({ change, shown: true })
    for (const change of cases[method].no)
      expect({ change, shown: shows(method, change) }).toEqual({ change, shown: false })
  })
})

describe('the type of card', () => {
  it('is a credit card, a digital-wallet account, or none', () => {
    const types = paymentMethods.map((method) => [method, cardTypeOf(method)] as const)
    expect(types.filter(([, type]) => type === 'CreditCard').map(([method]) => method)).toEqual([
      'card_processor_credit_card',
      'card_processor_mobile_wallet_card',
    ])
    expect(types.filter(([, type]) => type === 'PayPalAccount').map(([method]) => method)).toEqual([
      'card_processor_digital_wallet',
      'digital_wallet',
    ])
  })
})

describe('words for a refusal', () => {
  it('say for every code that nothing was charged, and never the code', () => {
    for (const code of declineCodes) {
      expect(declineMessage(code)).toContain('Nothing was charged.')
      expect(declineMessage(code)).not.toContain('_')
    }
  })
  it('lead to the field to look at', () => {
    expect(declineCodes.map(declinedField)).toEqual([
      'number',
      'number',
      'expiry',
      'securityCode',
      undefined,
      undefined,
    ])
  })
})
