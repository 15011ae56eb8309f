import { randomUUID } from 'node:crypto'
import { partnerKitCodes } from '@hemline/db/seed/kits.ts'
import { personByKey } from '@hemline/db/seed/people.ts'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { sellerFillsAfterHours } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { kitIsTaken, unknownKitCode } from '@hemline/rules/kits/kit-orders.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/db.ts'
import { sandboxCarriers } from '../../ports/carriers.sandbox.ts'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { expectWayOut } from '../../testing/way-out.ts'
import {
  applyKitReport,
  claimKits,
  handInBag,
  type KitDoors,
  lapseKits,
  moveKits,
  sendCleanoutMail,
} from '../kits/kits.ts'
import { newSeller } from '../kits/testing/sellers.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import {
  bagByCode,
  bagFactsForTerms,
  claimBag,
  finishBag,
  markPieceGraded,
  receiveBag,
  releaseBag,
} from './bags.ts'

type Kit = {
  id: string
  status: string
  bagNumber: string
  labelCode: string
  trackingOut: string | null
  incentives: { name: string }[]
}
type Ordered = { __typename: string; kit: Kit; message: string }
type Bag = {
  id: string
  status: string
  counts: object
  processing: object | null
  events: { kind: string; label: string; detail: string | null }[]
}

async function ask<T>(
  client: TestClient,
  operationName: OperationName,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const { data, errors } = await client.run(operationName, variables)
  if (errors?.length) throw new Error(`${operationName}: ${errors.map((error) => error.message).join('; ')}`)
  return Object.entries(data ?? {}).find(([key]) => key !== '__typename')?.[1] as T
}

const home = {
  fullName: 'Sela Ward',
  line1: '12 Juniper Row',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
  phone: '5035550133',
}
const tomas = personByKey('employee').id
const marta = personByKey('admin').id

