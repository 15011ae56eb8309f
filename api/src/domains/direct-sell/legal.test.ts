// What waits for the terms that count now: orders, kits, pieces for direct sale, cash-outs (specification
// §6 isLegalAcceptRequired; decision 0201).
import { legalNeededMessage, legalVersion } from '@hemline/rules/identity/legal.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { draftFor, openCloset, save, submit } from './testing/selling.ts'

type Answer = { __typename: string; version?: string; user?: { isLegalAcceptRequired: boolean } }
const password = 'linen-apron-4711'

describe.skipIf(!testServer)('an account that has yet to accept the terms', () => {
  let app: TestApp
  let client: TestClient
  let id = ''
  let listing = ''
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    client = app.newVisitor()
    const email = 'terms@hemline.example'
    const input = { email, password, firstName: 'Mara', lastName: 'Lindqvist', acceptTerms: true }
    await client.run('signUp', { input })
    const row = app.db.selectFrom('user_account').select('id').where('email', '=', email)
    id = (await row.executeTakeFirstOrThrow()).id
  })
  afterAll(() => app.close())

  const ask = async (operation: OperationName, variables = {}, who = client) =>
    resultOf<Answer>(await who.run(operation, variables), operation)
  const needed = async () =>
    ((await client.run('getUserHuman')).data?.user as { isLegalAcceptRequired: boolean } | undefined)
      ?.isLegalAcceptRequired
  const accepted = () =>
    app.db
      .selectFrom('legal_acceptance')
      .select(['version', 'accepted_at'])
      .where('user_id', '=', id)
      .orderBy('version')
      .execute()
  const olderVersion = () =>
    app.db.updateTable('user_account').set({ legal_version: '2026-10-01' }).where('id', '=', id).execute()

  const order = (who = client) =>
    ask(
      'placeOrder',
      {
        input: {
          attemptKey: 'a-key-of-sixteen-letters',
          amountShown: 0,
          totalShown: 0,
          lineIds: [],
          paymentMethod: 'card',
          paymentToken: 'tok_visa',
        },
      },
      who,
    )
  const kit = (who = client) =>
    ask(
      'orderBags',
      {
        input: {
          requestKey: 'a-key-of-sixteen-letters',
          bagType: 'label',
          service: 'standard',
          way: 'account',
          restChoice: 'reclaim',
        },
      },
      who,
    )

  test('is none after a sign-up, which accepts the version that counts', async () => {
    expect(await needed()).toBe(false)
    expect(await accepted()).toMatchObject([{ version: legalVersion }])
  })

  test('neither orders, nor orders a kit, lists a piece or cashes out; it looks around', async () => {
    await olderVersion()
    expect(await needed()).toBe(true)
    expect(await order()).toMatchObject({ __typename: 'LegalAcceptRequired', message: legalNeededMessage })
    expect(await kit()).toMatchObject({ __typename: 'LegalAcceptRequired' })
    await openCloset(client)
    const draft = await draftFor(app, client)
    await save(client, draft)
    expect(await submit(client, draft.id)).toMatchObject({ __typename: 'LegalAcceptRequired' })
    listing = draft.id
    const input = { accountId: 'none', requestKey: 'a-key-of-sixteen-letters', amount: 100 }
    expect(await ask('cashOut', { input })).toMatchObject({ __typename: 'LegalAcceptRequired' })
    expect((await client.run('getLegalDocuments')).errors ?? []).toEqual([])
  })

  test('is asked once for a new version, and each version is recorded', async () => {
    const { errors } = await client.run('acceptLegal', { version: '2026-10-01' })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    expect(await needed()).toBe(true)
    await app.db.deleteFrom('legal_acceptance').where('user_id', '=', id).execute()
    clock.forward(60_000)
    await ask('acceptLegal', { version: legalVersion })
    expect(await needed()).toBe(false)
    const first = await accepted()
    expect(first).toMatchObject([{ version: legalVersion }])
    clock.forward(60_000)
    await ask('acceptLegal', { version: legalVersion })
    expect(await accepted()).toEqual(first)
    expect((await order()).__typename).not.toBe('LegalAcceptRequired')
    expect((await kit()).__typename).not.toBe('LegalAcceptRequired')
    expect((await submit(client, listing)).__typename).toBe('DirectListingPayload')
  })

  test('is not asked of visitors, who have no account', async () => {
    expect((await order(app.newVisitor())).__typename).not.toBe('LegalAcceptRequired')
  })
})
