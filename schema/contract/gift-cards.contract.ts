import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Cart = {
  id: string
  cartTotals: {
    total: number
    subtotal: number
    giftCardAmount: number
    amountCharged: number
    taxAmount: number
    pointsToEarn: number
  }
  cartProducts: {
    id: string
    productType: string
    itemNumber: number | null
    net: number
    item: object | null
    giftCard: Record<string, unknown> | null
  }[]
  giftCards: { id: string; last4: string; balance: number; redeemAmount: number }[]
}
type Answer = Outcome & {
  cart: Cart
  id: string
  fields: { field: string; message: string }[]
  balance: number
  last4: string
}

/** The same in the demonstration shop and in the mocks. */
const card = { number: '6049 3811 2200 0015', pin: '204060' }
const spent = { number: '6049381122000049', pin: '111222' }
const nextWeek = (day: string) => new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)
const today = () => new Date().toISOString().slice(0, 10)

/**
 * Registers the contract's tests of gift cards that pay, gift cards that are bought, and pieces that go
 * back. `now`: the shop's clock.
 */
export function giftCardsContract(make: MakeClient, now: () => string = today): void {
  describe('gift cards', () => {
    let shopper: ContractClient
    const wish = () => ({
      templateId: '4',
      amount: 5000,
      deliveryMethod: 'email',
      deliveryDate: now(),
      recipientName: 'Nora',
      recipientEmail: 'nora@hemline.example',
      senderName: 'Imani',
      giftMessage: 'Enjoy',
    })
    beforeEach(async () => {
      shopper = await make()
    })

    it('take their balance off what is to pay, once, and give it back when they are taken off', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const { cart } = await ask<Answer>(shopper, 'applyGiftCard', { input: card })
      const [applied] = cart.giftCards
      expect(applied).toMatchObject({
        last4: '0015',
        balance: 2500,
        redeemAmount: cart.cartTotals.giftCardAmount,
      })
      expect(cart.cartTotals.amountCharged).toBe(cart.cartTotals.total - cart.cartTotals.giftCardAmount)
      expect(cart.cartTotals.giftCardAmount).toBe(Math.min(2500, cart.cartTotals.total))
      const twice = await ask<Answer>(shopper, 'applyGiftCard', { input: card })
      expect(twice.cart.giftCards).toHaveLength(1)
      const { cart: without } = await ask<Answer>(shopper, 'removeGiftCard', { input: { id: applied?.id } })
      expect(without).toMatchObject({
        giftCards: [],
        cartTotals: { giftCardAmount: 0, amountCharged: cart.cartTotals.total },
      })
    })

    it('are refused in the same words whether number or PIN is wrong', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      for (const input of [
        { ...card, pin: '000000' },
        { ...card, number: '6049 3811 2200 0016' },
        { number: '', pin: '' },
      ])
        expect(await ask<Answer>(shopper, 'applyGiftCard', { input })).toEqual({
          __typename: 'GiftCardInvalid',
          message: 'Invalid gift card number or PIN.',
        })
      expect(await ask<Answer>(shopper, 'applyGiftCard', { input: spent })).toMatchObject({
        __typename: 'GiftCardEmpty',
        last4: '0049',
      })
    })

    it('tell what is on them, and what became of it', async () => {
      expect(await ask<Answer>(shopper, 'giftCardBalance', { input: card })).toMatchObject({
        balance: 2500,
        faceValue: 2500,
        last4: '0015',
        slug: 'running-stitch',
        recipientName: 'Nora',
        senderName: 'Imani',
        uses: [{ kind: 'filled', amount: 2500, balance: 2500 }],
      })
      expect(await ask<Answer>(shopper, 'giftCardBalance', { input: { ...card, pin: '1' } })).toMatchObject({
        __typename: 'GiftCardInvalid',
      })
      expect(await ask<Answer>(shopper, 'applyGiftCard', { input: card })).toMatchObject({
        __typename: 'NoCartToPay',
      })
    })

    it('are bought as a line with its own face, which takes no tax and earns no points, and go out again', async () => {
      const added = await ask<Answer>(shopper, 'addGiftCardToCart', { input: wish() })
      expect(added.cart).toMatchObject({
        cartTotals: { total: 5000, amountCharged: 5000, taxAmount: 0, pointsToEarn: 0 },
        cartProducts: [{ id: added.id, productType: 'gift_card', itemNumber: null, net: 5000, item: null }],
      })
      expect(added.cart.cartProducts[0]?.giftCard).toMatchObject({
        deliveryDate: now(),
        deliveryMethod: 'email',
        finalSale: true,
        giftCardProductId: expect.stringMatching(/./),
        giftCardTemplateId: '4',
        giftMessage: 'Enjoy',
        slug: 'button-box',
        recipientName: 'Nora',
        recipientEmail: 'nora@hemline.example',
        senderName: 'Imani',
        imageUrl: '/gift-cards/button-box.svg',
        thumbnailUrl: '/gift-cards/button-box.svg',
      })
      const paid = await ask<Answer>(shopper, 'applyGiftCard', { input: card })
      expect(paid.cart.cartTotals).toMatchObject({ giftCardAmount: 0, amountCharged: 5000 })
      expect(await ask<Answer>(shopper, 'removeGiftCardFromCart', { input: { id: added.id } })).toMatchObject(
        { cart: { cartProducts: [] } },
      )
      expect(await ask<Answer>(shopper, 'removeGiftCardFromCart', { input: { id: added.id } })).toMatchObject(
        { __typename: 'GiftCardNotInCart' },
      )
    })

    it('arrive in the receiver’s time zone, which must be one', async () => {
      const tokyo = { ...wish(), deliveryDate: nextWeek(now()), timeZone: 'Asia/Tokyo' }
      const { cart } = await ask<Answer>(shopper, 'addGiftCardToCart', { input: tokyo })
      expect(cart.cartProducts[0]?.giftCard).toMatchObject({ timeZone: 'Asia/Tokyo' })
      const usual = await ask<Answer>(shopper, 'addGiftCardToCart', { input: { ...tokyo, timeZone: null } })
      expect(usual.cart.cartProducts.map((line) => line.giftCard?.timeZone)).toContain('America/New_York')
      const nowhere = { ...tokyo, timeZone: 'Nowhere/Land' }
      const { fields } = await ask<Answer>(shopper, 'addGiftCardToCart', { input: nowhere })
      expect(fields.map((one) => one.field)).toEqual(['timeZone'])
    })

    it('of an account are those of the cart, and no visitor’s', async () => {
      expect((await shopper.run('getMyGiftCards')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      const { email, password } = shopper.marked.person
      await ask<Outcome>(shopper, 'logIn', { input: { email, password } })
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const { cart } = await ask<Answer>(shopper, 'applyGiftCard', { input: card })
      const held = { last4: '0015', balance: 2500, inCart: true }
      expect(await ask<object[]>(shopper, 'getMyGiftCards')).toContainEqual(expect.objectContaining(held))
      const applied = cart.giftCards.find(({ last4 }) => last4 === '0015')
      await ask<Answer>(shopper, 'removeGiftCard', { input: { id: applied?.id } })
      expect(await ask<object[]>(shopper, 'getMyGiftCards')).not.toContainEqual(expect.objectContaining(held))
    })

    it('that were bought are their buyer’s alone to see and to send again', async () => {
      expect((await shopper.run('getBoughtGiftCards')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      const again = { input: { id: '00000000-0000-7000-8000-000000000000' } }
      expect((await shopper.run('sendGiftCardAgain', again)).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      )
    })

    it('name every field that is wrong', async () => {
      const bad = {
        ...wish(),
        templateId: '0',
        amount: 999,
        deliveryDate: '2020-01-01',
        recipientName: '',
        recipientEmail: 'a+b@hemline.example',
        senderName: ' ',
      }
      const { __typename, fields } = await ask<Answer>(shopper, 'addGiftCardToCart', { input: bad })
      expect(__typename).toBe('InvalidInput')
      expect(fields.map((one) => one.field)).toEqual([
        'templateId',
        'amount',
        'deliveryDate',
        'recipientName',
        'recipientEmail',
        'senderName',
      ])
    })

    it('give no piece back to somebody who did not send it in', async () => {
      const itemNumber = shopper.marked.listed[0]
      expect(await ask<Answer>(shopper, 'addReclaimToCart', { input: { itemNumber } })).toMatchObject({
        __typename: 'NotReclaimable',
        itemNumber,
      })
    })
  })
}