describe.skipIf(!testServer)('a bag', () => {
  let app: TestApp
  let now = new Date('2026-11-20T18:00:00Z')
  const hours = (many: number) => {
    now = new Date(now.getTime() + many * 3_600_000)
  }
  beforeAll(async () => {
    app = await testApp({ now: () => now })
  })
  afterAll(() => app.close())
  beforeEach(() => hours(24))
  afterEach(async () => {
    expect(app.reported).toEqual([])
    expect(await verifyLedger(app.db)).toEqual([])
  })

  const doors = (): KitDoors => ({
    db: app.db,
    now: () => now,
    speed: 1,
    post: undefined,
    carriers: sandboxCarriers({ secret: 'sandbox_carrier_secret', speed: 1 }),
  })
  const tx = <T>(action: (tx: Tx) => Promise<T>) => app.db.transaction().execute(action)
  const label = (more: object = {}) => ({
    requestKey: randomUUID(),
    bagType: 'label',
    service: 'standard',
    way: 'account',
    restChoice: 'reclaim',
    promoCode: 'LONGSTAY',
    ...more,
  })
  const orderKit = async (client: TestClient, more: object = {}) =>
    (await ask<Ordered>(client, 'orderBags', { input: label(more) })).kit
  const orderBag = async (client: TestClient, fields: object = {}) => {
    const { address } = await ask<{ address: { id: string } }>(client, 'saveAddress', {
      input: { address: { ...home, ...fields } },
    })
    return orderKit(client, { bagType: 'bag', addressId: address.id })
  }
  const kitOf = (client: TestClient, id: string) => ask<Kit>(client, 'getKit', { id })
  const bagOf = (client: TestClient, number: string) => ask<Bag>(client, 'sellerBag', { identifier: number })
  const statusesOf = (kitId: string) =>
    app.db
      .selectFrom('kit')
      .innerJoin('bag', 'bag.kit_id', 'kit.id')
      .select(['kit.status as kit', 'bag.status as bag'])
      .where('kit.id', '=', kitId)
      .executeTakeFirst()
  const receive = (code: string, piecesCounted?: number) =>
    tx((one) => receiveBag(one, { code, actorId: tomas, piecesCounted, now }))
  const idOf = async (code: string) => (await bagByCode(app.db, code))?.id ?? ''

  it('goes out empty, comes back filled, and every step is told once, in words', async () => {
    const { client } = await newSeller(app)
    const kit = await orderBag(client)
    hours(4)
    for (let i = 0; i < 2; i += 1) await moveKits(doors())
    expect(await kitOf(client, kit.id)).toMatchObject({
      status: 'shipped',
      trackingOut: expect.stringMatching(/^92612/),
    })
    hours(5 * 24)
    await moveKits(doors())
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'delivered' })
    hours(sellerFillsAfterHours)
    await moveKits(doors())
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'sent_back' })
    hours(5 * 24)
    for (let i = 0; i < 2; i += 1) await moveKits(doors())
    expect(await receive(kit.labelCode, 14)).toMatchObject({
      __typename: 'BagReceived',
      bag: { status: 'received', pieces_counted: 14 },
    })
    await sql`update bag set done_at = ${new Date(now.getTime() - 86_400_000)} where status = 'done'`.execute(
      app.db,
    )
    const bag = await bagOf(client, kit.bagNumber)
    expect(bag).toMatchObject({ status: 'received', counts: { counted: 14, graded: 0 } })
    expect(bag.events.map((event) => event.kind)).toEqual([
      'kit.ordered',
      'kit.shipped',
      'kit.delivered',
      'bag.shipped',
      'bag.arrived',
      'bag.received',
    ])
    expect(bag.events.at(-1)).toMatchObject({
      label: 'We received your bag',
      detail: '14 pieces counted at the door',
    })
    expect(bag.processing).toMatchObject({ from: expect.any(Number) })
  })

  it('is where the furthest report says, whatever order they come in and however often', async () => {
    const { client } = await newSeller(app)
    const kit = await orderBag(client)
    const { tracking_out: code } = await app.db
      .selectFrom('kit')
      .select('tracking_out')
      .where('id', '=', kit.id)
      .executeTakeFirstOrThrow()
    const scan = (id: number, kind: 'picked_up' | 'in_transit' | 'delivered') => ({
      trackingCode: code ?? '',
      scan: { id: `${code}-${id}`, kind, place: null, timeZone: 'UTC', estimate: null },
    })
    const at = now
    const reports = (
      [
        [1, 'picked_up', 3],
        [2, 'in_transit', 30],
        [3, 'delivered', 90],
      ] as const
    ).map(([id, kind, after]) => {
      const one = scan(id, kind)
      return { ...one, scan: { ...one.scan, at: new Date(at.getTime() + after * 3_600_000) } }
    })
    hours(100)
    const shuffled = [reports[2], reports[0], reports[2], reports[1], reports[0]].flatMap((one) => one ?? [])
    const answers = await Promise.all(
      shuffled.map((one) => applyKitReport({ db: app.db, now: () => now }, 'newgistics', one)),
    )
    expect(answers.filter((one) => one === 'taken')).toHaveLength(3)
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'delivered' })
    expect((await bagOf(client, kit.bagNumber)).events.map((event) => event.kind)).toEqual([
      'kit.ordered',
      'kit.shipped',
      'kit.delivered',
    ])
    expect(await applyKitReport({ db: app.db, now: () => now }, 'ups', reports[0] as never)).toBe('not ours')
  })

  it('is followed by signed webhooks, at the door of all carriers', async () => {
    const { client } = await newSeller(app)
    const kit = await orderBag(client)
    hours(4)
    const codes: number[] = []
    await moveKits({
      ...doors(),
      post: async (carrier, { headers, body }) => {
        const url = `/webhooks/carriers/${carrier}`
        const forged = await app.server.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: `${body} `,
        })
        const answer = await app.server.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: body,
        })
        codes.push(forged.statusCode, answer.statusCode)
      },
    })
    expect(new Set(codes)).toEqual(new Set([401, 200]))
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'shipped' })
  })

  it('that is lost on its way is received all the same when it turns up', async () => {
    const { client } = await newSeller(app)
    const kit = await orderBag(client, { line1: '7 Lost Lane' })
    hours(10 * 24)
    await moveKits(doors())
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'lost' })
    expect(await receive(kit.labelCode)).toMatchObject({ __typename: 'BagReceived' })
    expect(await kitOf(client, kit.id)).toMatchObject({ status: 'received' })
  })

  it('is received by its code alone, once, also by two people at once', async () => {
    const { client } = await newSeller(app)
    const kit = await orderKit(client)
    for (const wrong of [
      '',
      'HB',
      kit.labelCode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      bagCodeOf(999_999_999),
    ])
      expect(await receive(wrong)).toMatchObject({ __typename: 'WrongCode' })
    const spaced = kit.labelCode.toLowerCase().replace(/(.{3})/g, '$1 ')
    const both = await Promise.all([receive(spaced), receive(kit.labelCode)])
    expect(both.map((one) => one.__typename).sort()).toEqual(['AlreadyReceived', 'BagReceived'])
    expect(
      (await bagOf(client, kit.bagNumber)).events.filter((event) => event.kind === 'bag.received'),
    ).toHaveLength(1)
  })

  it('that was canceled or whose label has lapsed is received all the same', async () => {
    const { client } = await newSeller(app)
    const kit = await orderBag(client)
    await ask(client, 'cancelKit', { id: kit.id })
    expect(await receive(kit.labelCode)).toMatchObject({ __typename: 'BagReceived' })
    const old = await orderKit(client)
    hours((kitLabelDays - 1) * 24)
    await lapseKits(doors())
    expect(await statusesOf(old.id)).toEqual({ kit: 'delivered', bag: 'ordered' })
    hours(25)
    for (let i = 0; i < 2; i += 1) await lapseKits(doors())
    expect(await statusesOf(old.id)).toEqual({ kit: 'lapsed', bag: 'canceled' })
    expect(await receive(old.labelCode)).toMatchObject({ __typename: 'BagReceived' })
  })

  it('is one person’s at a time, until she has not touched it for half an hour', async () => {
    const { client } = await newSeller(app)
    const kit = await orderKit(client)
    const bagId = await idOf(kit.labelCode)
    const claim = (actorId: string) => tx((one) => claimBag(one, { bagId, actorId, now }))
    expect(await claim(tomas)).toMatchObject({ __typename: 'NotToGrade' })
    await receive(kit.labelCode)
    const both = await Promise.all([claim(tomas), claim(marta)])
    expect(both.map((one) => one.__typename).sort()).toEqual(['BagClaimed', 'ClaimedByAnother'])
    const [holder, other] = both[0]?.__typename === 'BagClaimed' ? [tomas, marta] : [marta, tomas]
    await tx((one) => releaseBag(one, { bagId, actorId: other, now }))
    expect(await claim(other)).toMatchObject({ __typename: 'ClaimedByAnother' })
    hours(0.6)
    expect(await claim(other)).toMatchObject({ __typename: 'BagClaimed' })
    expect(await claim(holder)).toMatchObject({ __typename: 'ClaimedByAnother' })
    await tx((one) => releaseBag(one, { bagId, actorId: other, now }))
    expect(await claim(holder)).toMatchObject({ __typename: 'BagClaimed' })
  })

  it('is processed from its first piece on, and done once', async () => {
    const { client, id } = await newSeller(app)
    const kit = await orderKit(client, { service: 'premium' })
    const bagId = await idOf(kit.labelCode)
    const grade = () => tx((one) => markPieceGraded(one, { bagId, actorId: tomas, now }))
    await expect(grade()).rejects.toThrow('ordered')
    await receive(kit.labelCode)
    await grade()
    await grade()
    expect(await bagOf(client, kit.bagNumber)).toMatchObject({ status: 'processing', processing: null })
    const finish = () => tx((one) => finishBag(one, { bagId, actorId: tomas, reason: '', now }))
    const both = await Promise.all([finish(), finish()])
    expect(both.map((one) => one.__typename).sort()).toEqual(['BagFinished', 'NotToGrade'])
    const { events } = await bagOf(client, kit.bagNumber)
    expect(events.map((event) => event.kind)).toEqual([
      'kit.ordered',
      'kit.delivered',
      'bag.received',
      'bag.processing',
      'bag.done',
    ])
    const facts = await bagFactsForTerms(app.db, bagId)
    expect(facts).toMatchObject({
      sellerId: id,
      service: 'premium',
      feeCents: 3499,
      bagNumber: Number(kit.bagNumber),
    })
  })

  it('gives an incentive’s credit when it is her first one, once', async () => {
    const { client, id } = await newSeller(app)
    const kits = [
      await orderKit(client, { promoCode: 'SPRING40' }),
      await orderKit(client, { promoCode: 'SPRING40' }),
    ]
    await Promise.all(kits.map((kit) => receive(kit.labelCode)))
    const drops = await app.db
      .selectFrom('credit_drop')
      .select('granted_cents')
      .where('user_id', '=', id)
      .execute()
    expect(drops).toEqual([{ granted_cents: 4000 }])
  })

  it('of a visitor waits for an account, and gives its credit then', async () => {
    const client = app.newVisitor()
    const kit = await orderKit(client, {
      way: 'visitor_sell',
      email: 'waits@hemline.example',
      promoCode: 'SPRING40',
    })
    expect(await receive(kit.labelCode)).toMatchObject({ __typename: 'BagReceived' })
    const bagId = await idOf(kit.labelCode)
    expect(await tx((one) => claimBag(one, { bagId, actorId: tomas, now }))).toMatchObject({
      __typename: 'NotToGrade',
    })
    expect(await bagFactsForTerms(app.db, bagId)).toBeUndefined()
    const { id } = await newSeller(app, client)
    const { visitor_id: visitorId } = await app.db
      .selectFrom('kit')
      .select('visitor_id')
      .where('id', '=', kit.id)
      .executeTakeFirstOrThrow()
    await Promise.all([1, 2].map(() => claimKits(doors(), { userId: id, visitorId })))
    expect(
      await app.db.selectFrom('credit_drop').select('granted_cents').where('user_id', '=', id).execute(),
    ).toEqual([{ granted_cents: 4000 }])
    expect(await tx((one) => claimBag(one, { bagId, actorId: tomas, now }))).toMatchObject({
      __typename: 'BagClaimed',
    })
  })

  it('of a partner is activated by its code, by one person', async () => {
    const one = await newSeller(app)
    const other = await newSeller(app)
    const [code = ''] = partnerKitCodes
    const activate = (client: TestClient, text: string) =>
      ask<Ordered>(client, 'activateKit', {
        input: { requestKey: randomUUID(), code: text, restChoice: 'donate' },
      })
    expect(await receive(code)).toMatchObject({ __typename: 'NotOnItsWay' })
    expect(await activate(one.client, 'HB 1')).toEqual({
      __typename: 'KitNotActivated',
      message: unknownKitCode,
    })
    const hers = await orderKit(other.client)
    expect(await activate(one.client, hers.labelCode)).toEqual({
      __typename: 'KitNotActivated',
      message: unknownKitCode,
    })
    const both = await Promise.all([activate(one.client, code), activate(other.client, code)])
    expect(both.map((answer) => answer.__typename).sort()).toEqual(['ActivateKitPayload', 'KitNotActivated'])
    const [winner, loser] = both[0]?.__typename === 'ActivateKitPayload' ? [one, other] : [other, one]
    expect(await activate(loser.client, code)).toMatchObject({ message: kitIsTaken })
    const { kit } = await activate(winner.client, code)
    expect(kit).toMatchObject({ status: 'delivered', restChoice: 'donate' })
    expect(await handInBag(doors(), kit.id)).toBe(true)
    expect(await kitOf(winner.client, kit.id)).toMatchObject({ status: 'sent_back' })
  })

  it('of a partner that is given to a charity is activated without pieces that come back', async () => {
    const { client } = await newSeller(app)
    const [, code = ''] = partnerKitCodes
    const label = code.replaceAll(' ', '')
    for (const table of ['kit', 'bag'] as const)
      await sql`update ${sql.table(table)} set service = 'donation', charity_id = 42, rest_choice = 'donate'
        where ${sql.ref(table === 'kit' ? 'id' : 'kit_id')} = (select id from kit where label_code = ${label})`.execute(
        app.db,
      )
    const input = { requestKey: randomUUID(), code, restChoice: 'reclaim' }
    expect(await ask<Ordered>(client, 'activateKit', { input })).toMatchObject({
      kit: { restChoice: 'donate' },
    })
  })

  it('is not found by trying codes', async () => {
    const { client } = await newSeller(app)
    const answers: string[] = []
    for (let i = 0; i < 12; i += 1) {
      const input = { requestKey: randomUUID(), code: bagCodeOf(730_000_500 + i), restChoice: 'donate' }
      answers.push((await ask<Ordered>(client, 'activateKit', { input })).message)
    }
    expect(answers.at(-1)).toContain('too many codes')
  })

  it('is told of by mail, in HTML and in text, with a label that opens without logging in', async () => {
    const { client, email } = await newSeller(app)
    const kit = await orderKit(client, { service: 'donation', charityId: 42 })
    const mail = memoryMail()
    const send = (kind: 'ordered' | 'received' | 'done') =>
      sendCleanoutMail(
        { ...doors(), mail, webOrigin: 'https://shop.example', giftCardSecret: app.config.GIFT_CARD_SECRET },
        { kitId: kit.id, kind },
        kind,
      )
    for (const kind of ['ordered', 'received', 'done'] as const) await send(kind)
    const [ordered, received, done] = mail.sent.map((one) => one.mail)
    expect(ordered).toMatchObject({ to: email, subject: `Your label for bag ${kit.bagNumber}` })
    expect(ordered?.text).toContain('Green Mile Trust')
    const link = /https:\/\/shop\.example(\/api\/\S+)/.exec(ordered?.text ?? '')?.[1] ?? ''
    expect(ordered?.html).toContain('Open your label')
    expect((await app.server.inject({ method: 'GET', url: link })).headers['content-type']).toBe(
      'application/pdf',
    )
    expect(received?.subject).toBe(`We received bag ${kit.bagNumber}`)
    expect(done?.subject).toBe(`Bag ${kit.bagNumber} is processed`)
    for (const one of [received, done]) expectWayOut(one, 'Your bags')
    // The label is needed whatever somebody stopped, so its mail has no way out.
    expect([ordered?.headers, ordered?.text.includes('/unsubscribe')]).toEqual([undefined, false])
  })

  it('has its mails asked for in the transactions that they are about', async () => {
    const { client } = await newSeller(app)
    const kit = await orderKit(client)
    await receive(kit.labelCode)
    const { rows } = await sql<{
      payload: { kind: string }
    }>`select payload from graphile_worker._private_jobs where key like ${`cleanout-mail/${kit.id}/%`} order by id`.execute(
      app.db,
    )
    expect(rows.map((row) => row.payload.kind)).toEqual(['ordered', 'received'])
  })
})
