import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Place = { city: string; state: string }
type Product = {
  itemNumber: number
  availability: string
  noLongerAvailable: boolean
  slug: string
  price: number
  photos: { url: string }[]
  title: string
  thirdPartySeller: Place | null
  warehouse: Place & { warehouseId: number }
}

/** Registers the contract's tests of product pages, brands and legal pages. */
export function catalogueContract(make: MakeClient): void {
  describe('catalogue', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const product = (itemNumber: number) => ask<Product | null>(shopper, 'getProduct', { itemNumber })

    it('shows a piece on sale with price, photos and its link', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const piece = await product(itemNumber)
      expect(piece).toMatchObject({ itemNumber, availability: 'InStock', noLongerAvailable: false })
      expect(piece?.price).toBeGreaterThan(0)
      expect(piece?.photos.length).toBeGreaterThan(0)
      expect(piece?.slug).toMatch(new RegExp(`^/product/[a-z0-9-]+/${itemNumber}$`))
    })

    it('says that somebody holds a piece, and that a piece is sold', async () => {
      expect(await product(shopper.marked.held)).toMatchObject({ availability: 'Reserved', heldByMe: false })
      expect(await product(shopper.marked.sold)).toMatchObject({ availability: 'SoldOut' })
    })

    it('sends a piece from its seller’s city, and its own from a warehouse', async () => {
      const pieces = (await Promise.all(shopper.marked.listed.slice(0, 40).map(product))).filter(
        (piece) => piece !== null,
      )
      const sent = pieces.filter((piece) => piece.thirdPartySeller)
      const own = pieces.filter((piece) => !piece.thirdPartySeller)
      expect(sent.length).toBeGreaterThan(0)
      for (const { warehouse, thirdPartySeller } of sent) {
        expect([warehouse.city, warehouse.state]).toEqual([thirdPartySeller?.city, thirdPartySeller?.state])
        expect(own.map((piece) => piece.warehouse.warehouseId)).not.toContain(warehouse.warehouseId)
      }
    })

    it('knows no piece that does not exist or is not listed yet', async () => {
      expect(await product(999_999_999)).toBeNull()
      expect(await product(shopper.marked.notListed)).toBeNull()
    })

    it('answers a malformed number without failing', async () => {
      for (const itemNumber of [-1, 0, 1.5, 9e15])
        expect(await product(itemNumber), String(itemNumber)).toBeNull()
      expect((await shopper.run('getProduct', { itemNumber: 'x' })).errors?.[0]?.extensions?.code).toBe(
        'BAD_INPUT',
      )
    })

    it('lists categories and top brands, and finds a brand by its slug', async () => {
      const { data } = await shopper.run('getShopIndex')
      const brands = data?.topBrands as { slug: string; itemCount: number }[]
      const categories = data?.categories as unknown[]
      expect(categories.length).toBeGreaterThan(5)
      expect(brands[0]?.itemCount).toBeGreaterThanOrEqual(brands.at(-1)?.itemCount ?? 0)
      expect(await ask(shopper, 'getBrand', { slug: brands[0]?.slug })).toMatchObject({
        slug: brands[0]?.slug,
      })
      expect(await ask(shopper, 'getBrand', { slug: 'no-such-brand' })).toBeNull()
    })

    it('has the terms of use, and no document that is not there', async () => {
      expect(await ask(shopper, 'getLegalDocument', { slug: 'tou' })).toMatchObject({
        slug: 'tou',
        title: expect.stringMatching(/terms/i),
      })
      expect(await ask(shopper, 'getLegalDocument', { slug: 'no-such-text' })).toBeNull()
      expect(await ask<unknown[]>(shopper, 'getLegalDocuments')).not.toHaveLength(0)
    })

    it('refuses an operation that it was not built with', async () => {
      const { data, errors } = await shopper.runHash('0'.repeat(64))
      expect(data ?? null).toBeNull()
      expect(errors).toHaveLength(1)
      expect(errors?.[0]?.message).not.toBe('')
    })
  })
}
