// long-file: its tests share one bag and one app, which take seconds to make
import { personByKey } from '@hemline/db/seed/people.ts'
import { type PayoutTerms, termsFaults } from '@hemline/rules/earnings/payout-terms.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/tokens.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { type MadeBag, makeBag } from './testing/bags.ts'

type Piece = {
  itemNumber: number
  state: string
  pieceNumber: number
  price: number
  title: string
  brandName: string
  canUndo: boolean
  suggested: number | null
  photoIds: number[]
}
type Bag = {
  id: string
  status: string
  graded: number
  nextPlace: number
  claimedBy: string | null
  pieces: Piece[]
  piecesCounted: number | null
}
type Answered = {
  __typename: string
  message?: string
  field?: string
  by?: string
  reason?: string
  nextPlace?: number
  piece?: Piece
  bag?: Bag
}

describe.skipIf(!testServer)('intake', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    tomas = await app.loggedIn('employee')
    marta = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const ask = async <T = Answered>(
    client: TestClient,
    operation: Parameters<TestClient['run']>[0],
    variables: Record<string, unknown>,
  ): Promise<T> => {
    const { data, errors } = await client.run(operation, variables)
    if (errors?.length) throw new Error(JSON.stringify(errors))
    const { __typename, ...fields } = data ?? {}
    return Object.values(fields)[0] as T
  }
  const dress = {
    categoryId: 102,
    brandId: 4,
    sizingId: 1004,
    condition: 'excellent',
    colors: ['blue'],
    price: 4999,
    retail: 19_900,
  }
  const wish = (bag: MadeBag, pieceNumber: number, more: Record<string, unknown> = {}) => ({
    gradeKey: uuidv7(),
    bagId: bag.id,
    pieceNumber,
    decision: 'accepted',
    ...dress,
    ...more,
  })
  const grade = (client: TestClient, input: Record<string, unknown>) => ask(client, 'gradePiece', { input })
  const stateOf = async (itemNumber: number | undefined) =>
    (
      await app.db
        .selectFrom('item')
        .selectAll()
        .where('item_number', '=', itemNumber ?? 0)
        .executeTakeFirst()
    )?.state
  const eventsOf = (bag: MadeBag) =>
    app.db
      .selectFrom('bag_event')
      .select(['kind', 'actor_id'])
      .where('bag_id', '=', bag.id)
      .orderBy('id')
      .execute()
  const addPhoto = (itemNumber: number) =>
    app.db
      .insertInto('photo')
      .values({ id: 700_000_000 + itemNumber, item_number: itemNumber, photo_number: 1 })
      .execute()

  describe('a scan', () => {
    it('opens the bag, however its code is typed', async () => {
      const bag = await makeBag(app)
      const typed = bag.code.toLowerCase().replace(/^(..)(...)/, '$1 $2-')
      expect((await ask(tomas, 'getIntakeBag', { code: typed })).bag).toMatchObject({
        id: bag.id,
        status: 'received',
        nextPlace: 1,
      })
    })
    it('tells a slip from a code that no bag has', async () => {
      const bag = await makeBag(app)
      const slipped = bag.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
      expect(await ask(tomas, 'getIntakeBag', { code: slipped })).toMatchObject({
        __typename: 'WrongBagCode',
        reason: 'check_digit',
      })
      expect(await ask(tomas, 'getIntakeBag', { code: 'HB0000000000' })).toMatchObject({
        __typename: 'WrongBagCode',
        reason: 'unknown',
      })
    })
    it('tells that a bag belongs to another warehouse, and receives it there only', async () => {
      const bag = await makeBag(app, { warehouseId: 5, status: 'shipped' })
      const elsewhere = { __typename: 'BagElsewhere', message: 'This bag belongs to Duluth, GA (DC04).' }
      expect(await ask(tomas, 'getIntakeBag', { code: bag.code, warehouseId: 12 })).toMatchObject(elsewhere)
      expect(await ask(tomas, 'receiveBag', { input: { code: bag.code, warehouseId: 12 } })).toMatchObject(
        elsewhere,
      )
      expect(
        (await ask(tomas, 'receiveBag', { input: { code: bag.code, warehouseId: 5, count: 4 } })).bag,
      ).toMatchObject({
        status: 'received',
        piecesCounted: 4,
      })
    })
    it('at the door receives a bag once, and takes no impossible count', async () => {
      const bag = await makeBag(app, { status: 'shipped' })
      for (const count of [-1, 501])
        expect(await ask(tomas, 'receiveBag', { input: { code: bag.code, count } })).toMatchObject({
          __typename: 'IntakeRefusal',
        })
      for (const count of [2, 2])
        expect((await ask(tomas, 'receiveBag', { input: { code: bag.code, count } })).bag?.status).toBe(
          'received',
        )
      expect((await eventsOf(bag)).filter(({ kind }) => kind === 'bag.received')).toEqual([
        { kind: 'bag.received', actor_id: personByKey('employee').id },
      ])
    })
  })

  describe('a piece', () => {
    it('that is accepted becomes an item with what its seller is promised, and its history', async () => {
      const bag = await makeBag(app, { service: 'premium' })
      const answer = await grade(
        tomas,
        wish(bag, 1, {
          flaws: ['pilling'],
          measurements: [{ name: 'Bust', inches: 36 }],
          materials: ['Silk'],
        }),
      )
      expect(answer.piece).toMatchObject({
        state: 'pending_listing',
        title: 'Blue silk midi dress',
        brandName: 'Theory',
        price: 4999,
        canUndo: true,
      })
      expect(answer.bag).toMatchObject({
        status: 'processing',
        graded: 1,
        nextPlace: 2,
        claimedBy: 'Tomas Okafor',
      })
      const number = answer.piece?.itemNumber ?? 0
      const item = await app.db
        .selectFrom('item')
        .selectAll()
        .where('item_number', '=', number)
        .executeTakeFirstOrThrow()
      const terms = item.payout_terms as unknown as PayoutTerms
      expect([terms.service, terms.windowDays, termsFaults(terms)]).toEqual(['premium', 105, []])
      expect(item).toMatchObject({
        consignor_id: personByKey('seller').id,
        bag_id: bag.id,
        department_tags: ['women', 'premium'],
        listed_at: null,
      })
      const events = await app.db
        .selectFrom('item_event')
        .select(['kind', 'actor_id'])
        .where('item_number', '=', number)
        .orderBy('id')
        .execute()
      expect(events).toEqual(
        ['graded', 'state'].map((kind) => ({ kind, actor_id: personByKey('employee').id })),
      )
      const kinds = (await eventsOf(bag)).map(({ kind }) => kind)
      expect(kinds).toContain('piece_graded')
    })
    it('that is declined needs a reason, and is offered back to its seller', async () => {
      const bag = await makeBag(app)
      const bare = {
        gradeKey: uuidv7(),
        bagId: bag.id,
        pieceNumber: 1,
        decision: 'declined',
        categoryId: 102,
      }
      expect(await grade(tomas, bare)).toMatchObject({ __typename: 'IntakeRefusal', field: 'declineReason' })
      expect(await grade(tomas, { ...bare, declineReason: 'ugly' })).toMatchObject({ field: 'declineReason' })
      const { piece } = await grade(tomas, { ...bare, declineReason: 'too_worn' })
      expect(piece?.state).toBe('unaccepted')
      expect(
        await app.db
          .selectFrom('reclaim_offer')
          .selectAll()
          .where('item_number', '=', piece?.itemNumber ?? 0)
          .execute(),
      ).toHaveLength(1)
    })
    it('of somebody who donates the rest is offered to nobody', async () => {
      const bag = await makeBag(app, { restChoice: 'donate' })
      const { piece } = await grade(tomas, wish(bag, 1, { decision: 'declined', declineReason: 'flawed' }))
      expect(
        await app.db
          .selectFrom('reclaim_offer')
          .selectAll()
          .where('item_number', '=', piece?.itemNumber ?? 0)
          .execute(),
      ).toHaveLength(0)
    })
    it.each([
      [0, 'The lowest price is $4.99. Decline the piece if it would sell for less.'],
      [-4999, 'The lowest price is $4.99. Decline the piece if it would sell for less.'],
      [1_000_000_000, 'The highest price is $9,999.00. Please check the decimal point.'],
    ])('is not accepted at %i cents', async (price, message) => {
      const bag = await makeBag(app)
      expect(await grade(tomas, wish(bag, 1, { price }))).toMatchObject({
        __typename: 'IntakeRefusal',
        field: 'price',
        message,
      })
      expect((await ask(tomas, 'getIntakeBag', { code: bag.code })).bag).toMatchObject({
        graded: 0,
        status: 'received',
      })
    })
    it('is not accepted at a fraction of a cent', async () => {
      const bag = await makeBag(app)
      const { errors } = await tomas.run('gradePiece', { input: wish(bag, 1, { price: 4999.5 }) })
      expect(errors).toHaveLength(1)
    })
    it.each([
      ['retail', { retail: 4998 }],
      ['size', { sizingId: 1301 }],
      ['size', { sizingId: null }],
      ['condition', { condition: 'splendid' }],
      ['colors', { colors: [] }],
      ['colors', { colors: ['infrared'] }],
      ['flaws', { flaws: ['ugly'] }],
      ['materials', { materials: ['Unobtainium'] }],
      ['measurements', { measurements: [{ name: 'Inseam', inches: 30 }] }],
      ['category', { categoryId: 100 }],
      ['category', { categoryId: 999_999 }],
      ['brand', { brandId: null, brandName: ' ' }],
      ['brand', { brandId: 99_999_999 }],
      ['pieceNumber', { pieceNumber: 0 }],
      ['decision', { decision: 'maybe' }],
      ['photos', { photoIds: ['01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'] }],
    ])('is refused for its %s: %o', async (field, more) => {
      const bag = await makeBag(app)
      expect(await grade(tomas, wish(bag, 1, more))).toMatchObject({ __typename: 'IntakeRefusal', field })
    })
    it.each([
      ['condition', { condition: 'splendid' }],
      ['flaws', { flaws: ['ugly'] }],
      ['materials', { materials: ['Unobtainium'] }],
      ['retail', { retail: -1 }],
      ['retail', { retail: 9_000_000_000_000_000 }],
    ])('that is declined is refused for its %s too: %o', async (field, more) => {
      const bag = await makeBag(app)
      const declined = { decision: 'declined', declineReason: 'flawed' }
      expect(await grade(tomas, wish(bag, 1, { ...declined, ...more }))).toMatchObject({
        __typename: 'IntakeRefusal',
        field,
      })
    })
    it.each([-5, 9_000_000_000_000_000])(
      'keeps no suggestion that can be none: %i cents',
      async (suggested) => {
        const bag = await makeBag(app)
        const { piece } = await grade(tomas, wish(bag, 1, { suggested }))
        expect(piece).toMatchObject({ state: 'pending_listing', suggested: null })
      },
    )
    it('has the words, tags and sizes of what its grader said, and can be found by them', async () => {
      const bag = await makeBag(app)
      const graded = await grade(tomas, {
        ...wish(bag, 1),
        cut: 'wrap-dress',
        pattern: 'stripe',
        colors: ['green'],
        materials: [],
      })
      expect(graded).toMatchObject({
        __typename: 'GradePiecePayload',
        piece: { title: 'Green striped fit-and-flare wrap midi dress' },
      })
      const row = await app.db
        .selectFrom('item')
        .selectAll()
        .where('item_number', '=', graded.piece?.itemNumber ?? 0)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        chars: { neckline: 'V-neck', sleeveLength: 'Long sleeve', pattern: 'Striped' },
        neckline_tags: ['v-neck'],
      })
      expect(row.style_tags.length).toBeGreaterThan(0)
      expect(row.occasion_tags.length).toBeGreaterThan(0)
      expect(row.size_equivalents.length).toBeGreaterThan(0)
    })
    it('is filed by its shade, the wash that its shade tells and its width, as pieces of the seed are', async () => {
      const bag = await makeBag(app)
      const kindOf = async (slug: string) => {
        const { category_id, sizing_id } = await app.db
          .selectFrom('item')
          .innerJoin('category', 'category.id', 'item.category_id')
          .select(['category_id', 'sizing_id'])
          .where('category.slug', '=', slug)
          .executeTakeFirstOrThrow()
        return { categoryId: category_id, sizingId: sizing_id, materials: [], cut: null, pattern: null }
      }
      const rowOf = (itemNumber: number | undefined) =>
        app.db
          .selectFrom('item')
          .select(['title', 'color_names', 'advanced_color_names', 'jean_wash_tags', 'chars'])
          .where('item_number', '=', itemNumber ?? 0)
          .executeTakeFirstOrThrow()
      const jeans = await kindOf('straight-jeans')
      const blue = await grade(tomas, wish(bag, 1, { ...jeans, colors: ['indigo'] }))
      expect(await rowOf(blue.piece?.itemNumber)).toMatchObject({
        title: 'Dark wash straight jeans',
        color_names: ['blue'],
        advanced_color_names: ['indigo'],
        jean_wash_tags: ['dark wash'],
        chars: { jeanWash: 'Dark wash' },
      })
      const flats = await kindOf('flats')
      const wide = { name: 'shoeWidth', value: 'Wide' }
      const said = { ...flats, colors: ['navy', 'gold'], details: [wide] }
      const shoes = await grade(tomas, wish(bag, 2, said))
      expect(await rowOf(shoes.piece?.itemNumber)).toMatchObject({
        title: 'Navy flats',
        color_names: ['blue', 'gold'],
        advanced_color_names: ['navy'],
        jean_wash_tags: [],
        chars: { shoeWidth: 'Wide' },
      })
      const suit = await grade(tomas, wish(bag, 3, { ...(await kindOf('pant-suits')), colors: ['black'] }))
      const made = await rowOf(suit.piece?.itemNumber)
      expect(made).toMatchObject({ advanced_color_names: [], chars: { pieceCount: '2 pieces' } })
      expect(await grade(tomas, wish(bag, 4, { ...jeans, details: [wide] }))).toMatchObject({
        __typename: 'IntakeRefusal',
        field: 'details',
      })
    })
    it('can’t be cut or patterned as no piece of its kind is', async () => {
      const bag = await makeBag(app)
      expect(await grade(tomas, { ...wish(bag, 1), cut: 'pencil-skirt' })).toMatchObject({
        __typename: 'IntakeRefusal',
        field: 'cut',
      })
      expect(await grade(tomas, { ...wish(bag, 1), pattern: 'spotless' })).toMatchObject({
        __typename: 'IntakeRefusal',
        field: 'pattern',
      })
    })
    it('of underwear is accepted only new with tags', async () => {
      const bag = await makeBag(app)
      const bra = await app.db
        .selectFrom('item')
        .select(['category_id', 'sizing_id', 'brand_id'])
        .where((e) => e('category_tags', '@>', e.val(['bras'])))
        .executeTakeFirstOrThrow()
      const kind = { categoryId: bra.category_id, sizingId: bra.sizing_id, brandId: bra.brand_id }
      expect(await grade(tomas, wish(bag, 1, kind))).toMatchObject({
        message: 'We take underwear and swimwear only new with tags.',
        field: 'category',
      })
      expect(await grade(tomas, wish(bag, 1, { ...kind, condition: 'new_with_tags' }))).toMatchObject({
        piece: { state: 'pending_listing' },
      })
    })
    it('names each material once', async () => {
      const bag = await makeBag(app)
      const { piece } = await grade(tomas, wish(bag, 1, { materials: ['Silk', 'Wool', 'Silk'] }))
      const item = await app.db
        .selectFrom('item')
        .select('materials')
        .where('item_number', '=', piece?.itemNumber ?? 0)
        .executeTakeFirst()
      expect(item?.materials).toEqual(['Silk', 'Wool'])
    })
    it('is graded once by two people at once: the other is told who, and takes the next place', async () => {
      const bag = await makeBag(app)
      const both = await Promise.all([grade(tomas, wish(bag, 1)), grade(marta, wish(bag, 1))])
      expect(both.map(({ __typename }) => __typename).sort()).toEqual(['GradePiecePayload', 'PlaceTaken'])
      const lost = both.findIndex(({ __typename }) => __typename === 'PlaceTaken')
      expect(both[lost]).toMatchObject({ by: ['Marta Sorensen', 'Tomas Okafor'][lost], nextPlace: 2 })
      const again = await grade([tomas, marta][lost] as TestClient, wish(bag, both[lost]?.nextPlace ?? 0))
      expect(again.bag?.graded).toBe(2)
    })
    it('is one piece however often its button is pressed', async () => {
      const bag = await makeBag(app)
      const input = wish(bag, 1)
      const all = await Promise.all([1, 2, 3].map(() => grade(tomas, input)))
      expect(new Set(all.map(({ piece }) => piece?.itemNumber)).size).toBe(1)
      expect((await grade(tomas, input)).piece?.itemNumber).toBe(all[0]?.piece?.itemNumber)
      expect((await ask(tomas, 'getIntakeBag', { code: bag.code })).bag?.graded).toBe(1)
    })
    it('can be taken back by who graded it, for ten minutes, and its place is free again', async () => {
      const bag = await makeBag(app)
      const { piece } = await grade(tomas, wish(bag, 1, { decision: 'declined', declineReason: 'flawed' }))
      const itemNumber = piece?.itemNumber
      expect(await ask(marta, 'undoPiece', { itemNumber })).toMatchObject({
        message: 'Somebody else graded this piece.',
      })
      expect((await ask(tomas, 'undoPiece', { itemNumber })).bag).toMatchObject({ graded: 0, nextPlace: 1 })
      expect(await stateOf(itemNumber)).toBeUndefined()
      expect((await eventsOf(bag)).at(-1)?.kind).toBe('piece_undone')
      const late = await grade(tomas, wish(bag, 1))
      clock.setAhead(11 * 60_000)
      expect(await ask(tomas, 'undoPiece', { itemNumber: late.piece?.itemNumber })).toMatchObject({
        __typename: 'IntakeRefusal',
      })
      clock.setAhead(0)
    })
    it('can not be taken back when somebody has decided about it', async () => {
      const bag = await makeBag(app)
      const { piece } = await grade(tomas, wish(bag, 1, { decision: 'review' }))
      await ask(marta, 'reviewPiece', { input: { itemNumber: piece?.itemNumber, accept: true } })
      expect((await ask(tomas, 'getIntakeBag', { code: bag.code })).bag?.pieces[0]?.canUndo).toBe(false)
      expect(await ask(tomas, 'undoPiece', { itemNumber: piece?.itemNumber })).toMatchObject({
        __typename: 'IntakeRefusal',
        message: 'Somebody has decided about this piece already.',
      })
      expect(await stateOf(piece?.itemNumber)).toBe('pending_listing')
    })
    it.each([1, 2, 3])('is decided about or taken back, and never both (try %i)', async () => {
      const bag = await makeBag(app)
      const itemNumber = (await grade(tomas, wish(bag, 1, { decision: 'review' }))).piece?.itemNumber
      const input = { itemNumber, accept: true }
      const [undone, reviewed] = await Promise.all([
        ask(tomas, 'undoPiece', { itemNumber }),
        ask(marta, 'reviewPiece', { input }).catch(() => ({ __typename: 'NOT_FOUND' })),
      ])
      const state = await stateOf(itemNumber)
      if (undone.__typename === 'IntakeBagPayload')
        expect([reviewed.__typename === 'ReviewPiecePayload', state]).toEqual([false, undefined])
      else expect([reviewed.__typename, state]).toEqual(['ReviewPiecePayload', 'pending_listing'])
    })
    it('of a bag that nobody received is not graded', async () => {
      const bag = await makeBag(app, { status: 'shipped' })
      expect(await grade(tomas, wish(bag, 1))).toMatchObject({ __typename: 'IntakeRefusal' })
    })
  })

  describe('a brand', () => {
    it('without a payout promises its seller nothing, however somebody typed the name', async () => {
      const bag = await makeBag(app)
      const names = ['forever 21', 'Theory']
      const promised: boolean[] = []
      for (const [i, brandName] of names.entries()) {
        const { piece } = await grade(tomas, wish(bag, i + 1, { brandId: null, brandName }))
        const { payout_terms } = await app.db
          .selectFrom('item')
          .select('payout_terms')
          .where('item_number', '=', piece?.itemNumber ?? 0)
          .executeTakeFirstOrThrow()
        promised.push((payout_terms as unknown as PayoutTerms).pays)
      }
      expect(promised).toEqual([false, true])
    })

    it('that is known is found in any spelling', async () => {
      const bag = await makeBag(app)
      for (const [i, brandName] of ['theory ', 'THEORY', ' Theory'].entries())
        expect((await grade(tomas, wish(bag, i + 1, { brandId: null, brandName }))).piece?.brandName).toBe(
          'Theory',
        )
    })
    it('that is new is added once by two people at once, and noted', async () => {
      const one = await makeBag(app)
      const other = await makeBag(app)
      const named = (bag: MadeBag, brandName: string) => wish(bag, 1, { brandId: null, brandName })
      const both = await Promise.all([
        grade(tomas, named(one, 'Maison  Ondine')),
        grade(marta, named(other, 'MAISON ONDINE ')),
      ])
      expect(new Set(both.map(({ piece }) => piece?.brandName)).size).toBe(1)
      const rows = await app.db
        .selectFrom('brand')
        .select(['id', 'slug'])
        .where('slug', '=', 'maison-ondine')
        .execute()
      expect(rows).toHaveLength(1)
      expect(await ask(tomas, 'getIntakeBrands', { text: 'ondi' })).toEqual([
        expect.objectContaining({ id: rows[0]?.id }),
      ])
      const noted = [...(await eventsOf(one)), ...(await eventsOf(other))].filter(
        ({ kind }) => kind === 'brand_added',
      )
      expect(noted).toHaveLength(1)
    })
  })

  describe('pieces that wait', () => {
    it('are listed with a photo only, all that can be at once, and their time begins', async () => {
      const bag = await makeBag(app)
      const numbers: number[] = []
      for (const place of [1, 2]) numbers.push((await grade(tomas, wish(bag, place))).piece?.itemNumber ?? 0)
      const [ready = 0, bare = 0] = numbers
      await addPhoto(ready)
      const before = Date.now()
      const answer = await ask<{ listed: number[]; refused: object[] }>(tomas, 'listPieces', {
        itemNumbers: [ready, bare, 1],
      })
      expect(answer).toMatchObject({
        listed: [ready],
        refused: [{ itemNumber: bare, message: 'It has no photo yet.' }, { itemNumber: 1 }],
      })
      const item = await app.db
        .selectFrom('item')
        .select(['state', 'listed_at'])
        .where('item_number', '=', ready)
        .executeTakeFirstOrThrow()
      expect(item.state).toBe('listed')
      expect(item.listed_at?.getTime()).toBeGreaterThanOrEqual(before)
      expect(item.listed_at?.getTime()).toBeLessThanOrEqual(Date.now())
      expect(await ask(tomas, 'listPieces', { itemNumbers: [ready] })).toMatchObject({ listed: [] })
      expect(await ask(tomas, 'undoPiece', { itemNumber: ready })).toMatchObject({
        __typename: 'IntakeRefusal',
      })
    })
    it('for a second look are accepted at a better price, or declined with a reason, once', async () => {
      const bag = await makeBag(app)
      const sent = async (place: number) =>
        (await grade(tomas, wish(bag, place, { decision: 'review', note: 'Is it silk?' }))).piece?.itemNumber
      const one = await sent(1)
      const two = await sent(2)
      const queue = await ask<{ toReview: Piece[] }>(marta, 'getIntakeQueue', {})
      expect(queue.toReview.map(({ itemNumber }) => itemNumber)).toEqual(expect.arrayContaining([one, two]))
      const after = await ask<{ toReview: Piece[]; reviewCount: number }>(marta, 'getIntakeQueue', {
        reviewAfter: one,
      })
      expect(after.toReview.map(({ itemNumber }) => itemNumber)).toEqual([two])
      expect(after.reviewCount).toBe(queue.toReview.length)
      expect(
        await ask(marta, 'reviewPiece', { input: { itemNumber: one, accept: true, price: 0 } }),
      ).toMatchObject({ field: 'price' })
      expect(
        (await ask(marta, 'reviewPiece', { input: { itemNumber: one, accept: true, price: 6999 } })).piece,
      ).toMatchObject({
        state: 'pending_listing',
        price: 6999,
      })
      expect(await ask(marta, 'reviewPiece', { input: { itemNumber: two, accept: false } })).toMatchObject({
        field: 'declineReason',
      })
      const decline = { input: { itemNumber: two, accept: false, declineReason: 'not_authentic' } }
      expect((await ask(marta, 'reviewPiece', decline)).piece?.state).toBe('unaccepted')
      expect(await ask(marta, 'reviewPiece', decline)).toMatchObject({ __typename: 'IntakeRefusal' })
    })
  })

  it('takes premium bags first, then whoever came first', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 1, 1, hour))
    const late = await makeBag(app, { warehouseId: 17, receivedAt: at(9) })
    const early = await makeBag(app, { warehouseId: 17, receivedAt: at(7) })
    const premium = await makeBag(app, { warehouseId: 17, receivedAt: at(12), service: 'premium' })
    const queue = await ask<{ bags: Bag[]; houses: { warehouseId: number; waiting: number }[] }>(
      tomas,
      'getIntakeQueue',
      { warehouseId: 17 },
    )
    const made = [late, early, premium].map(({ id }) => id)
    expect(queue.bags.map(({ id }) => id).filter((id) => made.includes(id))).toEqual([
      premium.id,
      early.id,
      late.id,
    ])
    const next = await ask<{ bags: Bag[]; bagCount: number }>(tomas, 'getIntakeQueue', {
      warehouseId: 17,
      bagsAfter: premium.id,
    })
    expect(next.bags.map(({ id }) => id)).toEqual(
      queue.bags.map(({ id }) => id).slice(queue.bags.findIndex(({ id }) => id === premium.id) + 1),
    )
    expect(next.bagCount).toBe(queue.bags.length)
    expect(queue.houses.find(({ warehouseId }) => warehouseId === 17)?.waiting).toBe(
      queue.bags.filter(({ status }) => status === 'received').length,
    )
  })
  it('tells the second person at a bag who the first is, until that one gets up', async () => {
    const bag = await makeBag(app)
    expect((await ask(tomas, 'claimBag', { bagId: bag.id })).bag?.claimedBy).toBe('Tomas Okafor')
    expect(await ask(marta, 'claimBag', { bagId: bag.id })).toMatchObject({
      __typename: 'BagTaken',
      by: 'Tomas Okafor',
    })
    await ask(tomas, 'releaseBag', { bagId: bag.id })
    expect((await ask(marta, 'claimBag', { bagId: bag.id })).bag?.claimedBy).toBe('Marta Sorensen')
  })
  it('finishes a bag; a piece too few needs a reason', async () => {
    const bag = await makeBag(app, { counted: 2 })
    await grade(tomas, wish(bag, 1))
    expect(await ask(tomas, 'finishBag', { bagId: bag.id })).toMatchObject({ __typename: 'IntakeRefusal' })
    expect(
      (await ask(tomas, 'finishBag', { bagId: bag.id, reason: 'Two pieces were sewn together' })).bag?.status,
    ).toBe('done')
    expect(await grade(tomas, wish(bag, 2))).toMatchObject({ __typename: 'IntakeRefusal' })
  })
  it.each([1, 2, 3])(
    'counts what is in a bag while nobody can add to it or take out of it (try %i)',
    async () => {
      const bag = await makeBag(app, { counted: 2 })
      await grade(tomas, wish(bag, 1))
      const { piece } = await grade(tomas, wish(bag, 2))
      const [done, added, taken] = await Promise.all([
        ask(marta, 'finishBag', { bagId: bag.id }),
        grade(tomas, wish(bag, 3)),
        ask(tomas, 'undoPiece', { itemNumber: piece?.itemNumber }),
      ])
      const left =
        2 +
        (added.__typename === 'GradePiecePayload' ? 1 : 0) -
        (taken.__typename === 'IntakeBagPayload' ? 1 : 0)
      expect((await ask(tomas, 'getIntakeBag', { code: bag.code })).bag?.graded).toBe(left)
      if (done.__typename === 'IntakeBagPayload') expect(done.bag?.graded).toBe(2)
      else expect(done.field).toBe('reason')
    },
  )
  it('suggests a price from what like pieces are listed at and sold for', async () => {
    const suggestion = await ask<{ price: number; retail: number; basis: string }>(
      tomas,
      'getIntakeSuggestion',
      {
        categoryId: 102,
        brandId: 4,
        condition: 'excellent',
      },
    )
    expect(suggestion.price % 100).toBe(99)
    expect(suggestion.retail).toBeGreaterThanOrEqual(suggestion.price)
    expect(['brand', 'tier', 'category']).toContain(suggestion.basis)
  })
})
