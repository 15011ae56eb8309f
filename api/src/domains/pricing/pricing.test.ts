import { randomUUID } from 'node:crypto'
import { personByKey } from '@hemline/db/seed/people.ts'
import { account, orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context, Viewer } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { activeCart } from '../cart/cart.ts'
import { balanceOf, post, verifyLedger } from '../ledger/ledger.ts'
import {
  applyPromoCode,
  claimPromotion,
  grantPromotion,
  promotionsOfViewer,
  removePromoCode,
  returnPromotions,
  totalsOf,
} from './pricing.ts'

type ShownCart = { cartTotals: Shown; cartProducts: { net: number; discount: number }[] }
type Shown = {
  total: number
  subtotal: number
  discountAmount: number
  shippingAmount: number
  amountCharged: number
  freeShippingThreshold: number
}

describe.skipIf(!testServer)('what a cart comes to', () => {
  let app: TestApp
  let unused: number[] = []
  beforeAll(async () => {
    app = await testApp()
    unused = [...app.listed]
  })
  afterAll(() => app.close())

  const price = async (
    itemNumbers: readonly number[],
    facts: Partial<{ price_cents: number; clearance: boolean; promotion: object | null }>,
  ) => {
    await app.db
      .updateTable('item')
      .set({
        price_cents: 5000,
        clearance: false,
        final_sale: false,
        // Our own, of one warehouse: one delivery.
        source: 'own',
        warehouse_id: 12,
        third_party_seller_id: null,
        partner_id: null,
        ...facts,
        promotion: facts.promotion ? JSON.stringify(facts.promotion) : null,
      } as never)
      .where('item_number', 'in', itemNumbers)
      .execute()
  }
  /** A cart with so many pieces of 50 dollars each. */
  const filled = async (client: TestClient, pieces: number, facts: Parameters<typeof price>[1] = {}) => {
    const numbers = unused.splice(0, pieces)
    await price(numbers, facts)
    for (const itemNumber of numbers) await client.run('addToCart', { input: { itemNumber } })
    return numbers
  }
  const shown = async (client: TestClient): Promise<ShownCart> => {
    const { data } = await client.run('getActiveCart', { estimateTaxes: false, createIfNotExists: true })
    const active = data?.activeCart as { cart: ShownCart } | undefined
    if (!active) throw new Error('no cart')
    return active.cart
  }
  const viewerOf = (facts: Partial<Viewer>): Viewer => ({
    visitorId: null,
    userId: null,
    roles: [],
    banned: false,
    bot: false,
    signedUpAs: null,
    confirmedAt: null,
    sessionHash: null,
    ...facts,
  })
  /** Acts as the code of other domains does, until these actions have their own operations. */
  const as = (viewer: Viewer): Context => {
    const loaded = new Map<string, Promise<unknown>>()
    const once = (key: string, load: () => Promise<unknown>) =>
      loaded.get(key) ?? loaded.set(key, load()).get(key)
    return {
      db: app.db,
      config: app.config,
      viewer,
      clientIp: '127.0.0.1',
      now: () => new Date(),
      once,
    } as unknown as Context
  }
  const user = (key: string) => viewerOf({ userId: personByKey(key).id })
  const totals = async (
    viewer: Viewer,
    more: Partial<Parameters<typeof totalsOf>[2]> = {},
  ): Promise<Totals> => {
    const ctx = as(viewer)
    const cart = await activeCart(ctx, false)
    if (!cart) throw new Error('no cart')
    return totalsOf(ctx, cart, { estimateTaxes: false, skipPromoAutoApply: false, ...more })
  }
  const inTx = <T>(action: (tx: Tx) => Promise<T>) => app.db.transaction().execute(action)

  test('a piece’s own promotion comes off its line and the total', async () => {
    const shopper = app.newVisitor()
    await filled(shopper, 1, {
      promotion: { discountPercent: 30, isDynamicDiscount: false, promotionCode: 'FRESH20' },
    })
    const { cartTotals, cartProducts } = await shown(shopper)
    expect(cartProducts).toMatchObject([{ discount: 1500, net: 3500 }])
    expect(cartTotals).toMatchObject({
      subtotal: 5000,
      discountAmount: 1500,
      shippingAmount: 799,
      total: 4299,
    })
  })

  test('three outlet pieces bring their promotion by themselves, for anybody', async () => {
    const shopper = app.newVisitor()
    await filled(shopper, 2, { clearance: true })
    expect((await shown(shopper)).cartTotals.discountAmount).toBe(0)
    await filled(shopper, 1, { clearance: true })
    expect((await shown(shopper)).cartTotals).toMatchObject({
      subtotal: 15_000,
      discountAmount: 4500,
      total: 10_500,
    })
  })

  test('what was sent to a user applies for that user alone, with gift, credit and points', async () => {
    const imani = await app.loggedIn('superstar')
    const nora = await app.loggedIn('shopper')
    for (const client of [imani, nora]) await filled(client, 1)
    const t = await totals(user('superstar'))
    expect(t).toMatchObject({
      promoCode: 'BACK20',
      discountAmount: 1500,
      giftedLifecyclePromoAmount: 500,
      total: 4299,
      // $35 by the double points of the offer and the 1.25 of a Superstar.
      pointsToEarn: 87,
    })
    // Two drops of promotional credit, the sooner one first, then cash credit that never ends.
    expect(t.uses.map((u) => [u.kind, u.amount])).toEqual([
      ['promotion', 1000],
      ['reward', 500],
      ['promotional_credit', 1000],
      ['promotional_credit', 500],
      ['cash_credit', 1850],
      ['payment', 949],
    ])
    expect(await totals(user('shopper'))).toMatchObject({
      promoCode: null,
      discountAmount: 0,
      amountCharged: 5799,
      pointsToEarn: 50,
    })
  })

  test('the same credit does not pay two orders of one cart that are placed at once', async () => {
    const t = await totals(user('superstar'))
    const place = (order: string) =>
      inTx(async (tx) => {
        const entries = orderPaidEntries(paidBy(order, t))
        const answer = await post(tx, {
          key: `pay/${order}`,
          kind: 'order_paid',
          reason: 'an order',
          now: new Date(),
          orderId: order,
          entries,
        })
        if (answer.__typename === 'Overdrawn') throw new Error('overdrawn')
        return order
      }).catch(() => undefined)
    const placed = (await Promise.all(['order_x', 'order_y', 'order_x', 'order_z'].map(place))).filter(
      (one) => one !== undefined,
    )
    expect(new Set(placed).size).toBe(1)
    expect(await balanceOf(app.db, account('charge', placed[0] ?? ''))).toBe(t.total)
    expect(await verifyLedger(app.db)).toEqual([])
    expect(await totals(user('superstar'))).toMatchObject({ creditsUsed: 0, amountCharged: t.total })
  })

  test('a code that was typed is kept with the cart, in any case, until it is taken off', async () => {
    const greta = user('seller')
    await filled(await app.loggedIn('seller'), 1)
    expect(await applyPromoCode(as(greta), ' tenoff ')).toMatchObject({
      __typename: 'ApplyPromoCodePayload',
      code: 'TENOFF',
    })
    expect(await totals(greta)).toMatchObject({ promoCode: 'TENOFF', discountAmount: 1000, errors: [] })
    await removePromoCode(as(greta))
    expect(await totals(greta)).toMatchObject({ promoCode: null, discountAmount: 0 })
  })

  test('a code that does not apply says so, and changes nothing', async () => {
    const priya = user('p2p-seller')
    const client = await app.loggedIn('p2p-seller')
    await filled(client, 1, { price_cents: 4000 })
    const refusal = (code: string) => applyPromoCode(as(priya), code)
    expect(await refusal('NOSUCH')).toMatchObject({
      __typename: 'CodeNotApplicable',
      message: 'Code is not applicable.',
      reason: null,
    })
    expect(await refusal('TENOFF')).toMatchObject({
      message: 'Code is not applicable.',
      reason: 'Add $10.00 more to use it.',
    })
    // Sent to somebody else: not even that it exists is told.
    expect(await refusal('BACK20')).toEqual({ ...(await refusal('NOSUCH')), code: 'BACK20' })
    expect(await totals(priya)).toMatchObject({ promoCode: null, errors: [] })
    expect(await applyPromoCode(as(viewerOf({})), 'TENOFF')).toMatchObject({
      __typename: 'CodeNotApplicable',
    })
    for (let i = 0; i < 26; i++) await refusal(`GUESS${i}`)
    await expect(refusal('TENOFF')).rejects.toThrow('too many tries')
  })

  test('a code that may be used once is used once, also by two orders at the same moment, and comes back with a canceled order', async () => {
    const { id: userId } = personByKey('employee')
    const use = (orderId: string) =>
      inTx((tx) =>
        claimPromotion(tx, {
          code: 'TENOFF',
          userId,
          visitorId: null,
          orderId,
          discountCents: 1000,
          usedAt: new Date(),
        }),
      )
    const names = Array.from({ length: 8 }, () => randomUUID())
    const late = randomUUID()
    const answers = await Promise.all(names.map(use))
    expect(answers.filter((a) => a.__typename === 'PromotionUsed')).toHaveLength(1)
    const winner = names[answers.findIndex((a) => a.__typename === 'PromotionUsed')] ?? ''
    expect(await use(winner)).toEqual({ __typename: 'PromotionUsed' })
    expect(await use(late)).toMatchObject({
      __typename: 'CodeNotApplicable',
      reason: 'You have used it before.',
    })
    await inTx((tx) => returnPromotions(tx, winner))
    expect(await use(late)).toEqual({ __typename: 'PromotionUsed' })
  })

  test('the profile names what was sent, what is advertised, and the outlet’s steps', async () => {
    expect(await promotionsOfViewer(as(user('superstar')))).toMatchObject({
      advertisedOffer: {
        code: 'LAYERS',
        formattedAmount: 'up to 20%',
        endsAtPst: '2027-06-30T23:59:59-07:00',
        promotionType: 'TIERED',
      },
      lifecyclePromotions: [{ code: 'BACK20' }, { code: 'GIFT5', formattedAmount: '$5' }],
      pointsMultiplierOffer: { cohort: 'double_points', multiplierCoefficient: 2 },
      outletPromotion: {
        code: 'OUTLET30',
        itemTargeting: { type: 'outlet', rules: [{ discountPercent: 30, itemCountThreshold: 3 }, {}] },
      },
    })
    expect(await promotionsOfViewer(as(viewerOf({})))).toMatchObject({
      lifecyclePromotions: [],
      merchCouponV2Offer: null,
      pointsMultiplierOffer: null,
    })
    await grantPromotion(app.db, {
      code: 'BAGS15',
      userId: personByKey('international').id,
      now: new Date(),
      endsAt: null,
    })
    expect((await promotionsOfViewer(as(user('international')))).merchCouponV2Offer).toEqual({
      code: 'BAGS15',
      cohort: 'likes_bags',
    })
  })

  test('a shopper abroad is told the duty, and a threshold of one’s own counts', async () => {
    await filled(await app.loggedIn('international'), 1, { price_cents: 10_000 })
    await app.db
      .updateTable('user_account')
      .set({ free_shipping_threshold_cents: 12_000 })
      .where('id', '=', personByKey('international').id)
      .execute()
    const t = await totals(user('international'))
    expect(t).toMatchObject({
      estimatedDutyAmount: 2390,
      dutyAmount: 0,
      freeShipping: false,
      amountRemainderForFreeShipping: 2000,
    })
    expect(t.allowedPaymentMethods).toContain('cross_border_shipper')
    expect(
      await totals(user('international'), { estimateTaxes: true, destination: { country: 'CA' } }),
    ).toMatchObject({
      dutyAmount: 2390,
      estimatedDutyAmount: 0,
    })
  })
})
