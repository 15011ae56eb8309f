import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Earnings = {
  held: number
  pending: number
  available: number
  earnedInAll: number
  paidOutInAll: number
  months: { month: string; earned: number; paidOut: number; sales: number }[]
  availableAsCredit: number
}
type Setup = {
  earnings: Earnings
  accounts: { id: string; method: string; label: string; isDefault: boolean }[]
  bankTokenUrl: string
  emailVerified: boolean
  passwordFresh: boolean
  minimum: number
}
type CashOut = {
  id: string
  kind: string
  amount: number
  bonus: number
  status: string
  receiptNumber: string | null
}
type Answer = { __typename: string; message: string; need: string; cashOut: CashOut; setup: Setup }
type Sale = { price: number; earnings: number; state: string; lines: { kind: string; amount: number }[] }
type Charity = {
  id: number
  name: string
  raised: number
  pieces: number
  people: number
  months: { month: string; raised: number }[]
}
type Page<T> = { nodes: T[]; totalCount: number; hasNextPage: boolean }

/**
 * A seller of the demonstration shop and of the mocks, with sold pieces, a verified address and a wallet
 * linked long enough ago.
 */
const seller = { email: 'greta@hemline.example', password: 'hemline-demo-1' }

/** Registers the contract's tests of what sellers earn, and how they cash out. */
export function earningsContract(make: MakeClient): void {
  describe('earnings', () => {
    let client: ContractClient
    let presses = 0
    const key = () => {
      presses += 1
      return `contract-press-${presses}`
    }
    const setup = () => ask<Setup>(client, 'getCashOutSetup')
    const cashOut = async (amount: number, requestKey = key()) => {
      const { accounts } = await setup()
      return ask<Answer>(client, 'cashOut', {
        input: { requestKey, accountId: accounts[0]?.id ?? 'none', amount },
      })
    }
    beforeEach(async () => {
      client = await make()
      await client.run('logIn', { input: seller })
      await ask(client, 'confirmPassword', { password: seller.password })
    })

    it('belong to the person who is logged in, and to nobody else', async () => {
      const visitor = client.newVisitor()
      for (const name of ['earnings', 'getEarningSales', 'getCashOutSetup', 'getCashOuts'] as const)
        expect((await visitor.run(name)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      const input = { requestKey: 'v', amount: 500 }
      expect((await visitor.run('turnEarningsToCredit', { input })).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      )
    })
    it('add up: what is held is pending or available, and twelve months come in order', async () => {
      const one = await ask<Earnings>(client, 'earnings')
      expect(one.held).toBe(one.pending + one.available)
      expect(one.held).toBe(one.earnedInAll - one.paidOutInAll)
      expect(one.available).toBeGreaterThanOrEqual(1500)
      expect(one.pending).toBeGreaterThan(0)
      expect(one.availableAsCredit).toBe(one.available + Math.floor(one.available / 10))
      expect(one.months).toHaveLength(12)
      expect(one.months.map((at) => at.month)).toEqual(one.months.map((at) => at.month).toSorted())
    })
    it('come from sales whose lines sum to their price', async () => {
      const { nodes, totalCount } = await ask<Page<Sale>>(client, 'getEarningSales')
      expect(totalCount).toBeGreaterThanOrEqual(nodes.length)
      const past = await ask<Page<Sale>>(client, 'getEarningSales', { page: 99 })
      expect(past).toMatchObject({ nodes: [], totalCount })
      for (const sale of nodes)
        expect(sale.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(sale.price)
      const pending = await ask<Page<Sale>>(client, 'getEarningSales', { state: 'pending' })
      expect(pending.nodes.every((sale) => sale.state === 'pending')).toBe(true)
      expect(pending.totalCount).toBeGreaterThan(0)
    })
    it('leave once for a press of the button', async () => {
      const { earnings } = await setup()
      const press = key()
      const first = await cashOut(500, press)
      expect(first).toMatchObject({
        __typename: 'CashOutPayload',
        cashOut: { amount: 500, kind: 'digital_wallet' },
      })
      const second = await cashOut(500, press)
      expect(second.cashOut.id).toBe(first.cashOut.id)
      expect(second.setup.earnings.available).toBe(earnings.available - 500)
      expect(await ask<CashOut>(client, 'getCashOut', { id: first.cashOut.id })).toMatchObject({
        amount: 500,
      })
      const payouts = await ask<Page<CashOut>>(client, 'getCashOuts')
      expect(payouts.nodes[0]?.id).toBe(first.cashOut.id)
      expect(await ask<Page<CashOut>>(client, 'getCashOuts', { page: 99 })).toMatchObject({
        nodes: [],
        totalCount: payouts.totalCount,
      })
    })
    it('do not leave when there is not as much, or too little', async () => {
      const { earnings, minimum } = await setup()
      expect(await cashOut(earnings.available + 1)).toMatchObject({
        __typename: 'CashOutRefused',
        need: 'amount',
      })
      expect(await cashOut(minimum - 1)).toMatchObject({ __typename: 'CashOutRefused', need: 'amount' })
      expect((await setup()).earnings.available).toBe(earnings.available)
    })
    it('become store credit with a bonus', async () => {
      const { earnings } = await setup()
      const answer = await ask<Answer>(client, 'turnEarningsToCredit', {
        input: { requestKey: key(), amount: 400 },
      })
      expect(answer).toMatchObject({
        __typename: 'CashOutPayload',
        cashOut: { kind: 'credit', amount: 400, bonus: 40, status: 'paid' },
      })
      expect(answer.setup.earnings.available).toBe(earnings.available - 400)
    })
    it('are given to a charity, with the number of a receipt', async () => {
      const input = { requestKey: key(), amount: 300, charityId: 41 }
      const answer = await ask<Answer>(client, 'donateEarnings', { input })
      expect(answer).toMatchObject({
        __typename: 'CashOutPayload',
        cashOut: { kind: 'donation', amount: 300 },
      })
      expect(answer.cashOut.receiptNumber).toMatch(/^D-\d+$/)
      const none = await ask<Answer>(client, 'donateEarnings', {
        input: { ...input, requestKey: key(), charityId: 1 },
      })
      expect(none).toMatchObject({ __typename: 'CashOutRefused', message: 'Please choose a charity.' })
    })
    it('raise money for a charity, whose page everybody reads', async () => {
      const input = { requestKey: key(), amount: 350, charityId: 42 }
      await ask<Answer>(client, 'donateEarnings', { input })
      const visitor = client.newVisitor()
      const charity = await ask<Charity>(visitor, 'getCharityPartner', { slug: 'green-mile-trust' })
      expect(charity).toMatchObject({ id: 42, name: 'Green Mile Trust' })
      expect(charity.raised).toBeGreaterThanOrEqual(350)
      expect(charity.people).toBeGreaterThan(0)
      expect(charity.pieces).toBeGreaterThanOrEqual(0)
      expect(charity.months).toHaveLength(12)
      expect(charity.months.map(({ month }) => month)).toEqual(
        charity.months.map(({ month }) => month).toSorted(),
      )
      expect(charity.months.at(-1)?.raised).toBeGreaterThanOrEqual(350)
      for (const slug of ['maison-aurele', 'alderbrook', 'nobody', ''])
        expect(await ask(visitor, 'getCharityPartner', { slug }), slug).toBeNull()
    })
    it('need an account, that a code links', async () => {
      const link = { input: { method: 'digital_wallet', email: 'another@wallet.example' } }
      expect(await ask<Answer>(client, 'linkPayoutAccount', link)).toMatchObject({
        __typename: 'PayoutCodeSent',
      })
      expect(await ask<Answer>(client, 'confirmPayoutAccount', { code: '000000' })).toMatchObject({
        __typename: 'PayoutAccountRefused',
        message: 'This is not the code of our last email.',
      })
      const before = await setup()
      for (const { id } of before.accounts) await ask(client, 'unlinkPayoutAccount', { id })
      expect((await setup()).accounts).toEqual([])
      expect(await cashOut(500)).toMatchObject({ __typename: 'CashOutRefused', need: 'account' })
    })
    it('name one account that a cash-out proposes, and take no unknown bank account', async () => {
      const before = await setup()
      expect(before.bankTokenUrl).toBe('/pay/bank-tokens')
      expect(before.accounts.filter((one) => one.isDefault)).toHaveLength(1)
      const id = before.accounts[0]?.id ?? ''
      const { setup: after } = await ask<Answer>(client, 'chooseDefaultPayoutAccount', { id })
      expect(after.accounts.find((one) => one.isDefault)?.id).toBe(id)
      const answer = await ask<Answer>(client, 'linkBankAccount', { token: 'btok_nobodys' })
      expect(answer).toMatchObject({
        __typename: 'PayoutAccountRefused',
        message: 'That took too long. Please type the numbers once more.',
      })
    })
    it('are reported: a tax form is signed, shown by four digits, and refused where a field is wrong', async () => {
      type Tax = { year: number; threshold: number; form: { tinLast4: string } | null }
      const form = {
        name: 'Greta Lind',
        businessClass: 'individual',
        tinKind: 'ssn',
        tin: '123-45-6789',
        line1: '12 Orchard Street',
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
        signature: 'Greta Lind',
      }
      const wrong = await ask<{ __typename: string; problems: { field: string }[] }>(client, 'signTaxForm', {
        input: { ...form, tin: '1', signature: '' },
      })
      expect(wrong.problems.map(({ field }) => field)).toEqual(['tin', 'signature'])
      expect((await ask<Tax>(client, 'getTaxSetup')).form).toBeNull()
      const signed = await ask<{ setup: Tax }>(client, 'signTaxForm', { input: form })
      expect(signed.setup.form).toMatchObject({ tinLast4: '6789' })
      expect(JSON.stringify(signed)).not.toMatch(/123-?45/)
    })
    it('ask for the password, and for a link that is ours', async () => {
      expect(await ask<Answer>(client, 'confirmPassword', { password: 'not it' })).toMatchObject({
        __typename: 'PasswordNotConfirmed',
      })
      expect(await ask<Answer>(client, 'confirmPassword', { password: seller.password })).toMatchObject({
        __typename: 'PasswordConfirmed',
      })
      expect(await setup()).toMatchObject({ passwordFresh: true, emailVerified: true })
      expect(await ask<Answer>(client, 'verifyEmail', { token: 'nobody’s' })).toMatchObject({
        __typename: 'EmailNotVerified',
      })
    })
  })
}
