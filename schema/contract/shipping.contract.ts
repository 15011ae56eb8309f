import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Option = {
  id: number
  groupKey: string
  label: string
  price: number
  selected: boolean
  serviceType: string
  minShippingEstimate: string
  maxShippingEstimate: string
  shippingEstimateDetailed: { itemNumbers: number[]; minEstimate: string; maxEstimate: string }[]
}
type Cart = {
  cartProducts: {
    itemNumber: number
    productId: string
    productKey: string
    item: { dropshipper: { active: boolean; id: number; name: string } | null }
  }[]
  cartTotals: { subtotal: number; shippingAmount: number; total: number; freeShipping: boolean }
  groups: {
    key: string
    deliveryKey: string
    source: string
    shipFrom: string
    estimate: string
    shipsSeparately: boolean
    productIds: string[]
  }[]
  shippingOptions: Option[]
  cartIncentives: { id: string; type: string; state: string; content: string; percent: number }[]
  bundleMessages: string[]
  activeBundle: unknown
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const prefixes: Record<string, string> = { own: '', dropship: 'DROP_', p2p: 'P2P_', partner: 'CMP_' }

/** Registers the contract's tests of shipping: groups of pieces, shipping options and bundles. */
export function shippingContract(make: MakeClient): void {
  describe('shipping', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const cartOf = async (variables: object = {}): Promise<Cart> =>
      (
        await ask<{ cart: Cart }>(shopper, 'getActiveCart', {
          estimateTaxes: false,
          createIfNotExists: true,
          ...variables,
        })
      ).cart
    const select = (input: object) =>
      ask<Outcome & { cart: Cart }>(shopper, 'selectShippingOption', { input })
    /** Adds pieces until the cart has one of ours, and as many groups as asked for. */
    const fill = async (groups: number): Promise<Cart> => {
      for (const itemNumber of shopper.marked.listed) {
        await add(shopper, itemNumber)
        const cart = await cartOf()
        if (cart.groups.length >= groups && cart.groups.some((group) => group.source === 'own')) return cart
      }
      throw new Error('no such pieces on sale')
    }
    const selectedOf = (cart: Cart, key: string) =>
      cart.shippingOptions.find((one) => one.groupKey === key && one.selected)

    it('puts every piece into one group, and has one way selected for each sender', async () => {
      const cart = await fill(2)
      expect(cart.groups.flatMap((group) => group.productIds).toSorted()).toEqual(
        cart.cartProducts.map((line) => line.productId).toSorted(),
      )
      for (const group of cart.groups) {
        expect(group).toMatchObject({
          shipsSeparately: true,
          shipFrom: expect.stringMatching(/^From .+, [A-Z]{2}$/),
        })
        for (const id of group.productIds)
          expect(cart.cartProducts.find((line) => line.productId === id)?.productKey).toBe(
            `${prefixes[group.source]}${id}`,
          )
        expect(
          cart.shippingOptions.filter((one) => one.groupKey === group.deliveryKey && one.selected),
        ).toHaveLength(1)
      }
      for (const option of cart.shippingOptions) {
        expect(option.minShippingEstimate <= option.maxShippingEstimate).toBe(true)
        expect(option.shippingEstimateDetailed.length).toBeGreaterThan(0)
      }
      const standard = cart.shippingOptions.filter((one) => one.selected)
      if (!cart.cartTotals.freeShipping)
        expect(cart.cartTotals.shippingAmount).toBe(sum(standard.map((one) => one.price)))
    })

    it('names the dropshipper of what one of them sends, and of nothing else', async () => {
      const has = (cart: Cart) =>
        cart.cartProducts.some((line) => line.productKey.startsWith(prefixes.dropship ?? ''))
      let cart = await fill(1)
      for (const itemNumber of shopper.marked.listed) {
        if (has(cart)) break
        await add(shopper, itemNumber)
        cart = await cartOf()
      }
      expect(has(cart)).toBe(true)
      for (const { productKey, item } of cart.cartProducts) {
        if (!productKey.startsWith('DROP_')) expect(item.dropshipper).toBeNull()
        else
          expect(item.dropshipper).toEqual({
            __typename: 'Dropshipper',
            active: true,
            id: expect.any(Number),
            name: expect.stringMatching(/./),
          })
      }
    })

    it('adds the whole price of a fast way, whatever free shipping says, and keeps the choice', async () => {
      const before = await fill(1)
      const fast = before.shippingOptions.find((one) => one.groupKey === 'own' && one.label === 'Expedited')
      const standard = selectedOf(before, 'own')
      const paid = before.cartTotals.freeShipping ? 0 : (standard?.price ?? 0)
      const chosen = await select({ groupKey: 'own', optionId: fast?.id })
      expect(chosen.__typename).toBe('SelectShippingOptionPayload')
      expect(chosen.cart.cartTotals.shippingAmount).toBe(
        before.cartTotals.shippingAmount - paid + (fast?.price ?? 0),
      )
      const after = await cartOf()
      expect(selectedOf(after, 'own')?.id).toBe(fast?.id)
      expect(after.cartTotals.total).toBe(before.cartTotals.total - paid + (fast?.price ?? 0))
      const tried = await cartOf({ shippingOptionId: 1 })
      expect(tried.cartTotals.shippingAmount).toBe(before.cartTotals.shippingAmount)
      expect(selectedOf(await cartOf(), 'own')?.id).toBe(fast?.id)
    })

    it('takes a piece’s key for its sender, and refuses what is not offered, with nothing changed', async () => {
      const before = await fill(1)
      const own = before.groups.find((group) => group.source === 'own')
      expect(await select({ productKey: own?.productIds[0], optionId: 1 })).toMatchObject({
        __typename: 'SelectShippingOptionPayload',
      })
      for (const input of [
        { groupKey: 'own', optionId: 99 },
        { groupKey: 'CMP_0', optionId: 1 },
        { productKey: 'P2P_1', optionId: 9 },
        { optionId: 1 },
      ])
        expect(await select(input), JSON.stringify(input)).toMatchObject({
          __typename: 'ShippingOptionUnavailable',
          optionId: input.optionId,
        })
      expect(await cartOf()).toEqual(before)
    })

    it('offers bundles to those with an account, and not to visitors', async () => {
      const cart = await fill(1)
      expect(cart).toMatchObject({ bundleMessages: [], activeBundle: null })
      expect(cart.shippingOptions.some((one) => one.label === 'Bundle')).toBe(false)
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const mine = await cartOf()
      expect(mine.bundleMessages).toEqual([
        expect.stringMatching(/^Shop all week/),
        expect.stringMatching(/^Bundled orders ship together on \w{3} \d+\.$/),
      ])
      expect(mine.shippingOptions.find((one) => one.label === 'Bundle')).toMatchObject({
        groupKey: 'own',
        serviceType: 'order_batch_shipping',
      })
    })

    it('says what could still be reached, by the sums that are shown', async () => {
      const { cartIncentives, cartTotals } = await fill(1)
      const free = cartIncentives.find((one) => one.type === 'free_shipping')
      expect(free).toMatchObject({ state: cartTotals.freeShipping ? 'reached' : 'open' })
      expect(free?.percent === 100).toBe(cartTotals.freeShipping)
    })
  })
}
