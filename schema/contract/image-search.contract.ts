import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Search = {
  id: string
  source: string
  pictureUrl: string
  width: number
  height: number
  finds: { label: string; box: { left: number; top: number; width: number; height: number } }[]
  expiresAt: string
  isShared: boolean
  isMine: boolean
}
type Started = Outcome & { search: Search; reason?: string }
type Match = {
  band: string
  reasons: { label: string; agrees: boolean }[]
  item: { itemNumber: number; price: number; condition: string; title: string }
}
type Answer = Outcome & {
  reason?: string
  title: string
  line: string
  matches: Match[]
  totalCount: number
  pageInfo: { page: number; pageCount: number; pageSize: number; hasNextPage: boolean }
  kinds: { tag: string; label: string; count: number }[]
  isUnsure: boolean
  ready: number
}

const bands = ['very_close', 'same_cut', 'similar']

/** Registers the contract's tests of the search by picture, with the pictures of pieces. */
export function imageSearchContract(make: MakeClient): void {
  describe('search by picture', () => {
    let shopper: ContractClient
    let piece: number
    beforeEach(async () => {
      shopper = await make()
      piece = shopper.marked.listed[0] ?? 0
    })
    const start = (itemNumber = piece, by = shopper) =>
      ask<Started>(by, 'startImageSearch', { input: { itemNumber } })
    const matches = (id: string, more: Record<string, unknown> = {}, by = shopper) =>
      ask<Answer>(by, 'getImageSearchMatches', { id, ...more })
    const numbersOf = (answer: Answer) => answer.matches.map(({ item }) => item.itemNumber)

    it('begins with the picture of a piece, which is kept for an hour and shows at least one thing', async () => {
      const { __typename, search } = await start()
      expect(__typename).toBe('ImageSearchPayload')
      expect(search).toMatchObject({ source: 'item', isMine: true, isShared: false })
      expect(search.pictureUrl).toMatch(/^\//)
      expect(search.width).toBeGreaterThan(0)
      expect(search.height).toBeGreaterThan(0)
      expect(search.finds.length).toBeGreaterThan(0)
      for (const { box, label } of search.finds) {
        expect(label).toMatch(/^\p{Lu}/u)
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(1.0001)
        expect(Math.min(box.width, box.height)).toBeGreaterThan(0)
      }
      expect(await ask(shopper, 'getImageSearch', { id: search.id })).toEqual(search)
    })

    it('finds the piece itself first, very close, and says why', async () => {
      const { search } = await start()
      const answer = await matches(search.id)
      expect(answer.__typename).toBe('ImageSearchAnswer')
      const [first] = answer.matches
      expect(first).toMatchObject({ band: 'very_close', item: { itemNumber: piece } })
      expect(first?.reasons.some(({ agrees }) => agrees)).toBe(true)
      expect(answer.isUnsure).toBe(false)
      expect(answer.title).not.toBe('')
      expect(answer.ready).toBeGreaterThan(0)
      expect(answer.ready).toBeLessThanOrEqual(1)
      const places = answer.matches.map(({ band }) => bands.indexOf(band))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(answer.totalCount).toBeLessThanOrEqual(200)
    })

    it('keeps to the filters of a listing', async () => {
      const { search } = await start()
      const all = await matches(search.id)
      const prices = all.matches.map(({ item }) => item.price).toSorted((a, b) => a - b)
      // In whole dollars, as listings are filtered: about half of what was found.
      const most = Math.ceil((prices[Math.floor(prices.length / 2)] ?? 0) / 100)
      const cheap = await matches(search.id, { filters: [{ key: 'price', values: [`-${most}`] }] })
      expect(cheap.matches.length).toBeGreaterThan(0)
      expect(Math.max(...cheap.matches.map(({ item }) => item.price))).toBeLessThanOrEqual(most * 100)
      const condition = all.matches[0]?.item.condition
      const kept = await matches(search.id, { filters: [{ key: 'condition', values: [condition] }] })
      expect(new Set(kept.matches.map(({ item }) => item.condition))).toEqual(new Set([condition]))
      const [kind] = all.kinds
      const ofKind = await matches(search.id, { filters: [{ key: 'category_tags', values: [kind?.tag] }] })
      expect(ofKind.matches.length).toBeGreaterThan(0)
      const none = await matches(search.id, { filters: [{ key: 'price', values: ['9000000-'] }] })
      expect(none).toMatchObject({ __typename: 'ImageSearchAnswer', matches: [], totalCount: 0 })
    })

    it('looks at a part of the picture alone', async () => {
      const { search } = await start()
      const box = { left: 0.3, top: 0.3, width: 0.4, height: 0.4 }
      expect(await matches(search.id, { box })).toMatchObject({ __typename: 'ImageSearchAnswer' })
    })

    it('pages without repeating a piece', async () => {
      const { search } = await start()
      const first = await matches(search.id, { amount: 4 })
      expect(first.matches).toHaveLength(4)
      expect(first.pageInfo).toMatchObject({ page: 1, pageSize: 4, hasNextPage: true })
      const second = await matches(search.id, { amount: 4, page: 2 })
      expect(second.pageInfo.page).toBe(2)
      expect(second.matches.length).toBeGreaterThan(0)
      const numbers = [...numbersOf(first), ...numbersOf(second)]
      expect(new Set(numbers).size).toBe(numbers.length)
    })

    it('weighs color against cut from 0 to 1 and no further', async () => {
      const { search } = await start()
      for (const balance of [0, 0.5, 1])
        expect(await matches(search.id, { balance })).toMatchObject({ __typename: 'ImageSearchAnswer' })
      for (const balance of [-0.1, 1.1]) {
        const { errors } = await shopper.run('getImageSearchMatches', { id: search.id, balance })
        expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      }
    })

    it('shows a picture to others only while it is shared', async () => {
      const { search } = await start()
      const other = shopper.newVisitor()
      const seen = () => ask<Search | null>(other, 'getImageSearch', { id: search.id })
      expect(await seen()).toBeNull()
      expect(await matches(search.id, {}, other)).toMatchObject({
        __typename: 'ImageSearchRefused',
        reason: 'gone',
      })
      const foreign = await ask<Started>(other, 'shareImageSearch', { id: search.id, shared: true })
      expect(foreign).toMatchObject({ __typename: 'ImageSearchRefused', reason: 'gone' })
      const { search: shared } = await ask<Started>(shopper, 'shareImageSearch', {
        id: search.id,
        shared: true,
      })
      expect(shared).toMatchObject({ isShared: true, isMine: true })
      expect(await seen()).toMatchObject({ id: search.id, isMine: false, isShared: true })
      expect(numbersOf(await matches(search.id, {}, other))[0]).toBe(piece)
      await ask(shopper, 'shareImageSearch', { id: search.id, shared: false })
      expect(await seen()).toBeNull()
    })

    it('deletes a picture at once, for its owner alone', async () => {
      const { search } = await start()
      const { errors } = await shopper.newVisitor().run('deleteImageSearch', { id: search.id })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
      expect(await ask(shopper, 'deleteImageSearch', { id: search.id })).toMatchObject({ id: search.id })
      expect(await ask(shopper, 'getImageSearch', { id: search.id })).toBeNull()
      expect(await matches(search.id)).toMatchObject({ __typename: 'ImageSearchRefused', reason: 'gone' })
    })

    it('refuses a piece that does not exist, and one that shoppers do not see', async () => {
      for (const itemNumber of [1, shopper.marked.notListed])
        expect(await start(itemNumber)).toMatchObject({ __typename: 'ImageSearchRefused', reason: 'gone' })
    })
  })
}
