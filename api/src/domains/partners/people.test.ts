// Several people of one partner: who sees the stock, and who says so.
import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { idOf, newMember } from '../direct-sell/testing/selling.ts'

type Mine = { name: string; isPayee: boolean }[]
type Staff = {
  __typename: string
  message?: string
  partner?: { people: { id: string; email: string; addedBy: string }[]; events: { words: string }[] }
}

describe.skipIf(!testServer)('people of a partner', () => {
  let app: TestApp
  let admin: TestClient
  beforeAll(async () => {
    app = await testApp()
    admin = await app.loggedIn('admin')
  })
  afterAll(() => app.close())
  const slug = 'alderbrook'
  const mine = async (who: TestClient) =>
    resultOf<Mine>(await who.run('getMyPartners', { status: null, page: 1 }), 'myPartners')
  const add = async (email: string) =>
    resultOf<Staff>(await admin.run('addPartnerPerson', { slug, email }), 'addPartnerPerson')
  const remove = async (id: string) =>
    resultOf<Staff>(await admin.run('removePartnerPerson', { slug, id }), 'removePartnerPerson')
  const emailOf = async (id: string) =>
    (await app.db.selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email

  test('see the stock from when they are added until they are taken out', async () => {
    const person = await newMember(app)
    const id = await idOf(person)
    expect(await mine(person)).toEqual([])
    const email = await emailOf(id)
    const added = await add(` ${email.toUpperCase()} `)
    expect(added.partner?.people).toContainEqual(expect.objectContaining({ id, email }))
    expect(added.partner?.events[0]?.words).toBe('Let one more person see the stock')
    expect(await mine(person)).toMatchObject([{ name: 'Alderbrook', isPayee: false }])
    expect((await add(email)).message).toMatch(/already/)
    expect((await remove(id)).partner?.people.map((one) => one.id)).not.toContain(id)
    expect(await mine(person)).toEqual([])
    expect((await remove(id)).message).toMatch(/any more/)
  })

  test('are no strangers, and not the account of the terms', async () => {
    expect((await add('nobody@member.example')).__typename).toBe('PartnerRefused')
    const { account_id: payee } = await app.db
      .selectFrom('partner_contract')
      .innerJoin('supplier', 'supplier.id', 'partner_contract.supplier_id')
      .select('account_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    expect((await add(await emailOf(payee))).message).toMatch(/already/)
    expect(payee).not.toBe(personByKey('admin').id)
  })
})
