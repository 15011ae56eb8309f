import { tooManyHoldsMessage } from '@hemline/rules/cart/hold.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  add,
  ask,
  type ContractClient,
  cartOf,
  type MakeClient,
  type MakeCrowded,
  type Outcome,
} from './client.ts'

/** Registers the contract's tests of the cart and its holds. `crowded`: see MakeCrowded. */
export function cartContract(make: MakeClient, crowded: MakeCrowded): void {
  describe('cart', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const remove = (itemNumber: number) => ask<Outcome>(shopper, 'removeFromCart', { input: { itemNumber } })

    it('holds a piece for the shopper who adds it, and adds it up', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const added = await add(shopper, itemNumber)
      expect(added.__typename).toBe('AddToCartPayload')
      const cart = await cartOf(shopper)
      expect(cart?.cartProducts).toMatchObject([
        { itemNumber, availability: 'IN_CART', expiresAt: added.expiresAt },
      ])
      const price = cart?.cartProducts[0]?.item.price ?? 0
      expect(cart?.cartTotals).toMatchObject({
        subtotal: price,
        total: price + (cart?.cartTotals?.shippingAmount ?? 0),
        freeShipping: price >= 7900,
      })
    })

    it('leaves the totals out when they are not asked for', async () => {
      const { cart } = await ask<{ cart: { cartTotals: unknown } }>(shopper, 'getActiveCart', {
        estimateTaxes: false,
        createIfNotExists: true,
        includeCartTotals: false,
      })
      expect(cart.cartTotals).toBeNull()
    })

    it('does not lengthen a hold by adding again', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const first = await add(shopper, itemNumber)
      const again = await add(shopper, itemNumber)
      expect(again.expiresAt).toBe(first.expiresAt)
      expect(again.cart.cartProducts).toHaveLength(1)
    })

    it('says that a piece is in the cart already, and not when it was taken out between', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      expect((await add(shopper, itemNumber)).addedBefore).toBeNull()
      expect((await add(shopper, itemNumber)).addedBefore).toBe('This item is already in your cart.')
      await shopper.run('removeFromCart', { input: { itemNumber } })
      expect((await add(shopper, itemNumber)).addedBefore).toBeNull()
    })

    it('refuses a piece that another shopper holds, and says until when', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const { expiresAt } = await add(shopper, itemNumber)
      const other = shopper.newVisitor()
      expect(await add(other, itemNumber)).toMatchObject({
        __typename: 'ItemHeld',
        itemNumber,
        heldUntil: expiresAt,
      })
      expect((await cartOf(other))?.cartProducts).toEqual([])
      expect(await add(shopper, shopper.marked.held)).toMatchObject({ __typename: 'ItemHeld' })
    })

    it('refuses what is sold, not listed or unknown', async () => {
      for (const itemNumber of [shopper.marked.sold, shopper.marked.notListed, 999_999_999]) {
        expect(await add(shopper, itemNumber), String(itemNumber)).toMatchObject({
          __typename: 'ItemUnavailable',
          itemNumber,
        })
      }
    })

    it('refuses one piece more than a cart holds', async () => {
      const limit = (await cartOf(shopper))?.itemLimit ?? 0
      expect(shopper.marked.listed.length).toBeGreaterThan(limit)
      for (const itemNumber of shopper.marked.listed.slice(0, limit))
        expect((await add(shopper, itemNumber)).__typename).toBe('AddToCartPayload')
      expect(await add(shopper, shopper.marked.listed[limit] ?? 0)).toMatchObject({
        __typename: 'CartFull',
        limit,
      })
    })

    it('refuses a piece to a network that holds as many as it may, and keeps the cart as it was', async () => {
      const { client, free } = await crowded()
      expect(await add(client, free)).toEqual({ __typename: 'TooManyHolds', message: tooManyHoldsMessage })
      expect((await cartOf(client))?.cartProducts).toEqual([])
    })

    it('lets go of a removed piece, so that somebody else can have it', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      await add(shopper, itemNumber)
      expect(await remove(itemNumber)).toMatchObject({ __typename: 'RemoveFromCartPayload' })
      expect((await cartOf(shopper))?.cartProducts).toEqual([])
      expect(await add(shopper.newVisitor(), itemNumber)).toMatchObject({ __typename: 'AddToCartPayload' })
      expect(await add(shopper, itemNumber)).toMatchObject({ __typename: 'ItemHeld' })
    })

    it('does not lengthen a hold by removing and adding again', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const { expiresAt } = await add(shopper, itemNumber)
      await remove(itemNumber)
      expect(await add(shopper, itemNumber)).toMatchObject({ __typename: 'AddToCartPayload', expiresAt })
    })

    it('says when a piece to remove is not in the cart', async () => {
      expect(await remove(shopper.marked.listed[0] ?? 0)).toMatchObject({ __typename: 'NotInCart' })
    })
  })
}
