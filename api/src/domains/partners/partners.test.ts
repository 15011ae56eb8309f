import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { csv, type PartnerSystem, partnerSystem, row, signatureOf } from './testing/partner.ts'

const clock = movableClock()
const now = () => clock.now().getTime()
const minute = 60_000
const photo = () =>
  sharp({ create: { width: 900, height: 1100, channels: 3, background: '#446655' } })
    .jpeg()
    .toBuffer()

describe.skipIf(!testServer)('feeds of a partner', () => {
  let app: TestApp
  let partner: PartnerSystem
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    partner = await partnerSystem(app, 'alderbrook', now)
  })
  afterAll(() => app.close())
  const path = '/api/partners/alderbrook'
  const counted = async () =>
    Number(
      (
        await app.db
          .selectFrom('partner_feed')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const pieceOf = (sku: string) =>
    app.db
      .selectFrom('partner_piece')
      .innerJoin('item', 'item.item_number', 'partner_piece.item_number')
      .selectAll('item')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
  const codeOf = ({ text }: { text: string }) =>
    JSON.parse(text).errors?.[0]?.extensions?.code as string | undefined
  const sendPhoto = async (name: string) => {
    const sent = await partner.send('PUT', `${path}/photos/${name}`, {
      body: await photo(),
      type: 'image/jpeg',
    })
    expect(sent.status).toBe(201)
  }
  const report = async (id: string, query = 'format=json') =>
    (await partner.send('GET', `${path}/feeds/${id}/report?${query}`)).text

  test('become pieces on sale that name the partner, once their photos are here', async () => {
    await sendPhoto('green-front.jpg')
    const feed = await partner.feed(
      'first',
      csv(row('AL-1', { photos: 'green-front.jpg', notes: 'Worn once.' }), row('AL-2')),
    )
    expect(feed).toMatchObject({
      state: 'applied',
      good: 2,
      bad: 0,
      outcomes: { listed: 1, waits_for_photos: 1 },
    })
    const { item_number: itemNumber } = await pieceOf('AL-1')
    const piece = await app
      .newVisitor()
      .adhoc(`{ item(itemNumber: ${itemNumber}) { brand availability price supplierId
      partner { name type } thirdPartySeller { name sellerType city } sellerContent { supplierName sellerInfo } photos { id } } }`)
    expect(piece.data?.item).toMatchObject({
      brand: 'Reformation',
      availability: 'InStock',
      price: 4800,
      supplierId: 11,
      partner: { name: 'Alderbrook', type: 'partner' },
      thirdPartySeller: { name: 'Alderbrook', city: 'Portland' },
      sellerContent: { supplierName: 'Alderbrook', sellerInfo: 'Worn once.' },
      photos: [{ id: expect.any(Number) }],
    })
    const waiting = await pieceOf('AL-2')
    expect(waiting.state).toBe('pending_listing')
    await sendPhoto('late.jpg')
    expect(await partner.feed('first-again', csv(row('AL-2', { photos: 'late.jpg' })))).toMatchObject({
      outcomes: { listed: 1 },
    })
    const queued = await app.db
      .selectFrom('outbox')
      .select('item_number')
      .where('item_number', '=', itemNumber)
      .execute()
    expect(queued.length).toBeGreaterThan(0)
  })

  test('take the good rows and say of each bad one what is wrong, in words', async () => {
    const feed = await partner.feed(
      'mixed',
      csv(
        row('MX-1'),
        row('MX-2', { price: '3.00' }),
        row('MX-3', { brand: 'Shein' }),
        row('MX-4', { size: '44D' }),
        row('MX-5', { category: 'spaceships', condition: 'shiny', price: 'free' }),
        row('MX-6', { colors: 'octarine' }),
        row('MX-1'),
        'MX-8,offer,Gap',
        row('no good number!'),
        row('MX-10', { action: 'withdraw' }),
      ),
    )
    expect(feed).toMatchObject({
      state: 'applied',
      rows: 10,
      bad: 9,
      outcomes: { waits_for_photos: 1, refused: 9 },
    })
    const rows = JSON.parse(await report('mixed', 'format=json&only=problems')) as Record<string, unknown>[]
    const words = rows.map(
      ({ row: number, field, value, reason }) => `${number} ${field} ${value}: ${reason}`,
    )
    expect(words).toEqual([
      '2 price 3: The lowest price here is $4.99.',
      '3 brand Shein: The shop does not take pieces of this brand.',
      '4 size 44D: There is no such size of this kind of piece.',
      '5 condition shiny: The condition is one of: New with tags, Excellent, Very good, Good, Repaired, Flawed gem.',
      '5 price free: Please write an amount in dollars, such as 48.00.',
      '6 colors octarine: There is no such color.',
      '7 sku MX-1: This number stood in an earlier row of this feed already.',
      '8 row : The row has 3 fields, and the header has 11.',
      '9 sku no good number!: Please give 1 to 64 letters, digits, dots, dashes or slashes.',
      '10 sku MX-10: We have no piece of yours with this number.',
    ])
    const lines = (await report('mixed', 'format=csv')).split('\r\n')
    expect(lines[0]).toBe('"row","sku","outcome","itemNumber","field","value","reason","changed"')
    expect(lines[1]).toMatch(/^1,"MX-1","Waits for photos",\d+,/)
    expect(lines).toHaveLength(1 + 11 + 1)
  })

  test('take nothing when they ask for all or nothing and one row is bad', async () => {
    const feed = await partner.feed(
      'strict',
      csv(row('ST-1'), row('ST-2', { price: '1' })),
      '&mode=all_or_nothing',
    )
    expect(feed).toMatchObject({ state: 'refused', refusal: expect.stringContaining('1 of 2 rows') })
    await expect(pieceOf('ST-1')).rejects.toThrow()
    const all = await partner.feed('strict-2', csv(row('ST-1'), row('ST-2')), '&mode=all_or_nothing')
    expect(all).toMatchObject({ state: 'applied', outcomes: { waits_for_photos: 2 } })
  })

  test('are taken as NDJSON, as one JSON array, and as CSV of any spreadsheet', async () => {
    const one = {
      brand: 'Gap',
      category: 'midi-dresses',
      size: 'S',
      colors: ['blue'],
      condition: 'good',
      price: 32,
    }
    const bodies = [
      ['nd', 'application/x-ndjson', '', `${JSON.stringify({ sku: 'ND-1', ...one })}\n{broken\n`],
      [
        'ja',
        'application/json',
        '',
        JSON.stringify([{ sku: 'JA-1', ...one, measurements: [{ name: 'Bust', inches: 36 }] }]),
      ],
      [
        'sc',
        'text/csv',
        '&delimiter=semicolon',
        '\uFEFFSKU;Price;Brand;Category;Size;Colors;Condition\nSC-1;"1,032.00";"Gap";midi-dresses;S;blue;Good\n',
      ],
    ] as const
    for (const [id, type, more, body] of bodies) {
      const sent = await partner.send('POST', `${path}/feeds?id=${id}${more}`, { body, type })
      expect([sent.status, sent.text]).toEqual([202, expect.stringContaining('"received"')])
    }
    const broken = await partner.send('POST', `${path}/feeds?id=open`, { body: 'sku,brand\n"AL-9,Gap\n' })
    expect([broken.status, JSON.parse(broken.text).errors[0].message]).toEqual([
      400,
      expect.stringContaining('quote'),
    ])
    const type = 'application/json'
    for (const [body, row] of [
      ['[{"sku":"A"},{oops}]', 2],
      ['[{"sku":"A"},{"sku":"B"}', 2],
      ['[{"sku":"A"}] [', 2],
    ] as const) {
      const { status, text } = await partner.send('POST', `${path}/feeds?id=cut`, { body, type })
      expect([status, JSON.parse(text).errors[0].message]).toEqual([
        400,
        `The JSON can’t be read at row ${row}.`,
      ])
    }
    for (const body of ['', 'sku\n', 'brand\nGap\n', 'sku,shoe\n1,2\n'])
      expect((await partner.send('POST', `${path}/feeds?id=empty`, { body })).status).toBe(400)
    expect(
      (await partner.send('POST', `${path}/feeds?id=xml`, { body: '<a/>', type: 'text/xml' })).status,
    ).toBe(400)
  })

  test('are refused without a right, fresh signature of a live key, and nothing is stored', async () => {
    const before = await counted()
    const url = `${path}/feeds?id=signed`
    const body = csv(row('SG-1'))
    const send = (headers: Record<string, string>, payload: string = body, at: string = url) =>
      app.server.inject({
        method: 'POST',
        url: at,
        payload,
        headers: { 'content-type': 'text/csv', ...headers },
      })
    const signed = signatureOf(partner, { method: 'POST', url, body, at: now() })
    expect((await send({})).statusCode).toBe(401)
    expect((await send({ 'hemline-signature': 't=1' })).statusCode).toBe(401)
    expect((await send({ 'hemline-signature': signed }, `${body} `)).statusCode).toBe(401)
    expect((await send({ 'hemline-signature': signed }, body, `${url}&mode=all_or_nothing`)).statusCode).toBe(
      401,
    )
    expect(
      (await send({ 'hemline-signature': signed }, body, url.replace('alderbrook', 'fennel-row'))).statusCode,
    ).toBe(401)
    const others: Parameters<PartnerSystem['send']>[2][] = [
      { secret: `${partner.secret}x` },
      { keyId: 'pk_nobodysbusiness' },
      { at: now() - 6 * minute },
      { at: now() + 6 * minute },
    ]
    const codes = []
    for (const other of others) codes.push(codeOf(await partner.send('POST', url, { body, ...other })))
    expect(codes).toEqual(['UNSIGNED', 'UNSIGNED', 'STALE', 'STALE'])
    expect((await app.server.inject({ url: `${path}/pieces` })).statusCode).toBe(401)
    expect(await counted()).toBe(before)
  })

  test('that are sent again are the same feed, and another body under its id is refused', async () => {
    const body = csv(row('AG-1'))
    const url = `${path}/feeds?id=again`
    const first = await partner.send('POST', url, { body })
    const before = await counted()
    const second = await partner.send('POST', url, { body })
    expect([first.status, second.status]).toEqual([202, 200])
    expect(JSON.parse(second.text).number).toBe(JSON.parse(first.text).number)
    const other = await partner.send('POST', url, { body: csv(row('AG-2')) })
    expect([other.status, codeOf(other)]).toEqual([409, 'FEED_ID_USED'])
    expect(await counted()).toBe(before)
  })

  test('that are too large are refused, also without a length', async () => {
    const url = `${path}/feeds?id=large`
    const body = `sku\n${'x'.repeat(24 * 1024 * 1024 + 1)}`
    const sent = await partner.send('POST', url, { body, type: 'application/json' })
    expect([sent.status, codeOf(sent)]).toEqual([413, 'TOO_LARGE'])
  })

  test('may be a JSON array longer than the memory has room for at once, read piece by piece', async () => {
    const notes = 'A long note. '.repeat(70)
    const some = Array.from({ length: 6000 }, (_, i) => ({
      sku: `JL-${i}`,
      notes: i === 0 ? 'says ] and , and " and \\ and {' : notes,
    }))
    const body = `\uFEFF ${JSON.stringify(some, null, 1)}\n`
    expect(body.length).toBeGreaterThan(5e6)
    const url = `${path}/feeds?id=long-json`
    const sent = await partner.send('POST', url, { body, type: 'application/json' })
    expect([sent.status, JSON.parse(sent.text).rows]).toEqual([202, 6000])
    const kept = await app.db
      .selectFrom('partner_feed_row')
      .select('raw')
      .where('sku', 'in', ['JL-0', 'JL-5999'])
      .orderBy('row_number')
      .execute()
    expect(kept.map(({ raw }) => (raw as { fields: { notes: string } }).fields.notes)).toEqual([
      some[0]?.notes,
      notes.trim(),
    ])
  })

  test('that are JSON but no whole array of rows are refused as a whole', async () => {
    const asked = (body: string) =>
      partner.send('POST', `${path}/feeds?id=no-json`, { body, type: 'application/json' })
    const whole = JSON.stringify([{ sku: 'NJ-1' }, { sku: 'NJ-2' }])
    const bodies = [
      '{"sku":"NJ-1"}',
      whole.slice(0, -1),
      `${whole}x`,
      '[{"sku":"NJ-1"},]',
      '[,]',
      '[tru]',
      '[]',
    ]
    for (const body of bodies) expect([body, (await asked(body)).status]).toEqual([body, 400])
    expect((await asked(`[{"sku":"${'x'.repeat(70_000)}"}]`)).text).toContain('too long')
  })

  test('are signed by two keys while one replaces the other, and by one key after seven days', async () => {
    const admin = await app.loggedIn('admin')
    const make = async (replaces?: string) =>
      (await admin.run('makePartnerKey', { slug: 'alderbrook', replaces })).data?.makePartnerKey as {
        __typename: string
        keyId: string
        secret: string
        message: string
      }
    const fresh = await make(partner.keyId)
    expect(fresh.secret).toMatch(/^sk_[\w-]{43}$/)
    expect(await make()).toMatchObject({
      __typename: 'PartnerRefused',
      message: expect.stringContaining('Two keys'),
    })
    const get = async (key: { keyId: string; secret: string }) =>
      (await partner.send('GET', `${path}/pieces`, { keyId: key.keyId, secret: key.secret })).status
    expect([await get(partner), await get(fresh)]).toEqual([200, 200])
    clock.forward(8 * 24 * 60 * minute)
    expect([await get(partner), await get(fresh)]).toEqual([401, 200])
    const desk = await app.loggedIn('admin')
    const ended = await desk.run('endPartnerKey', { slug: 'alderbrook', id: fresh.keyId })
    expect(ended.data?.endPartnerKey).toMatchObject({ __typename: 'StaffPartnerPayload' })
    expect(await get(fresh)).toBe(401)
    const kept = await app.db.selectFrom('partner_key').selectAll().execute()
    expect(JSON.stringify(kept.map(({ sealed }) => sealed.toString('latin1')))).not.toContain(fresh.secret)
  })
})
