// What waits for the terms in force: each door through which a member makes a new contract (specification §6
// isLegalAcceptRequired; decision 0201).
import { randomUUID } from 'node:crypto'
import { legalNeededMessage } from '@hemline/rules/identity/legal.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { draftFor, idOf, list, newMember, openCloset, save, submit } from '../direct-sell/testing/selling.ts'

type Answer = {
  __typename: string
  version?: string
  offer?: { id: string; status: string }
  user?: { isLegalAcceptRequired: boolean }
}
type Terms = { version: string; changes: string[] }
const key = 'a-key-of-sixteen-letters'
const nobodys = randomUUID()
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
  const olderVersion = (userId = id) =>
    app.db.updateTable('user_account').set({ legal_version: '2026-10-01' }).where('id', '=', userId).execute()
  const terms = async () => resultOf<Terms>(await app.newVisitor().run('getTerms'), 'terms')

  const order = (who = client) =>
    ask(
      'placeOrder',
      {
        input: {
          attemptKey: key,
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
          requestKey: key,
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
    expect(await accepted()).toMatchObject([{ version: (await terms()).version }])
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
    const input = { accountId: 'none', requestKey: key, amount: 100 }
    expect(await ask('cashOut', { input })).toMatchObject({ __typename: 'LegalAcceptRequired' })
    expect((await client.run('getLegalDocuments')).errors ?? []).toEqual([])
  })

  test('is asked once for a new version, and each version is recorded', async () => {
    const { errors } = await client.run('acceptLegal', { version: '2026-10-01' })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    expect(await needed()).toBe(true)
    await app.db.deleteFrom('legal_acceptance').where('user_id', '=', id).execute()
    clock.forward(60_000)
    await ask('acceptLegal', { version: (await terms()).version })
    expect(await needed()).toBe(false)
    const first = await accepted()
    expect(first).toMatchObject([{ version: (await terms()).version }])
    clock.forward(60_000)
    await ask('acceptLegal', { version: (await terms()).version })
    expect(await accepted()).toEqual(first)
    expect((await order()).__typename).not.toBe('LegalAcceptRequired')
    expect((await kit()).__typename).not.toBe('LegalAcceptRequired')
    expect((await submit(client, listing)).__typename).toBe('DirectListingPayload')
  })

  test.each([
    [
      'placeRescueOrder',
      { attemptKey: `rescue-${key}`, groupId: '1', addressId: nobodys, amountShown: 1, totalShown: 1 },
    ],
    ['askGoodyBox', { formKey: randomUUID(), departments: ['women'], kinds: [], budget: 15_000 }],
    [
      'reserveGoodyBox',
      { attemptKey: `goody-${key}`, boxId: nobodys, addressId: nobodys, amountShown: 1, totalShown: 1 },
    ],
    ['placeBid', { itemNumber: 1, max: 100, requestKey: randomUUID() }],
    ['makeOffer', { itemNumbers: [1], amount: 100, words: '', key: randomUUID() }],
    ['cashOut', { accountId: 'none', requestKey: key, amount: 100 }],
    ['turnEarningsToCredit', { requestKey: key, amount: 100 }],
    ['donateEarnings', { requestKey: key, amount: 100, charityId: 1 }],
    ['donateRest', { itemNumbers: [] }],
  ] as const)('waits at %s, and goes on once the terms are accepted', async (door, input) => {
    await olderVersion()
    const waits = await ask(door, { input })
    expect(waits).toMatchObject({ __typename: 'LegalAcceptRequired', message: legalNeededMessage })
    await ask('acceptLegal')
    const { data } = await client.run(door, { input })
    expect((data?.[door] as Answer | undefined)?.__typename).not.toBe('LegalAcceptRequired')
  })

  test.each(['seller', 'buyer'] as const)('takes no offer as its %s, and may decline', async (side) => {
    const staff = await app.loggedIn('admin')
    const people = { seller: await newMember(app, 'Ines', 'Moor'), buyer: await newMember(app) }
    await openCloset(people.seller)
    const { itemNumber } = await list(app, people.seller, { staff })
    const made = await ask(
      'makeOffer',
      { input: { itemNumbers: [itemNumber], amount: 7400, words: '', key: randomUUID() } },
      people.buyer,
    )
    const offerId = made.offer?.id ?? ''
    const answer = (who: TestClient, act: string, amount?: number) =>
      ask('answerOffer', { input: { id: offerId, act, amount, words: '', key: randomUUID() } }, who)
    if (side === 'buyer') await answer(people.seller, 'counter', 8000)
    const me = people[side]
    const amount = side === 'buyer' ? 8000 : 7400
    await olderVersion(await idOf(me))
    expect(await answer(me, 'accept', amount)).toMatchObject({ __typename: 'LegalAcceptRequired' })
    expect(await answer(me, 'counter', 7900)).toMatchObject({ __typename: 'LegalAcceptRequired' })
    if (side === 'seller')
      expect((await answer(me, 'decline')).offer).toMatchObject({ id: offerId, status: 'declined' })
    else {
      await ask('acceptLegal', {}, me)
      expect((await answer(me, 'accept', amount)).offer).toMatchObject({ status: 'accepted' })
    }
  })

  test('is not asked of visitors, who have no account', async () => {
    expect((await order(app.newVisitor())).__typename).not.toBe('LegalAcceptRequired')
  })
})
