// What a feed changes of pieces that are here already: facts, photographs, and pieces that are no longer
// there.
import { feedRowsKeptDays } from '@hemline/rules/partners/feeds.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { purgeFeedRows } from './partners.ts'
import { csv, type PartnerSystem, partnerSystem, row } from './testing/partner.ts'

const dayMs = 86_400_000

describe.skipIf(!testServer)('a feed about pieces that are here', () => {
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
  let shade = 0
  const sendPhoto = async (...names: string[]) => {
    for (const name of names) {
      shade += 1
      const background = { r: shade, g: 80, b: 120 }
      const create = { width: 900, height: 1100, channels: 3 as const, background }
      const body = await sharp({ create }).jpeg().toBuffer()
      await partner.send('PUT', `${path}/photos/${name}`, { body, type: 'image/jpeg' })
    }
  }
  const photosOf = async (sku: string) => {
    const { item_number } = await pieceOf(sku)
    const rows = await app.db
      .selectFrom('photo')
      .leftJoin('partner_photo', 'partner_photo.upload_id', 'photo.upload_id')
      .select('name')
      .where('item_number', '=', item_number)
      .orderBy('photo_number')
      .execute()
    return rows.map(({ name }) => name)
  }
  const report = async (id: string, query = '') => {
    const { text, status } = await partner.send('GET', `${path}/feeds/${id}/report?format=json${query}`)
    return { status, rows: status === 200 ? (JSON.parse(text) as Record<string, unknown>[]) : [] }
  }
  const dark = { price: '48.00', photos: 'a.jpg' }

  test('changes condition, kind, colors, material and words, and says which', async () => {
    await sendPhoto('a.jpg')
    await partner.feed('ch-1', csv(row('CH-1', dark)))
    const before = await pieceOf('CH-1')
    expect((await partner.feed('ch-2', csv(row('CH-1', dark)))).outcomes).toEqual({ unchanged: 1 })
    const told = {
      ...dark,
      condition: 'Good',
      colors: 'red',
      materials: 'Silk',
      category: 'maxi-dresses',
      size: 'L',
      brand: 'J.Crew',
      notes: 'A tiny mark inside.',
    }
    expect((await partner.feed('ch-3', csv(row('CH-1', told)))).outcomes).toEqual({ changed: 1 })
    const after = await pieceOf('CH-1')
    expect(after).toMatchObject({
      state: 'listed',
      condition: 'good',
      color_names: ['red'],
      materials: ['Silk'],
      size_display: 'Size L',
      seller_info: 'A tiny mark inside.',
      price_cents: 4800,
    })
    expect(after.title).not.toBe(before.title)
    expect(after.brand_id).not.toBe(before.brand_id)
    expect(after.category_id).not.toBe(before.category_id)
    expect((await report('ch-3')).rows[0]).toMatchObject({
      outcome: 'Changed',
      changed: 'brand; category; size; colors; condition; materials; notes',
    })
    const tomas = await app.loggedIn('employee')
    const seen = await tomas.run('getStaffItem', { itemNumber: after.item_number })
    type Seen = {
      seller: string
      warehouse: string
      notes: { actor: string; changes: { label: string; after: string }[] }[]
    }
    const piece = seen.data?.staffItem as Seen | undefined
    const notes = piece?.notes ?? []
    expect([piece?.seller, piece?.warehouse]).toEqual(['Second Evening', 'Portland, OR'])
    expect(notes.map(({ actor }) => actor)).toEqual([
      expect.stringMatching(/^Feed \d+ of Second Evening$/),
      expect.stringMatching(/^Feed \d+ of Second Evening$/),
      expect.stringMatching(/^Feed \d+ of Second Evening$/),
    ])
    expect(JSON.stringify(notes[0]?.changes)).toContain('Maxi')
  })

  test('leaves what an employee mended until the partner says another thing of just that', async () => {
    await sendPhoto('m.jpg')
    await partner.feed('me-1', csv(row('ME-1', { photos: 'm.jpg' })))
    const { item_number: itemNumber } = await pieceOf('ME-1')
    await app.db
      .updateTable('item')
      .set({ condition: 'very_good' })
      .where('item_number', '=', itemNumber)
      .execute()
    expect((await partner.feed('me-2', csv(row('ME-1', { photos: 'm.jpg', size: 'S' })))).outcomes).toEqual({
      changed: 1,
    })
    expect(await pieceOf('ME-1')).toMatchObject({ condition: 'very_good', size_display: 'Size S' })
  })

  test('replaces photographs and their sequence, and keeps them when a named one has not arrived', async () => {
    await sendPhoto('p1.jpg', 'p2.jpg')
    await partner.feed('ph-1', csv(row('PH-1', { photos: 'p1.jpg' })))
    const change = (id: string, photos: string) => partner.feed(id, csv(row('PH-1', { photos })))
    expect((await change('ph-2', 'p2.jpg; p1.jpg')).outcomes).toEqual({ changed: 1 })
    expect(await photosOf('PH-1')).toEqual(['p2.jpg', 'p1.jpg'])
    const missing = await change('ph-3', 'p2.jpg; p3.jpg')
    expect(missing).toMatchObject({ bad: 0, outcomes: { unchanged: 1 } })
    expect(await photosOf('PH-1')).toEqual(['p2.jpg', 'p1.jpg'])
    expect((await report('ph-3', '&only=problems')).rows).toEqual([
      expect.objectContaining({ field: 'photos', value: 'p3.jpg', outcome: 'As it was' }),
    ])
    await sendPhoto('p1.jpg')
    expect((await change('ph-4', 'p1.jpg')).outcomes).toEqual({ changed: 1 })
    expect(await photosOf('PH-1')).toEqual(['p1.jpg'])
    const other = await partner.feed('ph-5', csv(row('PH-2', { photos: 'p1.jpg' })))
    expect(other.outcomes).toEqual({ waits_for_photos: 1 })
    expect((await change('ph-6', '')).outcomes).toEqual({ unchanged: 1 })
    expect(await photosOf('PH-1')).toEqual(['p1.jpg'])
  })

  test('takes the new price of a piece that waits for its photos', async () => {
    await partner.feed('wa-1', csv(row('WA-1')))
    await partner.feed('wa-2', csv(row('WA-1', { price: '31.00' })))
    expect(await pieceOf('WA-1')).toMatchObject({ state: 'pending_listing', price_cents: 3100 })
    await sendPhoto('wa.jpg')
    const feed = await partner.feed('wa-3', csv(row('WA-1', { price: '32.00', photos: 'wa.jpg' })))
    expect(feed.outcomes).toEqual({ listed: 1 })
    expect(await pieceOf('WA-1')).toMatchObject({ state: 'listed', price_cents: 3200, msrp_cents: 3200 })
  })

  test('changes nothing of a piece that a shopper holds, and counts the row as not taken', async () => {
    await sendPhoto('h.jpg')
    await partner.feed('ho-1', csv(row('HO-1', { photos: 'h.jpg' })))
    const { item_number: itemNumber } = await pieceOf('HO-1')
    await app.newVisitor().run('addToCart', { input: { itemNumber } })
    const feed = await partner.feed(
      'ho-2',
      csv(row('HO-1', { photos: 'h.jpg', condition: 'Good' }), row('HO-2', { price: '1.00' })),
    )
    expect(feed).toMatchObject({ rows: 2, good: 0, bad: 2, outcomes: { refused: 2 } })
    expect((await pieceOf('HO-1')).condition).toBe('excellent')
    const { rows } = await report('ho-2', '&only=problems')
    expect(rows[0]).toMatchObject({
      sku: 'HO-1',
      reason: 'A shopper holds this piece just now. Please send the row again later.',
    })
  })

  test('of the whole stock withdraws what it leaves out, but nothing that is held', async () => {
    const whole = await partnerSystem(app, 'harbor-nine')
    const rows = ['W-1', 'W-2', 'W-3'].map((sku) => row(sku))
    await whole.feed('w-1', csv(...rows))
    const part = await whole.feed('w-2', csv(row('W-1')))
    expect(part).toMatchObject({ missing: 0, outcomes: { waits_for_photos: 1 } })
    const feed = await whole.feed('w-3', csv(row('W-1'), row('W-2', { price: '1.00' })), '&stock=whole')
    expect(feed).toMatchObject({ rows: 2, good: 1, bad: 1, missing: 1, state: 'applied' })
    expect(feed.outcomes).toEqual({ waits_for_photos: 1, refused: 1, withdrawn: 1 })
    expect((await pieceOf('W-2')).state).toBe('pending_listing')
    expect((await pieceOf('W-3')).state).toBe('unaccepted')
  })

  test('of the whole stock waits for a person when much is missing or a row names nothing', async () => {
    const whole = await partnerSystem(app, 'tessellate')
    await whole.feed('t-1', csv(...Array.from({ length: 12 }, (_, i) => row(`T-${i}`))))
    const cut = await whole.feed('t-2', csv(row('T-0')), '&stock=whole')
    expect(cut).toMatchObject({ state: 'waiting', missing: 11 })
    const named = csv(...Array.from({ length: 11 }, (_, i) => row(`T-${i}`)))
    const unsure = await whole.feed('t-3', `${named}broken\r\n`, '&stock=whole')
    expect(unsure).toMatchObject({ state: 'applied', missing: 1 })
    const nameless = await whole.feed('t-4', `${csv(row('T-0'))},oops\r\n`, '&stock=whole')
    expect(nameless).toMatchObject({ state: 'waiting', missing: 10 })
    const tomas = await app.loggedIn('employee')
    const { id } = await app.db
      .selectFrom('partner_feed')
      .select('id')
      .where('reference', '=', 't-2')
      .executeTakeFirstOrThrow()
    const seen = await tomas.run('getPartnerFeed', { id, problems: false, after: 0 })
    expect(seen.data?.partnerFeed).toMatchObject({ stock: 'whole', missingCount: 11, newBrands: [] })
  })

  test('loses its rows 90 days after its end, and keeps their counts', async () => {
    const seen = await partner.feed('old-1', csv(row('OLD-1'), row('OLD-2', { price: '1.00' })))
    const later = (days: number) => new Date(Date.now() + days * dayMs)
    await purgeFeedRows(app.db, later(feedRowsKeptDays - 1))
    expect((await report('old-1')).rows).toHaveLength(2)
    await purgeFeedRows(app.db, later(feedRowsKeptDays + 1))
    const after = JSON.parse((await partner.send('GET', `${path}/feeds/old-1`)).text)
    expect(after).toEqual({ ...seen })
    expect((await report('old-1')).status).toBe(410)
    const waiting = await app.db
      .selectFrom('partner_feed_row')
      .innerJoin('partner_feed', 'partner_feed.id', 'feed_id')
      .select('state')
      .distinct()
      .execute()
    expect(waiting).toEqual([{ state: 'waiting' }])
  })
})
