// Feeds that meet shoppers, each other, a killed process and people at work; and what sales pay.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { clawBackSales, earningsOf } from '../earnings/earnings.ts'
import { sellPiece } from '../earnings/testing/selling.ts'
import { balanceOf, verifyLedger } from '../ledger/ledger.ts'
import { runFeed } from './partners.ts'
import { csv, type PartnerSystem, partnerSystem, row, terms } from './testing/partner.ts'

describe.skipIf(!testServer)('pieces of a partner', () => {
  let app: TestApp
  let partner: PartnerSystem
  beforeAll(async () => {
    app = await testApp()
    partner = await partnerSystem(app, 'second-evening')
  })
  afterAll(() => app.close())
  const path = '/api/partners/second-evening'
  const pieceOf = (sku: string) =>
    app.db
      .selectFrom('partner_piece')
      .innerJoin('item', 'item.item_number', 'partner_piece.item_number')
      .selectAll('item')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  const listed = async (...skus: string[]) => {
    const bytes = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#446655' } })
      .jpeg()
      .toBuffer()
    for (const sku of skus)
      await partner.send('PUT', `${path}/photos/${sku}.jpg`, { body: bytes, type: 'image/jpeg' })
    const feed = await partner.feed(
      `list-${skus[0]}`,
      csv(...skus.map((sku) => row(sku, { photos: `${sku}.jpg` }))),
    )
    expect(feed.outcomes).toEqual({ listed: skus.length })
  }
  const problems = async (id: string) => {
    const { text } = await partner.send('GET', `${path}/feeds/${id}/report?format=json&only=problems`)
    return (JSON.parse(text) as { sku: string; reason: string }[]).map(
      ({ sku, reason }) => `${sku}: ${reason}`,
    )
  }
  const feedId = async (reference: string) =>
    (
      await app.db
        .selectFrom('partner_feed')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).id

  test('change their price and leave the shop by a later feed, unless a shopper holds or bought them', async () => {
    await listed('SE-1', 'SE-2', 'SE-3', 'SE-4')
    const held = (await pieceOf('SE-3')).item_number
    const bought = (await pieceOf('SE-4')).item_number
    const shopper = app.newVisitor()
    const added = await shopper.run('addToCart', { input: { itemNumber: held } })
    expect(added.errors).toBeUndefined()
    await sql`update item set state = 'pending_sale', sold_at = now() where item_number = ${bought}`.execute(
      app.db,
    )
    const feed = await partner.feed(
      'changes',
      csv(
        row('SE-1', { price: '39.50' }),
        row('SE-2', { action: 'withdraw' }),
        row('SE-3', { price: '20.00' }),
        row('SE-4', { action: 'withdraw' }),
      ),
    )
    expect(feed.outcomes).toEqual({ repriced: 1, withdrawn: 1, refused: 2 })
    expect((await pieceOf('SE-1')).price_cents).toBe(3950)
    expect((await pieceOf('SE-2')).state).toBe('delisted')
    expect(await pieceOf('SE-3')).toMatchObject({ state: 'listed', price_cents: 4800 })
    expect((await pieceOf('SE-4')).state).toBe('pending_sale')
    expect(await problems('changes')).toEqual([
      'SE-3: A shopper holds this piece just now. Please send the row again later.',
      'SE-4: This piece is sold, so nothing of it was changed.',
    ])
    expect((await partner.feed('back', csv(row('SE-2', { price: '45.00' })))).outcomes).toEqual({ listed: 1 })
    expect(await pieceOf('SE-2')).toMatchObject({ state: 'listed', price_cents: 4500 })
  })

  test('end as the later of two feeds says, in whatever sequence and however often both run', async () => {
    await listed('TW-1')
    const doors = { db: app.db, now: () => new Date() }
    for (const [id, price] of [
      ['older', '41.00'],
      ['newer', '42.00'],
    ] as const)
      expect(
        (
          await partner.send('POST', `${path}/feeds?id=${id}`, {
            body: csv(row('TW-1', { price }), row(`TW-${id}`)),
          })
        ).status,
      ).toBe(202)
    const ids = [await feedId('newer'), await feedId('older')]
    await Promise.all([...ids, ...ids].map((id) => runFeed(doors, id)))
    expect((await pieceOf('TW-1')).price_cents).toBe(4200)
    const made = await app.db.selectFrom('partner_piece').select('sku').where('sku', 'like', 'TW-%').execute()
    expect(made.map(({ sku }) => sku).toSorted()).toEqual(['TW-1', 'TW-newer', 'TW-older'])
    const states = await app.db
      .selectFrom('partner_feed')
      .select('state')
      .where('reference', 'in', ['older', 'newer'])
      .execute()
    expect(states).toEqual([{ state: 'applied' }, { state: 'applied' }])
  })

  test('that name a new brand wait for a person, who takes the feed or refuses it', async () => {
    const asks = await partner.feed('brands', csv(row('NB-1', { brand: 'Maison Ondine' }), row('NB-2')))
    expect(asks).toMatchObject({ state: 'waiting', newBrand: 1, outcomes: {} })
    const tomas = await app.loggedIn('employee')
    const id = await feedId('brands')
    const seen = (await tomas.run('getPartnerFeed', { id, problems: false, after: 0 })).data?.partnerFeed
    expect(seen).toMatchObject({ state: 'waiting', newBrands: [{ name: 'Maison Ondine', rows: 1 }] })
    const decide = async (input: object) =>
      (await tomas.run('decidePartnerFeed', { input: { id, ...input } })).data?.decidePartnerFeed as {
        __typename: string
      }
    expect(await decide({ take: false, reason: ' ' })).toMatchObject({
      __typename: 'PartnerRefused',
      field: 'reason',
    })
    expect(await decide({ take: true })).toMatchObject({
      feed: { state: 'applying', decidedBy: expect.any(String) },
    })
    expect(await decide({ take: true })).toMatchObject({ __typename: 'PartnerRefused' })
    await runFeed({ db: app.db, now: () => new Date() }, id)
    const piece = await pieceOf('NB-1')
    const brand = await app.db
      .selectFrom('brand')
      .select('name')
      .where('id', '=', piece.brand_id)
      .executeTakeFirstOrThrow()
    expect(brand.name).toBe('Maison Ondine')

    await partner.feed('brands-2', csv(row('NB-3', { brand: 'Copy Cat Couture' })))
    const second = await feedId('brands-2')
    const no = await tomas.run('decidePartnerFeed', {
      input: { id: second, take: false, reason: 'No such brand' },
    })
    expect(no.data?.decidePartnerFeed).toMatchObject({ feed: { state: 'refused', refusal: 'No such brand' } })
    await expect(pieceOf('NB-3')).rejects.toThrow()
    type Acts = { events: { words: string; by: string | null }[] }
    const seenBy = await tomas.run('getStaffPartner', { slug: 'second-evening' })
    const { events } = (seenBy.data?.staffPartner ?? { events: [] }) as Acts
    expect(events.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^Refused feed \d+: No such brand$/),
      expect.stringMatching(/^Took feed \d+ with its new brands$/),
      expect.stringMatching(/^Made the key pk_/),
      'Set the terms',
    ])
    expect(events.every(({ by }) => by !== null)).toBe(true)
  })

  test('pay what the contract of their day says, and give it back when they come back', async () => {
    await listed('PY-1')
    const admin = await app.loggedIn('admin')
    const set = async (input: object) =>
      (await admin.run('setPartnerTerms', { input: { ...terms('second-evening'), ...input } })).data
        ?.setPartnerTerms
    expect(await set({ ladder: [{ from: 0, basisPoints: 10_001 }] })).toMatchObject({
      __typename: 'PartnerTermsRefused',
      problems: [{ field: 'ladder', message: 'This ladder would pay more than the sale. The most is 100%.' }],
    })
    expect(await set({ ladder: [{ from: 0, basisPoints: 1000 }] })).toMatchObject({
      __typename: 'StaffPartnerPayload',
    })
    const { item_number: itemNumber } = await pieceOf('PY-1')
    const account = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'priya@hemline.example')
      .executeTakeFirstOrThrow()
    const held = () => balanceOf(app.db, earningsOf({ sellerId: account.id }))
    const before = await held()
    await sql`update item set state = 'purchased' where item_number = ${itemNumber}`.execute(app.db)
    const sale = await app.db.transaction().execute((tx) => sellPiece(tx, { itemNumber, price: 4800 }))
    // 40 % of $48.00, as the terms were when the piece came.
    expect((await held()) - before).toBe(1920)
    const out = async () => {
      const { text } = await partner.send('GET', `${path}/pieces?format=json`)
      return (JSON.parse(text) as { sku: string; status: string; payout: number | null }[]).find(
        ({ sku }) => sku === 'PY-1',
      )
    }
    expect(await out()).toMatchObject({ status: 'sold', soldFor: 48, payout: 19.2 })
    const priya = await app.loggedIn('p2p-seller')
    type Mine = {
      name: string
      earned: number
      counts: { status: string; count: number }[]
      pieces: { nodes: object[] }
    }
    const mine = async (status: string | null = null) => {
      const { data } = await priya.run('getMyPartners', { status, page: 1 })
      return (data?.myPartners as Mine[] | undefined)?.find(({ name }) => name === 'Second Evening')
    }
    const sold = await mine('sold')
    expect(sold).toMatchObject({ earned: 1920, pieces: { totalCount: 1 } })
    expect(sold?.pieces.nodes).toEqual([
      expect.objectContaining({ sku: 'PY-1', status: 'sold', price: 4800, payout: 1920, path: null }),
    ])
    await app.db
      .transaction()
      .execute((tx) => clawBackSales(tx, { orderId: sale.orderId, reason: 'returned', now: new Date() }))
    expect(await held()).toBe(before)
    expect(await mine('returned')).toMatchObject({
      earned: 0,
      pieces: { nodes: [{ sku: 'PY-1', payout: 0 }] },
    })
    expect(await out()).toMatchObject({ status: 'returned', payout: 0, returnedAt: expect.any(String) })
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('are downloaded page by page, and those that can be lent again as a list of their own', async () => {
    await listed('RR-1', 'RR-2')
    await sql`update item set listed_at = now() - interval '40 days' where item_number = ${(await pieceOf('RR-1')).item_number}`.execute(
      app.db,
    )
    const ready = await partner.send('GET', `${path}/pieces?format=json&list=rental-ready`)
    expect((JSON.parse(ready.text) as { sku: string }[]).map(({ sku }) => sku)).toEqual(['RR-1'])
    const skus: string[] = []
    let pages = 0
    for (let url: string | undefined = `${path}/pieces?format=csv&limit=4`; url; pages += 1) {
      const page = await partner.send('GET', url)
      expect(page.status).toBe(200)
      skus.push(
        ...page.text
          .trim()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(',')[0] ?? ''),
      )
      url = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1]
    }
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from partner_piece where supplier_id = 21`.execute(app.db)
    expect([skus.length, new Set(skus).size]).toEqual([rows[0]?.n, rows[0]?.n])
    expect(pages).toBe(Math.ceil(skus.length / 4))
    const wrong = await partner.send('GET', `${path}/pieces?limit=0`)
    expect(wrong.status).toBe(400)
  })

  test('come once when the process that applies their feed is killed', async () => {
    const count = 900
    const body = csv(...Array.from({ length: count }, (_, i) => row(`KL-${i}`)))
    expect((await partner.send('POST', `${path}/feeds?id=killed`, { body })).status).toBe(202)
    const id = await feedId('killed')
    const script = fileURLToPath(new URL('testing/run-feed.ts', import.meta.url))
    const child = spawn(process.execPath, [script, app.config.DATABASE_URL, id], { stdio: 'ignore' })
    const gone = once(child, 'exit')
    const made = async () =>
      Number(
        (
          await app.db
            .selectFrom('partner_piece')
            .select(({ fn }) => fn.countAll().as('n'))
            .where('sku', 'like', 'KL-%')
            .executeTakeFirstOrThrow()
        ).n,
      )
    await expect.poll(made, { timeout: 60_000, interval: 10 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await gone
    const between = await made()
    expect(between).toBeLessThan(count)
    expect(between % 200).toBe(0)
    await runFeed({ db: app.db, now: () => new Date() }, id)
    expect(await made()).toBe(count)
    const items = await sql<{
      n: number
    }>`select count(*)::int as n from item where dropshipper_id = 21 and created_at > now() - interval '1 hour'
      and item_number not in (select item_number from partner_piece)`.execute(app.db)
    expect(items.rows[0]?.n).toBe(0)
    expect(JSON.parse((await partner.send('GET', `${path}/feeds/killed`)).text)).toMatchObject({
      state: 'applied',
      outcomes: { waits_for_photos: count },
    })
  }, 120_000)

  test('are kept from people without the right, and keys and terms from all but admins', async () => {
    const codes: Record<string, unknown> = {}
    for (const who of ['shopper', 'employee', 'admin'] as const) {
      const client = await app.loggedIn(who)
      const see = (await client.run('getStaffPartners', {})).errors?.[0]?.extensions?.code ?? 'answered'
      const end =
        (await client.run('endPartnerKey', { slug: 'second-evening', id: 'none' })).errors?.[0]?.extensions
          ?.code ?? 'answered'
      codes[who] = [see, end]
    }
    expect(codes).toEqual({
      shopper: ['FORBIDDEN', 'FORBIDDEN'],
      employee: ['answered', 'FORBIDDEN'],
      admin: ['answered', 'answered'],
    })
    const address = `/api/v1.0/partner-feeds/${await feedId('changes')}/report`
    expect((await app.server.inject({ url: address })).statusCode).toBe(404)
  })
})
