import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Row = {
  key: string
  isApplied: boolean
  reason: string
  badge: string | null
  button: { isApplied: boolean; isEnabled: boolean; label: string }
}
type Totals = Record<
  | 'subtotal'
  | 'discountAmount'
  | 'visibleDiscountAmount'
  | 'giftedLifecyclePromoAmount'
  | 'shippingAmount'
  | 'circularityFeeAmount'
  | 'retailDeliveryFeeAmount'
  | 'taxAmount'
  | 'dutyAmount'
  | 'total'
  | 'totalBeforeDiscounts'
  | 'amountCharged'
  | 'creditsUsed'
  | 'giftCardAmount',
  number
> & {
  promoCode: string | null
  promoAppliedByItself: boolean
  errors: string[]
  taxCalculationSource: string
  promosAndRewards: Row[]
  uses: { kind: string; amount: number; expires: string | null }[]
  cashCreditsUsed: { amount: number; expires: string | null }[]
  extraFields: { key: string; value: number; tooltip: string | null; linkUrl: string | null }[]
  allowedPaymentMethods: string[]
}
type Cart = {
  couponId: string | null
  selectedPaymentMethod: string
  cartTotals: Totals
  cartProducts: { net: number; discount: number; giftedLifecyclePromo: number; item: { price: number } }[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** The sums that hold for every cart (decision 0042). */
function expectToAddUp({ cartTotals: t, cartProducts }: Cart): void {
  const fees = t.circularityFeeAmount + t.retailDeliveryFeeAmount
  expect(t.total).toBe(t.subtotal - t.discountAmount + t.shippingAmount + fees + t.taxAmount + t.dutyAmount)
  expect(t.total).toBe(t.amountCharged + t.creditsUsed + t.giftCardAmount)
  expect(t.totalBeforeDiscounts).toBe(t.total + t.discountAmount)
  expect(sum(t.uses.map((use) => use.amount))).toBe(t.totalBeforeDiscounts)
  expect(t.discountAmount).toBe(t.visibleDiscountAmount + t.giftedLifecyclePromoAmount)
  expect(sum(cartProducts.map((line) => line.net))).toBe(t.subtotal - t.discountAmount)
  expect(sum(cartProducts.map((line) => line.giftedLifecyclePromo))).toBe(t.giftedLifecyclePromoAmount)
}

/** Registers the contract's tests of totals, promotions and what the profile says of them. */
export function pricingContract(make: MakeClient): void {
  describe('pricing', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const cartOf = async (client: ContractClient, estimateTaxes = true): Promise<Cart> =>
      (await ask<{ cart: Cart }>(client, 'getActiveCart', { estimateTaxes, createIfNotExists: true })).cart
    const apply = (client: ContractClient, code: string) =>
      ask<Outcome & { cart: Cart; code: string; reason: string | null }>(client, 'applyPromoCodeToCart', {
        input: { code },
      })
    const remove = (client: ContractClient) => ask<{ cart: Cart | null }>(client, 'removePromoCode')
    /** Adds pieces until they cost so much; each at once, so that one of 20,000 cents does it too. */
    const fill = async (client: ContractClient, cents: number) => {
      for (const itemNumber of client.marked.listed) {
        await add(client, itemNumber)
        if ((await cartOf(client)).cartTotals.subtotal >= cents) return
      }
      throw new Error('the pieces on sale cost too little')
    }
    const person = () => shopper.marked.person

    it('adds a visitor’s cart up to the cent, with its fee and without a tax nobody can know yet', async () => {
      await fill(shopper, 6000)
      const cart = await cartOf(shopper)
      expectToAddUp(cart)
      const { cartTotals: t } = cart
      expect(t.taxCalculationSource).toBe('none')
      expect(t.extraFields.map((one) => one.value)).toEqual([t.circularityFeeAmount].filter((fee) => fee > 0))
      // Fixed to a card (§3), by the name that it has among those.
      expect(t.allowedPaymentMethods).toContain(cart.selectedPaymentMethod)
      expect(cart.selectedPaymentMethod).toBe('card_processor_credit_card')
      const bare = await cartOf(shopper, false)
      expectToAddUp(bare)
      expect(bare.cartTotals.circularityFeeAmount).toBe(0)
    })

    it('takes a code that applies, in any case, and lets go of it', async () => {
      await fill(shopper, 6000)
      const before = (await cartOf(shopper)).cartTotals
      const applied = await apply(shopper, ' tenoff ')
      expect(applied).toMatchObject({ __typename: 'ApplyPromoCodePayload', code: 'TENOFF' })
      expectToAddUp(applied.cart)
      expect(applied.cart.couponId).toBe('TENOFF')
      expect(applied.cart.cartTotals).toMatchObject({
        promoCode: 'TENOFF',
        promoAppliedByItself: false,
        errors: [],
      })
      expect(applied.cart.cartTotals.promosAndRewards.find((row) => row.key === 'TENOFF')).toMatchObject({
        isApplied: true,
        button: { isApplied: true, isEnabled: true, label: 'Remove' },
      })
      expect((await cartOf(shopper)).cartTotals).toEqual(applied.cart.cartTotals)
      const off = (await remove(shopper)).cart?.cartTotals
      expect(off?.promoCode).toBeNull()
      expect(off?.total).toBeGreaterThanOrEqual(before.total)
    })

    it('refuses a code that does not apply, with words, and changes nothing', async () => {
      expect(await apply(shopper, 'TENOFF')).toMatchObject({ __typename: 'CodeNotApplicable', reason: null })
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const before = await cartOf(shopper)
      for (const code of ['NOSUCH', '', ' ', 'x'.repeat(200), 'BACK20'])
        expect(await apply(shopper, code), code).toMatchObject({
          __typename: 'CodeNotApplicable',
          message: 'Code is not applicable.',
          reason: null,
        })
      expect(await cartOf(shopper)).toEqual(before)
    })

    it('has nothing to take off where there is no cart', async () => {
      expect(await remove(shopper.newVisitor())).toEqual({ __typename: 'RemovePromoCodePayload', cart: null })
    })

    it('applies by itself what was sent to a user, with the gift, and uses up credit in order', async () => {
      await ask(shopper, 'logIn', { input: person() })
      await fill(shopper, 12_000)
      const cart = await cartOf(shopper)
      expectToAddUp(cart)
      const { cartTotals: t } = cart
      expect(t.promosAndRewards.filter((row) => row.isApplied).length).toBeGreaterThanOrEqual(1)
      expect(t.promoAppliedByItself).toBe(t.promoCode !== null)
      expect(t.giftedLifecyclePromoAmount).toBe(500)
      expect(t.promosAndRewards.find((row) => row.key === 'GIFT5')?.button).toMatchObject({
        isApplied: true,
        isEnabled: false,
        label: 'Applied',
      })
      expect(t.creditsUsed).toBe(3350)
      expect(t.cashCreditsUsed).toMatchObject([{ amount: 1850, expires: null }])
      const kinds = t.uses.map((use) => use.kind)
      expect(kinds.slice(-4)).toEqual(['promotional_credit', 'promotional_credit', 'cash_credit', 'payment'])
    })

    it('tells a user of credit and promotions, and a visitor of those for everybody', async () => {
      type Profile = {
        creditDrops: { balance: number }[]
        promotions: Record<string, unknown>
        outletPromotion: unknown
        loyaltyBalance: number
      }
      const profile = async () => (await shopper.run('getUserHuman')).data?.user as Profile
      expect(await profile()).toMatchObject({
        creditDrops: [],
        loyaltyBalance: 0,
        outletPromotion: {
          code: 'OUTLET30',
          itemTargeting: { type: 'outlet', rules: [{ discountPercent: 30, itemCountThreshold: 3 }, {}] },
        },
        promotions: {
          advertisedOffer: {
            code: 'LAYERS',
            promotionType: 'TIERED',
            itemTargetingType: expect.stringMatching(/./),
            legalese: expect.stringMatching(/./),
          },
          coupons: expect.any(Array),
          lifecyclePromotions: [],
          merchCouponV2Offer: null,
        },
      })
      await ask(shopper, 'logIn', { input: person() })
      expect(await profile()).toMatchObject({
        creditDrops: [{ balance: 1000 }, { balance: 500 }, { balance: 1850, expiresAt: null }],
        promotions: { lifecyclePromotions: [{ code: 'BACK20', formattedAmount: '20%' }, { code: 'GIFT5' }] },
      })
    })
  })
}
