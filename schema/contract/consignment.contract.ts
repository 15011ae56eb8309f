import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Item = {
  itemNumber: number
  status: string
  price: number | null
  payout: number | null
  declineReason: string | null
  canDonate: boolean
  priceChange: { refusal: string | null; lowest: number; highest: number } | null
  prices: { price: number }[]
  history: { words: string }[]
}
type Page = { totalCount: number; counts: { status: string; count: number }[]; nodes: Item[] }
type Answer = { __typename: string; message?: string; item: Item; items: Item[] }

/**
 * Registers the contract's tests of what sellers follow and change. The seller is the same in the
 * demonstration shop and in the mocks.
 */
export function consignmentContract(make: MakeClient): void {
  describe('a seller’s pieces', () => {
    let seller: ContractClient
    beforeEach(async () => {
      seller = await make()
      await ask(seller, 'logIn', { input: { ...seller.marked.person, email: 'greta@hemline.example' } })
    })
    const list = (variables: object = {}) => ask<Page>(seller, 'getSellerItems', { ...variables })
    const first = async (status: string) => (await list({ status })).nodes[0] ?? ({} as Item)
    const free = async () =>
      (await list({ status: 'listed' })).nodes.find((one) => one.priceChange?.refusal === null) ??
      ({} as Item)
    const key = (n: number) => `01939bd2-4c11-7a55-8d21-0b3f7f3a9d0${n}`

    it('are counted by every status, and the counts add up', async () => {
      const { counts, totalCount } = await list()
      expect(counts.map((one) => one.status)).toEqual([
        'listed',
        'sold',
        'expired',
        'reclaimed',
        'pending_sale',
        'unaccepted',
        'no_payout',
        'on_auction',
        'pending_listing',
      ])
      expect(counts.reduce((sum, one) => sum + one.count, 0)).toBe(totalCount)
      for (const status of ['listed', 'sold', 'unaccepted', 'pending_listing'])
        expect((await list({ status })).totalCount).toBeGreaterThan(0)
    })

    it('say what they would pay, and declined ones why', async () => {
      const { price, payout } = await first('listed')
      expect(payout).toBeGreaterThan(0)
      expect(payout).toBeLessThan(price ?? 0)
      expect(await first('unaccepted')).toMatchObject({
        price: null,
        payout: null,
        declineReason: expect.any(String),
        canDonate: true,
      })
    })

    it('take a new price within bounds, once a day and once a press', async () => {
      const { itemNumber, priceChange, price } = await free()
      const { lowest = 0, highest = 0 } = priceChange ?? {}
      const change = (to: number, requestKey: string) =>
        ask<Answer>(seller, 'changeItemPrice', { input: { itemNumber, price: to, requestKey } })
      for (const wrong of [0, lowest - 1, highest + 1, price ?? 0])
        expect(await change(wrong, key(1))).toMatchObject({ __typename: 'PriceNotChanged' })
      const changed = await change(lowest, key(2))
      expect(changed.item).toMatchObject({
        price: lowest,
        priceChange: { refusal: expect.stringMatching('once a day') },
      })
      expect(changed.item.history[0]?.words).toBe('You changed the price')
      expect((await change(lowest, key(2))).item.prices).toHaveLength(changed.item.prices.length)
      expect(await change(lowest + 1, key(3))).toMatchObject({ __typename: 'PriceNotChanged' })
    })

    it('are given on when she says so, and once', async () => {
      const { itemNumber } = await first('unaccepted')
      const give = () => ask<Answer>(seller, 'donateRest', { input: { itemNumbers: [itemNumber] } })
      expect((await give()).items).toMatchObject([{ itemNumber, status: 'no_payout', canDonate: false }])
      expect(await give()).toMatchObject({ __typename: 'NothingToDonate' })
    })

    it('are nobody else’s', async () => {
      const { itemNumber } = await first('listed')
      const other = seller.newVisitor()
      expect((await other.run('getSellerItems', {})).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await ask(other, 'logIn', { input: other.marked.person })
      expect((await ask<Page>(other, 'getSellerItems')).totalCount).toBe(0)
      expect(await ask(other, 'getSellerItem', { itemNumber })).toBeNull()
      const input = { itemNumber, price: 100, requestKey: key(4) }
      expect((await other.run('changeItemPrice', { input })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })
  })
}
