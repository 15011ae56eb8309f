// What follows from an edit: columns that nobody types, and the checks that intake has as well.
import { measurementNames } from '@hemline/rules/intake/measures.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Result = { __typename: string; message?: string; field?: string | null }

describe.skipIf(!testServer)('an edit of a piece', () => {
  let app: TestApp
  let tomas: TestClient
  beforeAll(async () => {
    app = await testApp()
    tomas = await app.loggedIn('employee')
  })
  afterAll(() => app.close())

  /** The first listed piece that no test has taken and that fits the condition. */
  const taken: number[] = []
  const pieceWhere = async (where: ReturnType<typeof sql<boolean>>) => {
    const row = await app.db
      .selectFrom('item')
      .innerJoin('category', 'category.id', 'item.category_id')
      .select('item_number')
      .where('state', '=', 'listed')
      .where('item_number', 'not in', [...taken, 0])
      .where(where)
      .orderBy('item_number')
      .executeTakeFirstOrThrow()
    taken.push(row.item_number)
    return row.item_number
  }
  const rowOf = async (itemNumber: number) => {
    const row = await app.db
      .selectFrom('item')
      .innerJoin('category', 'category.id', 'item.category_id')
      .selectAll('item')
      .select('category.path')
      .where('item_number', '=', itemNumber)
      .executeTakeFirstOrThrow()
    return {
      ...row,
      chars: row.chars as unknown as Record<string, string>,
      measurements: row.measurements as unknown as { name: string }[],
    }
  }
  const categoryId = async (slug: string) =>
    (await app.db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const edit = async (itemNumber: number, change: object) => {
    const { data } = await tomas.run('getStaffItem', { itemNumber })
    const staffItem = data?.staffItem as { version: string } | undefined
    const input = { itemNumber, version: staffItem?.version, reason: 'Looked at it again', ...change }
    return (await tomas.run('editItem', { input })).data?.editItem as Result
  }
  /** A brand that the piece is not of. */
  const anotherBrand = async (itemNumber: number) => {
    const { brand_id } = await rowOf(itemNumber)
    const brand = app.db.selectFrom('brand').select('id').where('id', '<>', brand_id).orderBy('id')
    return (await brand.executeTakeFirstOrThrow()).id
  }
  const jeans = sql<boolean>`category.slug = 'straight-jeans' and cardinality(jean_wash_tags) = 1 and size_display like 'Size 2%'`

  test('to another size takes the sizes that equal it along', async () => {
    const number = await pieceWhere(sql<boolean>`sizing_id = 1004`)
    expect((await rowOf(number)).size_equivalents).toEqual(['8', '10'])
    expect(await edit(number, { sizingId: 1005 })).toMatchObject({ __typename: 'StaffItemPayload' })
    expect(await rowOf(number)).toMatchObject({ size_display: 'Size L', size_equivalents: ['12', '14'] })
  })

  test('of style, occasion and details is filed so, kept with who and what, and told to the index', async () => {
    const shoe = await pieceWhere(
      sql<boolean>`category.slug = 'heels' and item.chars->>'shoeWidth' = 'Medium'`,
    )
    await app.db.deleteFrom('outbox').where('item_number', '=', shoe).execute()
    const styles = ['edgy', 'preppy']
    const details = [{ name: 'shoeWidth', value: 'Wide' }]
    expect(await edit(shoe, { styles, occasions: ['party'], details })).toMatchObject({
      __typename: 'StaffItemPayload',
    })
    const row = await rowOf(shoe)
    expect(row).toMatchObject({ style_tags: styles, occasion_tags: ['party'] })
    expect(row.chars.shoeWidth).toBe('Wide')
    const { data } = await tomas.run('getStaffItem', { itemNumber: shoe })
    const staffItem = data?.staffItem as { details: object[]; notes: { actor: string; changes: object[] }[] }
    expect(staffItem.details).toMatchObject(details)
    expect(staffItem.notes[0]?.actor).toBeTruthy()
    const noted = staffItem.notes[0]?.changes
    expect(noted).toContainEqual(expect.objectContaining({ label: 'Styles', after: 'edgy, preppy' }))
    expect(noted).toContainEqual(expect.objectContaining({ label: 'Details', after: 'Wide' }))
    const told = await app.db.selectFrom('outbox').selectAll().where('item_number', '=', shoe).execute()
    expect(told.length).toBeGreaterThan(0)
    // None chosen: what follows from the piece. What the kind does not have is refused at its field.
    expect(await edit(shoe, { styles: [] })).toMatchObject({ __typename: 'StaffItemPayload' })
    expect((await rowOf(shoe)).style_tags.length).toBeGreaterThan(0)
    expect(await edit(shoe, { styles: ['royal'] })).toMatchObject({
      __typename: 'ItemRefusal',
      field: 'styles',
    })
    expect(await edit(shoe, { occasions: ['moon landing'] })).toMatchObject({ field: 'occasions' })
    expect(await edit(shoe, { details: [{ name: 'shoeWidth', value: 'Huge' }] })).toMatchObject({
      field: 'details',
    })
  })

  test('to another color leaves no shade of the old one, and takes those that are named', async () => {
    const navy = await pieceWhere(sql<boolean>`color_names = '{blue}' and advanced_color_names = '{navy}'`)
    await edit(navy, { colorNames: ['red'] })
    expect(await rowOf(navy)).toMatchObject({ color_names: ['red'], advanced_color_names: [] })
    const more = await pieceWhere(sql<boolean>`color_names = '{blue}' and advanced_color_names = '{navy}'`)
    await edit(more, { colorNames: ['White', 'teal'] })
    expect(await rowOf(more)).toMatchObject({
      color_names: ['white', 'blue'],
      advanced_color_names: ['teal'],
    })
  })

  test('of jeans to another color leaves no wash of the old one', async () => {
    const number = await pieceWhere(sql<boolean>`${jeans} and color_names = '{blue}'`)
    await edit(number, { colorNames: ['black'] })
    const after = await rowOf(number)
    expect(after).toMatchObject({ jean_wash_tags: [], advanced_color_names: [] })
    expect(after.chars.jeanWash).toBeUndefined()
  })

  test('to a kind that is no denim leaves neither wash nor words of the old kind', async () => {
    const number = await pieceWhere(jeans)
    const before = await rowOf(number)
    const pants = { categoryId: await categoryId('dress-pants'), sizingId: 1144 }
    expect(await edit(number, pants)).toMatchObject({ __typename: 'StaffItemPayload' })
    const after = await rowOf(number)
    expect(after.jean_wash_tags).toEqual([])
    expect(after.chars.jeanWash).toBeUndefined()
    expect(after.chars.careInstructions).toBe(before.chars.careInstructions)
    const names = measurementNames(after.path)
    expect(after.measurements.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
  })

  test('to other jeans keeps the wash', async () => {
    const number = await pieceWhere(jeans)
    const { jean_wash_tags: wash } = await rowOf(number)
    await edit(number, { categoryId: await categoryId('skinny-jeans') })
    expect(await rowOf(number)).toMatchObject({ jean_wash_tags: wash })
  })

  test('to a kind that is measured elsewhere drops those measurements, and says so in the history', async () => {
    const number = await pieceWhere(
      sql<boolean>`category.slug = 'maxi-dresses' and sizing_id = 1004 and measurements @> '[{"name": "Waist"}]'`,
    )
    await edit(number, { categoryId: await categoryId('blouses') })
    const after = await rowOf(number)
    expect(after.measurements.map(({ name }) => name)).not.toContain('Waist')
    const { data } = await tomas.run('getStaffItem', { itemNumber: number })
    const staffItem = data?.staffItem as { notes: { changes: { field: string; before: string }[] }[] }
    expect(staffItem.notes[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'measurements', before: expect.stringContaining('Waist') }),
    )
  })

  test('of how shoes are made keeps their width', async () => {
    const number = await pieceWhere(sql<boolean>`chars ->> 'shoeWidth' = 'Wide'`)
    const { data } = await tomas.run('getIntakeChoices')
    const choices = data?.intakeChoices as { categories: { id: number; cuts: string[] }[] } | undefined
    const before = await rowOf(number)
    const cut = choices?.categories.find(({ id }) => id === before.category_id)?.cuts.at(-1)
    expect(await edit(number, { cut })).toMatchObject({ __typename: 'StaffItemPayload' })
    expect((await rowOf(number)).chars.shoeWidth).toBe('Wide')
  })

  test('of a child’s piece for girls and boys makes it one for girls, and back, and for both stays for both', async () => {
    const number = await pieceWhere(sql<boolean>`item.department_tags @> '{girls,boys}'`)
    const other = await anotherBrand(number)
    await edit(number, { brandId: other })
    expect(await rowOf(number)).toMatchObject({ brand_id: other, gender: 'unisex' })
    expect(await edit(number, { department: 'girls' })).toMatchObject({ __typename: 'StaffItemPayload' })
    const girls = await rowOf(number)
    expect(girls).toMatchObject({ gender: 'girls' })
    expect(girls.department_tags).not.toContain('boys')
    await edit(number, { department: '' })
    const both = await rowOf(number)
    expect(both).toMatchObject({ gender: 'unisex' })
    expect(both.department_tags).toEqual(expect.arrayContaining(['girls', 'boys']))
    const { data } = await tomas.run('getStaffItem', { itemNumber: number })
    const staffItem = data?.staffItem as { notes: { changes: object[] }[] } | undefined
    expect(staffItem?.notes[0]?.changes).toMatchObject([{ before: 'Girls', after: 'Girls and boys' }])
  })

  test('makes a piece a rare find with its badge, puts it into campaigns, and takes both back', async () => {
    const number = await pieceWhere(sql<boolean>`not is_rare_find and search_tags = '{}'`)
    await edit(number, { rareFind: true, searchTags: ['office', 'vacation'] })
    expect(await rowOf(number)).toMatchObject({
      is_rare_find: true,
      badge_url: '/badges/rare-find.svg',
      search_tags: ['vacation', 'office'],
    })
    expect(await edit(number, { searchTags: ['no such tag'] })).toMatchObject({
      __typename: 'ItemRefusal',
      field: 'searchTags',
    })
    await edit(number, { rareFind: false, searchTags: [] })
    expect(await rowOf(number)).toMatchObject({ is_rare_find: false, badge_url: null, search_tags: [] })
  })

  test('opens a piece to the upper tiers first and puts it into collections, and takes both back', async () => {
    const number = await pieceWhere(sql<boolean>`access_levels = '{}' and curation_ids = '{}'`)
    await edit(number, { earlyAccess: true, curationIds: ['12', ' 3 ', '12'] })
    expect(await rowOf(number)).toMatchObject({ access_levels: ['early_access'], curation_ids: [3, 12] })
    const { data } = await tomas.run('getStaffItem', { itemNumber: number })
    expect(data?.staffItem).toMatchObject({ earlyAccess: true, curationIds: ['3', '12'] })
    expect(await edit(number, { curationIds: ['spring'] })).toMatchObject({
      __typename: 'ItemRefusal',
      field: 'curationIds',
    })
    await edit(number, { earlyAccess: false, curationIds: [] })
    expect(await rowOf(number)).toMatchObject({ access_levels: [], curation_ids: [] })
  })

  test('refuses a material that is not in the list, whatever else the piece is made of', async () => {
    const number = await pieceWhere(sql<boolean>`materials = '{Cotton}'`)
    expect(await edit(number, { materials: ['Cotton', 'Unobtainium'] })).toMatchObject({
      __typename: 'ItemRefusal',
      field: 'materials',
    })
    await edit(number, { materials: ['cotton', 'linen'] })
    expect((await rowOf(number)).materials).toEqual(['Cotton', 'Linen'])
  })

  test('refuses a measurement that such a piece does not have', async () => {
    const number = await pieceWhere(sql<boolean>`category.slug = 'maxi-dresses'`)
    expect(await edit(number, { measurements: [{ name: 'Inseam', inches: 30 }] })).toMatchObject({
      __typename: 'ItemRefusal',
      field: 'measurements',
      message: 'Inseam is not measured of such a piece.',
    })
  })
})
