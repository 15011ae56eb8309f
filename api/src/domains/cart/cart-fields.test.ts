// Fields of a cart that the specification names and that no other test looks at.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('a cart', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('says of each piece what it costs, what it is and who sends it, and how it can travel', async () => {
    const [own = 0, sold = 0] = app.listed
    const seller = await app.db
      .selectFrom('third_party_seller')
      .select('id')
      .where('seller_type', '=', 'p2p')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const set = (itemNumber: number, columns: Record<string, unknown>) =>
      app.db.updateTable('item').set(columns).where('item_number', '=', itemNumber).execute()
    const facts = {
      price_cents: 2000,
      clearance: false,
      merchandising_department: 'premium',
      size_display: 'M',
      source: 'own',
      warehouse_id: 12,
      supplier_id: 21,
      dropshipper_id: null,
      partner_id: null,
      third_party_seller_id: null,
    }
    const promotion = { discountPercent: 20, isDynamicDiscount: false, promotionCode: 'FRESH20' }
    await set(own, { ...facts, promotion: JSON.stringify(promotion) })
    await set(sold, { ...facts, source: 'p2p', third_party_seller_id: seller.id, promotion: null })
    const shopper = app.newVisitor()
    for (const itemNumber of [own, sold]) await shopper.run('addToCart', { input: { itemNumber } })
    const { data, errors } = await shopper.adhoc(`{ activeCart(estimateTaxes: false) { cart {
      cartProducts {
        itemNumber visibleDiscount visibleDiscountPercent visibleNet
        item { category merchandisingDepartment preorderedBy sizeDisplay supplierId warehouseId thirdPartySeller { sellerType } }
      }
      shippingOptions {
        deliveryEstimate descriptionOverride dropshipperId selected serviceType
        shippingEstimateDetailed { itemNumbers minEstimate maxEstimate warehouseId }
      }
      cartTotals { potentialReward { amountCents threshold remainder freeShipping } promosAndRewards { badge } }
    } } }`)
    expect(errors).toBeUndefined()
    const item = {
      category: expect.stringMatching(/./),
      merchandisingDepartment: 'premium',
      preorderedBy: null,
      sizeDisplay: 'M',
      supplierId: 21,
      warehouseId: 12,
      thirdPartySeller: null,
    }
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const delivery = (itemNumber: number, warehouseId: number | null) =>
      expect.objectContaining({
        deliveryEstimate: expect.stringMatching(/./),
        descriptionOverride: warehouseId === null ? expect.any(String) : null,
        dropshipperId: null,
        shippingEstimateDetailed: [
          { itemNumbers: [itemNumber], minEstimate: day, maxEstimate: day, warehouseId },
        ],
      })
    expect(data).toMatchObject({
      activeCart: {
        cart: {
          cartProducts: expect.arrayContaining([
            { itemNumber: own, visibleDiscount: 400, visibleDiscountPercent: 20, visibleNet: 1600, item },
            {
              itemNumber: sold,
              visibleDiscount: 0,
              visibleDiscountPercent: 0,
              visibleNet: 2000,
              item: { ...item, thirdPartySeller: { sellerType: 'p2p' } },
            },
          ]),
          shippingOptions: expect.arrayContaining([delivery(own, 12), delivery(sold, null)]),
          cartTotals: {
            potentialReward: { threshold: expect.any(Number), remainder: expect.any(Number) },
            promosAndRewards: expect.any(Array),
          },
        },
      },
    })
  })
})
