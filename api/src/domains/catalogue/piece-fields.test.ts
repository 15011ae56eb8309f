// Each field of a piece that the specification names answers what the piece's row says.
import { secondImageHostFrom } from '@hemline/rules/vocabulary/constants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('a piece', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ env: { SECOND_IMAGE_HOST: 'https://second.example' } })
  })
  afterAll(() => app.close())
  /** Gives a free piece these columns, and asks for fields of it. */
  async function asked(
    columns: Record<string, unknown>,
    document: (itemNumber: number) => string,
  ): Promise<unknown> {
    const itemNumber = app.listed[3] ?? 0
    await app.db.updateTable('item').set(columns).where('item_number', '=', itemNumber).execute()
    const { data, errors } = await app.newVisitor().adhoc(document(itemNumber))
    expect(errors).toBeUndefined()
    return data?.item
  }
  const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`

  test('says what it is', async () => {
    expect(
      await asked(
        {
          brand_id: 1,
          category_tags: ['dresses', 'maxi-dresses'],
          department_tags: ['women', 'tall'],
          gender: 'unisex',
          merchandising_department: 'premium',
          mpn: 'HM-4711',
          mpn_title: 'The Long Wrap',
          quality_type: 'designer',
          additional_description: 'With a belt of its own.',
          style_tags: ['boho'],
          occasion_tags: ['wedding'],
          search_tags: ['rare'],
          sizing_id: 1004,
          size_equivalents: ['M', '8'],
          badge_url: '/badges/rare-find.svg',
          clearance: true,
          adjustable_waist: true,
          has_inappropriate_content: true,
        },
        (
          itemNumber,
        ) => `{ item(itemNumber: ${itemNumber}) { brandId categoryTags departmentTags gender merchandisingDepartment mpn mpnTitle qualityType
        additionalDescription styleTags occasionTags searchTags sizingId sizeEquivalents { US } badgeUrl clearance
        adjustableWaist hasInappropriateContent similarSearchFilters { categoryTags departmentTags sizingIds } } }`,
      ),
    ).toEqual({
      brandId: 1,
      categoryTags: ['dresses', 'maxi-dresses'],
      departmentTags: ['women', 'tall'],
      gender: 'unisex',
      merchandisingDepartment: 'premium',
      mpn: 'HM-4711',
      mpnTitle: 'The Long Wrap',
      qualityType: 'designer',
      additionalDescription: 'With a belt of its own.',
      styleTags: ['boho'],
      occasionTags: ['wedding'],
      searchTags: ['rare'],
      sizingId: 1004,
      sizeEquivalents: { US: ['M', '8'] },
      badgeUrl: '/badges/rare-find.svg',
      clearance: true,
      adjustableWaist: true,
      hasInappropriateContent: true,
      similarSearchFilters: { categoryTags: ['maxi-dresses'], departmentTags: ['women'], sizingIds: [1004] },
    })
  })

  test('says its condition, its cloth and its numbers', async () => {
    expect(
      await asked(
        {
          condition: 'good',
          condition_description: 'Worn and washed.',
          condition_overrides: ['hem mended'],
          materials: ['60% wool', '40% silk'],
          measurements: json([{ name: 'Bust', inches: 36 }]),
          msrp_cents: 12_000,
          price_cents: 4_500,
          promotion: json({ discountPercent: 15, isDynamicDiscount: true, promotionCode: 'AUTUMN' }),
          favorite_count: 12,
          sellthrough_score: 0.75,
          access_levels: [],
          category_tags: ['jeans'],
        },
        (
          itemNumber,
        ) => `{ item(itemNumber: ${itemNumber}) { conditionDescription conditionOverrides hasConditionOverrides newWithTags materials measurements { name inches }
        msrp price savings promotion { discountPercent isDynamicDiscount promofiedPrice promotionCode } favoriteCount
        sellthroughScore accessLevels
        sustainabilityImpactV2 { category glassesOfWater hoursOfLighting isPlural milesByCar } } }`,
      ),
    ).toEqual({
      conditionDescription: 'Worn and washed.',
      conditionOverrides: ['hem mended'],
      hasConditionOverrides: true,
      newWithTags: false,
      materials: ['60% wool', '40% silk'],
      measurements: [{ name: 'Bust', inches: 36 }],
      msrp: 12_000,
      price: 4_500,
      savings: 7_500,
      promotion: {
        discountPercent: 15,
        isDynamicDiscount: true,
        promofiedPrice: 3_825,
        promotionCode: 'AUTUMN',
      },
      favoriteCount: 12,
      sellthroughScore: 0.75,
      accessLevels: [],
      sustainabilityImpactV2: {
        category: expect.any(String),
        glassesOfWater: 620,
        hoursOfLighting: 140,
        isPlural: true,
        milesByCar: 22,
      },
    })
  })

  test('says who sends it', async () => {
    const none = { partner_id: null, dropshipper_id: null, third_party_seller_id: null, seller_info: null }
    const fields = (
      itemNumber: number,
    ) => `{ item(itemNumber: ${itemNumber}) { category sizeDisplay warehouse { code nickname } supplierId originalSupplierId warehouseId isP2P partner { brandName logoUrl name type url }
      sellerContent { sellerInfo supplierName } thirdPartySeller { sellerType } } }`
    const profile = { brandName: 'Alderbrook Wool', logoUrl: '/partners/alderbrook.svg', url: '/alderbrook' }
    await sql`update supplier set profile = ${json(profile)} where id = 11`.execute(app.db)
    expect(
      await asked(
        {
          ...none,
          source: 'partner',
          supplier_id: 11,
          original_supplier_id: 12,
          partner_id: 11,
          warehouse_id: 5,
          size_display: 'M',
        },
        fields,
      ),
    ).toEqual({
      supplierId: 11,
      originalSupplierId: 12,
      warehouseId: 5,
      category: expect.any(String),
      sizeDisplay: 'M',
      warehouse: { code: 'DC04', nickname: null },
      isP2P: false,
      partner: { ...profile, name: 'Alderbrook', type: 'partner' },
      sellerContent: null,
      thirdPartySeller: null,
    })

    const seller = await app.db
      .selectFrom('third_party_seller')
      .select(['id', 'name'])
      .where('seller_type', '=', 'p2p')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const sold = { source: 'p2p', third_party_seller_id: seller.id, seller_info: 'Worn twice.' }
    expect(
      await asked({ ...none, ...sold, supplier_id: null, original_supplier_id: null }, fields),
    ).toMatchObject({
      isP2P: true,
      partner: null,
      sellerContent: { sellerInfo: 'Worn twice.', supplierName: seller.name },
      thirdPartySeller: { sellerType: 'p2p' },
    })
  })

  test('says each of its attributes', async () => {
    const chars = {
      charsAccent: 'Lace',
      charsBraceletStyle: 'Cuff',
      charsCareInstructions: 'Wash cold',
      charsEarringStyle: 'Hoop',
      charsFeatures: 'Pockets',
      charsGeneral: 'Lined',
      charsJacketStyle: 'Trench',
      charsJeanWash: 'Dark wash',
      charsNecklaceStyle: 'Pendant',
      charsNeckline: 'V-neck',
      charsPantCut: 'Wide leg',
      charsPattern: 'Floral',
      charsPieceCount: '2 pieces',
      charsRingStyle: 'Band',
      charsShoeStyle: 'Loafer',
      charsShoeWidth: 'Wide',
      charsSkirtDressStyle: 'Wrap',
      charsSleeveLength: 'Long',
      charsTopAttribute: 'Cropped',
      charsWaist: 'High rise',
    }
    const stored = Object.fromEntries(
      Object.entries(chars).map(([name, value]) => [`${name[5]?.toLowerCase()}${name.slice(6)}`, value]),
    )
    expect(
      await asked(
        { chars: json(stored) },
        (
          itemNumber,
        ) => `{ item(itemNumber: ${itemNumber}) { charsAccent charsBraceletStyle charsCareInstructions charsEarringStyle charsFeatures charsGeneral charsJacketStyle charsJeanWash charsNecklaceStyle charsNeckline
      charsPantCut charsPattern charsPieceCount charsRingStyle charsShoeStyle charsShoeWidth charsSkirtDressStyle charsSleeveLength charsTopAttribute charsWaist } }`,
      ),
    ).toEqual(chars)
  })

  test('numbers its photos', async () => {
    const { photos } = (await asked(
      { clearance: false },
      (itemNumber) => `{ item(itemNumber: ${itemNumber}) { photos { photoNumber type } } }`,
    )) as {
      photos: { photoNumber: number; type: string }[]
    }
    expect(photos.length).toBeGreaterThan(0)
    expect(photos).toMatchObject(photos.map((_, index) => ({ photoNumber: index + 1, type: 'regular' })))
  })

  test('shows late photos from the second host', async () => {
    const urlOf = async (column: string) => {
      const { rows } = await sql<{
        item_number: number
      }>`select item_number from photo where id ${sql.raw(column)} and item_number = any(${app.listed}::bigint[]) limit 1`.execute(
        app.db,
      )
      const { data } = await app
        .newVisitor()
        .adhoc(`{ item(itemNumber: ${rows[0]?.item_number}) { photos { id url } } }`)
      const item = data?.item as { photos: { id: number; url: string }[] } | undefined
      return item?.photos[0]
    }
    const early = await urlOf(`< ${secondImageHostFrom}`)
    const late = await urlOf(`>= ${secondImageHostFrom}`)
    expect(early?.url).toBe(`/pictures/${early?.id}`)
    expect(late?.url).toBe(`https://second.example/pictures/${late?.id}`)
  })
})
