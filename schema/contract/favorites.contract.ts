import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Favorites = {
  totalCount: number
  itemNumbers: number[]
  items: { itemNumber: number; isFavorite: boolean }[]
}

/**
 * Registers the contract's tests of the favorites of a visitor. identity.contract.ts tests what log-in
 * changes in them.
 */
export function favoritesContract(make: MakeClient): void {
  describe('favorites', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const favorites = () => ask<Favorites>(shopper, 'getFavorites', { amount: 10, page: 1 })

    it('remembers a piece once, shows it, and forgets it', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      const [, other = 0] = shopper.marked.listed
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [other] } })
      const add = { input: { itemNumbers: [itemNumber] } }
      await ask(shopper, 'addFavorites', add)
      // Sent twice it is counted once.
      expect(await ask(shopper, 'addFavorites', add)).toMatchObject({
        itemNumbers: [itemNumber],
        favoritesCount: 2,
      })
      const left = { itemNumbers: [other], favoritesCount: 1 }
      expect(await ask(shopper, 'removeFavorites', { input: { itemNumbers: [other] } })).toMatchObject(left)
      expect(await favorites()).toMatchObject({
        totalCount: 1,
        itemNumbers: [itemNumber],
        items: [{ itemNumber, isFavorite: true }],
      })
      await ask(shopper, 'removeFavorites', { input: { itemNumbers: [itemNumber] } })
      expect(await favorites()).toMatchObject({ totalCount: 0, items: [] })
    })

    it('tells what a piece cost since it was listed, up to its present price', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [itemNumber] } })
      const { priceHistory } = await ask<{ priceHistory: { at: string; price: number }[] }>(
        shopper,
        'getPriceHistory',
        { itemNumber },
      )
      expect(priceHistory.length).toBeGreaterThan(0)
      expect(priceHistory.at(-1)?.price).toBe((await view(shopper, {})).nodes[0]?.item.price)
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

    it('keeps the price of the day, counts, sorts and filters', async () => {
      const numbers = shopper.marked.listed.slice(0, 3)
      await ask(shopper, 'addFavorites', { input: { itemNumbers: numbers.slice(0, 1) } })
      await ask(shopper, 'addFavorites', {
        input: { itemNumbers: [...numbers.slice(1), shopper.marked.sold] },
      })
      const saved = await view(shopper, { sort: 'price_low_high' })
      expect(saved.counts).toMatchObject({ all: 4, drops: 0, free: 3, sold: 1, droppedBy: 0 })
      const prices = saved.nodes.map(({ item }) => item.price)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(saved.nodes.every(({ item, priceThen }) => item.price === priceThen)).toBe(true)
      expect(saved.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(4)
      const sold = await view(shopper, { show: 'sold' })
      expect(sold.nodes.map(({ item }) => item.itemNumber)).toEqual([shopper.marked.sold])
      const cheap = await view(shopper, { maxPrice: prices[0] ?? 0 })
      expect(cheap.nodes.every(({ item }) => item.price === prices[0])).toBe(true)
      expect((await shopper.run('getSaved', { ...page, view: { sort: 'by luck' } })).errors).toHaveLength(1)
    })

    it('refuses 10,000 pieces of a broken client, and takes none of them', async () => {
      const itemNumbers = Array.from({ length: 10_000 }, (_, index) => shopper.marked.listed[0] ?? index)
      const { errors } = await shopper.run('addFavorites', { input: { itemNumbers } })
      expect(errors?.[0]?.message).toMatch(
        /^(?:At most 500 favorites at once, please|The request is too large)\.$/,
      )
      expect((await favorites()).totalCount).toBe(0)
    })

    it('keeps lists with names: made, renamed, filled, deleted; each piece stays a favorite', async () => {
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const [first = 0, second = 0] = shopper.marked.listed
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [first, second] } })
      const made = await ask<ListsAnswer>(shopper, 'createFavoriteList', { name: '  For June’s  wedding ' })
      const listId = listNamed(made, 'For June’s wedding')
      const again = await ask<ListsAnswer>(shopper, 'createFavoriteList', { name: 'for june’s wedding' })
      expect(again).toMatchObject({ __typename: 'ListRefused' })
      await ask(shopper, 'moveFavorites', { input: { itemNumbers: [first], listId } })
      expect((await view(shopper, { listId })).nodes.map(({ item }) => item.itemNumber)).toEqual([first])
      const renamed = await ask<ListsAnswer>(shopper, 'renameFavoriteList', { listId, name: 'June' })
      expect(renamed.favorites?.lists).toMatchObject([{ id: listId, name: 'June', count: 1 }])
      await ask(shopper, 'deleteFavoriteList', { listId })
      expect((await view(shopper, {})).counts.all).toBe(2)
      const gone = await ask<ListsAnswer>(shopper, 'renameFavoriteList', { listId, name: 'July' })
      expect(gone.message).toBe('That list is not there any more.')
    })

    it('refuses lists to a visitor, and a list of somebody else', async () => {
      expect((await shopper.run('createFavoriteList', { name: 'Mine' })).errors?.[0]?.extensions?.code).toBe(
        'UNAUTHENTICATED',
      )
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const listId = '01939bd2-4c11-7a55-8d21-0000000000aa'
      const moved = await ask<ListsAnswer>(shopper, 'moveFavorites', { input: { itemNumbers: [1], listId } })
      expect(moved.__typename).toBe('ListRefused')
    })

    it('shares a list by a link without a name unless wished, and answers in words once it is taken back', async () => {
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const [first = 0] = shopper.marked.listed
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [first] } })
      const shared = await ask<ListsAnswer>(shopper, 'shareFavorites', { input: { showName: false } })
      const code = shared.favorites?.share?.code ?? ''
      const stranger = shopper.newVisitor()
      const seen = () => ask<SharedAnswer | null>(stranger, 'getSharedFavorites', { code })
      expect(await seen()).toMatchObject({
        by: null,
        name: null,
        totalCount: 1,
        items: [{ itemNumber: first }],
      })
      const named = await ask<ListsAnswer>(shopper, 'shareFavorites', { input: { showName: true } })
      expect(named.favorites?.share).toMatchObject({ code, showsName: true })
      expect((await seen())?.by).toEqual(expect.any(String))
      await ask(stranger, 'getSharedFavorites', { code: 'nothing-like-it' }).then((none) =>
        expect(none).toBeNull(),
      )
      await ask(shopper, 'revokeShare', { code })
      expect(await seen()).toMatchObject({
        __typename: 'ShareRevoked',
        message: 'Whoever shared this list has taken the link back.',
      })
    })
  })
}

const page = { amount: 40, page: 1 }
type ListsAnswer = Outcome & {
  favorites?: {
    lists: { id: string; name: string; count: number }[]
    share: { code: string; showsName: boolean } | null
  }
}
type SharedAnswer = Outcome & { by: string | null; totalCount: number; items: { itemNumber: number }[] }
type SavedAnswer = {
  view: {
    counts: { all: number; drops: number; free: number; sold: number; droppedBy: number }
    kinds: { count: number }[]
    nodes: { priceThen: number; item: { itemNumber: number; price: number } }[]
  }
}
const view = async (client: ContractClient, wanted: Record<string, unknown>) =>
  (await ask<SavedAnswer>(client, 'getSaved', { ...page, view: wanted })).view
const listNamed = (answer: ListsAnswer, name: string) => {
  const found = answer.favorites?.lists.find((one) => one.name === name)
  if (!found) throw new Error(`no list ${name}: ${answer.message ?? ''}`)
  return found.id
}
