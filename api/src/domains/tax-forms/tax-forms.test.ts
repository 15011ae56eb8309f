import { randomUUID } from 'node:crypto'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { taxFormSentences } from '@hemline/rules/earnings/tax-forms.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unseal } from '../../platform/sealed.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { dayMs, makeSeller, sell } from '../earnings/testing/selling.ts'
import { taxFormPurpose } from './tax-forms.ts'

const form = {
  name: 'Ada Holm',
  businessClass: 'individual',
  tinKind: 'ssn',
  tin: '219-09-9999',
  line1: '7 Mill Lane',
  city: 'Bend',
  state: 'OR',
  zip: '97701',
  signature: 'ada holm',
}
type Setup = { year: number; paidThisYear: number; asked: boolean; form: { tinLast4: string } | null }

describe.skipIf(!testServer)('a tax form', () => {
  let app: TestApp
  let seller: TestClient
  let made: Awaited<ReturnType<typeof makeSeller>>
  const clock = movableClock()
  const { now } = clock

  beforeAll(async () => {
    app = await testApp({ now })
    // The test moves through three days of one year of the shop.
    clock.forward(Math.max(0, Date.UTC(now().getUTCFullYear() + 1, 1, 1) - now().getTime()))
    made = await makeSeller(app)
    await sql`update user_account set password_hash = (select password_hash from user_account where email = ${personByKey('p2p-seller').email})
      where id = ${made.id}::uuid`.execute(app.db)
    seller = await logIn()
  })
  afterAll(() => app.close())

  async function logIn() {
    const client = app.newVisitor()
    await client.run('logIn', { input: { email: made.email, password: seedPassword } })
    return client
  }
  const setup = async () => (await seller.run('getTaxSetup')).data?.taxSetup as Setup
  const press = async (amount: number) =>
    (
      await seller.run('cashOut', {
        input: { requestKey: randomUUID(), accountId: made.accountId, amount },
      })
    ).data?.cashOut as { __typename: string; need?: string; message?: string }

  test('is asked for near the threshold of the year, and a cash-out above the threshold waits for it', async () => {
    const soldAt = new Date(now().getTime() - 60 * dayMs)
    for (let i = 0; i < 3; i += 1)
      await sell(app, { sellerId: made.id, price: 300_000, soldAt, deliveredAt: soldAt })
    expect(await setup()).toMatchObject({ paidThisYear: 0, asked: false, form: null })
    expect((await press(100_000)).__typename).toBe('CashOutPayload')
    clock.forward(dayMs + 60_000)
    seller = await logIn()
    expect((await press(60_000)).__typename).toBe('CashOutPayload')
    expect(await setup()).toMatchObject({ paidThisYear: 160_000, asked: true })
    clock.forward(dayMs + 60_000)
    seller = await logIn()
    expect(await press(40_001)).toMatchObject({
      __typename: 'CashOutRefused',
      need: 'tax',
      message: taxFormSentences.needed,
    })
    // A donation is no payout to the seller, and store credit is.
    await seller.run('donateEarnings', { input: { requestKey: randomUUID(), amount: 500, charityId: 41 } })
    expect((await setup()).paidThisYear).toBe(160_000)
    await seller.run('turnEarningsToCredit', { input: { requestKey: randomUUID(), amount: 500 } })
    expect((await setup()).paidThisYear).toBe(160_500)
    const { data, errors } = await seller.run('signTaxForm', { input: form })
    expect(errors).toBeUndefined()
    expect(data?.signTaxForm).toMatchObject({
      __typename: 'TaxFormSigned',
    })
    expect(await setup()).toMatchObject({ asked: false, form: { tinLast4: '9999' } })
    expect((await press(40_001)).__typename).toBe('CashOutPayload')
  })

  test('is stored sealed: no column shows it, and another row’s key or another secret opens nothing', async () => {
    const { rows } = await sql<{
      id: string
      sealed: Buffer
      text: string
    }>`select id, sealed, t::text as text
      from tax_form t where user_id = ${made.id}::uuid and replaced_at is null`.execute(app.db)
    const [row] = rows
    if (!row) throw new Error('no form')
    for (const part of ['219099999', '219-09', 'Mill Lane', 'Ada Holm'])
      expect(`${row.text} ${row.sealed.toString('latin1')}`).not.toContain(part)
    const secret = app.config.TAX_FORM_SECRET
    expect(JSON.parse(unseal(secret, taxFormPurpose(row.id), row.sealed) ?? '{}')).toMatchObject({
      tin: '219099999',
      name: 'Ada Holm',
      line1: '7 Mill Lane',
    })
    expect(unseal(secret, taxFormPurpose(randomUUID()), row.sealed)).toBeUndefined()
    expect(unseal(`${secret}x`, taxFormPurpose(row.id), row.sealed)).toBeUndefined()
  })

  test('takes the place of the earlier one, whose content is erased', async () => {
    await seller.run('signTaxForm', { input: { ...form, tinKind: 'ein', tin: '12-3456789' } })
    const { rows } = await sql<{ tin_last4: string; open: boolean; kept: boolean }>`select tin_last4,
      replaced_at is null as open, sealed is not null as kept from tax_form where user_id = ${made.id}::uuid order by made_at`.execute(
      app.db,
    )
    expect(rows).toEqual([
      { tin_last4: '9999', open: false, kept: false },
      { tin_last4: '6789', open: true, kept: true },
    ])
  })

  test('is known to employees by its day alone', async () => {
    const staff = await app.loggedIn('admin')
    const { data, errors } = await staff.run('getStaffPerson', { id: made.id })
    expect(errors).toBeUndefined()
    const page = data?.staffPerson as { taxFormSince: string } | undefined
    expect(page?.taxFormSince).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(JSON.stringify(data)).not.toMatch(/6789|Mill Lane/)
  })
})
