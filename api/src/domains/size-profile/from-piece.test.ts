// "Find my size from a piece I own" over pieces in the database (decision 0164).
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { makePiece, makeSeller } from '../earnings/testing/selling.ts'

type Choices = { group: string; category: string; sizes: { sizingId: number; label: string }[] }[]

describe.skipIf(!testServer)('the sizes of somebody who owns a piece', () => {
  let app: TestApp
  let shopper: TestClient
  let sellerId: string
  let letters: { sizingId: number; label: string }[]
  beforeAll(async () => {
    app = await testApp()
    shopper = app.newVisitor()
    sellerId = (await makeSeller(app)).id
    const { data } = await shopper.run('getSizeProfile', { departmentTag: 'women' })
    letters = ((data?.sizeChoices ?? []) as Choices)[0]?.sizes ?? []
    await sql`update item set measurements = '[]'`.execute(app.db)
  })
  afterAll(() => app.close())

  const idOf = (label: string) => letters.find((size) => size.label === label)?.sizingId ?? 0
  /** Puts three dresses of a brand and label on sale, each with this bust. */
  const dresses = async (brand: string, label: string, inches: number) => {
    for (let i = 0; i < 3; i += 1) {
      const itemNumber = await makePiece(app, { sellerId, price: 5000 })
      await sql`update item set measurements = ${JSON.stringify([{ name: 'Bust', inches }])}::jsonb,
        sizing_id = ${idOf(label)}, brand_id = (select id from brand where slug = ${brand}),
        category_id = (select id from category where path like 'dresses/%' order by id limit 1)
        where item_number = ${itemNumber}`.execute(app.db)
    }
  }
  const find = async (brand: string, label: string, kind = 'dresses') =>
    shopper.run('getSizesFromPiece', { departmentTag: 'women', brand, kind, sizingId: idOf(label) })

  it('are those that measure alike, with the measures they rest on, and unknown where little was measured', async () => {
    const { rows } = await sql<{ slug: string }>`select slug from brand order by id limit 3`.execute(app.db)
    const [small = '', usual = '', unknown = ''] = rows.map(({ slug }) => slug)
    for (const [label, inches] of [
      ['S', 35],
      ['M', 37],
      ['L', 39],
    ] as const)
      for (let i = 0; i < 2; i += 1) await dresses(usual, label, inches)
    await dresses(small, 'L', 37)
    expect((await find(small, 'L')).data?.sizesFromPiece).toMatchObject({
      measures: [{ measure: 'Bust', inches: 37, off: -2, pieces: 3, sameLabel: true }],
      sizingIds: [idOf('M')],
    })
    expect((await find(unknown, 'L')).data).toMatchObject({ sizesFromPiece: null })
    expect((await find('no-such-brand', 'L')).data).toMatchObject({ sizesFromPiece: null })
    expect((await find(small, 'L', 'jeans')).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  })
})
