import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Favorites = {
  totalCount: number
  itemNumbers: number[]
  items: { itemNumber: number; isFavorite: boolean }[]
}

/** Favorites of a visitor; identity.contract.ts says what log-in does to them. */
export function favoritesContract(make: MakeClient): void {
  describe('favorites', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const favorites = () => ask<Favorites>(shopper, 'getFavorites', { amount: 10, page: 1 })

    it('remembers a piece once, shows it, and forgets it', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [itemNumber] } })
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [itemNumber] } })
      expect(await favorites()).toMatchObject({
        totalCount: 1,
        itemNumbers: [itemNumber],
        items: [{ itemNumber, isFavorite: true }],
      })
      await ask(shopper, 'removeFavorites', { input: { itemNumbers: [itemNumber] } })
      expect(await favorites()).toMatchObject({ totalCount: 0, items: [] })
    })

    it('leaves out a piece that does not exist', async () => {
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [999_999_999] } })
      expect((await favorites()).totalCount).toBe(0)
    })

    it("keeps one visitor's favorites from another", async () => {
      await ask(shopper, 'addFavorites', { input: { itemNumbers: shopper.marked.listed.slice(0, 2) } })
      expect(
        (await ask<Favorites>(shopper.newVisitor(), 'getFavorites', { amount: 10, page: 1 })).totalCount,
      ).toBe(0)
    })
  })
}
