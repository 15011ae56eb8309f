import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Entry = { name: string; slug: string; letter: string; itemCount: number }
type Directory = {
  query: string
  letter: string | null
  letters: { letter: string; brandCount: number }[]
  popular: Entry[]
  nodes: Entry[]
  nearest: Entry[]
  totalCount: number
  pageInfo: { page: number; pageCount: number; hasNextPage: boolean }
}
type Filter = { key: string; values: string[] }
type Card = {
  itemNumber: number
  price: number
  availability: string
  categoryPath: string
  sizeDisplay: string
}
type Supplier = {
  id: number
  name: string
  path: string
  itemCount: number
  filterKey: string
  active: boolean
  isRental: boolean
  bannerText: string
  logoText: string
  description: string
  bannerImages: string[]
  logo: string | null
}
type Outfit = {
  id: string
  pieces: { slot: string; why: string | null; item: Card }[]
  totalPrice: number
  totalMsrp: number
}
type Landing = {
  slug: string
  title: string
  filters: Filter[]
  totalCount: number
  collage: Card[]
  blocks: { title: string; href: string | null; totalCount: number; items: Card[]; outfits: Outfit[] }[]
}
type Outfits = { item: Card; anchor: Card | null; outfits: Outfit[]; occasions: string[] }
type Similar = {
  item: Card
  nodes: { item: Card; reasons: string[] }[]
  sizes: { sizingId: number; count: number; selected: boolean }[]
  shelf: string
}
type Identical = { basis: string; nodes: { item: Card; differences: string[] }[] }

const specialSlugs = [
  'best-seasonal-hits',
  'outfits-you-love',
  'thrift-best-seasonal-hits',
  'thrift-outfits-you-love',
  'thrift-maternity-clothing',
]
const nobody = [-1, 0, 1.5, 9e15, 999_999_999]

/**
 * Registers the contract's tests of the directory of brands, partners, landing pages, similar pieces, and
 * outfits.
 */
export function discoveryContract(make: MakeClient): void {
  describe('discovery', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const directory = (variables: Record<string, unknown> = {}) =>
      ask<Directory | null>(shopper, 'getBrandDirectory', { amount: 120, ...variables })
    const total = async (chosen: Filter[]) => {
      const filters = chosen.map(({ key, values }) => ({ key, values }))
      return (await ask<{ totalCount: number }>(shopper, 'getItems', { amount: 1, filters, userInfo: {} }))
        .totalCount
    }
    const outfits = (itemNumber: number, variables: Record<string, unknown> = {}) =>
      ask<Outfits | null>(shopper, 'getOutfits', { itemNumber, amount: 4, round: 0, ...variables })
    const similar = (itemNumber: number, variables: Record<string, unknown> = {}) =>
      ask<Similar | null>(shopper, 'getSimilarItems', { itemNumber, amount: 24, ...variables })

    it('lists brands under their letters, all letters there, and counts their pieces as a listing does', async () => {
      const all = await directory()
      expect(all?.letters.map((one) => one.letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#')
      expect(all?.letters.reduce((sum, one) => sum + one.brandCount, 0)).toBe(all?.totalCount)
      const first = all?.popular[0]
      expect(first?.itemCount).toBeGreaterThanOrEqual(all?.popular.at(-1)?.itemCount ?? 0)
      expect(await total([{ key: 'brand_name_tags', values: [first?.name ?? ''] }])).toBe(first?.itemCount)
      const letter = all?.letters.find((one) => one.brandCount > 0)
      const under = await directory({ letter: letter?.letter.toLowerCase() })
      expect(under?.totalCount).toBe(letter?.brandCount)
      expect(new Set(under?.nodes.map((one) => one.letter))).toEqual(new Set([letter?.letter]))
    })

    it('counts a department’s brands by the pieces there', async () => {
      const shoes = await directory({ department: 'shoes' })
      const [brand] = shoes?.popular ?? []
      const filters = [
        { key: 'brand_name_tags', values: [brand?.name ?? ''] },
        { key: 'department_tags', values: ['shoes'] },
      ]
      expect(await total(filters)).toBe(brand?.itemCount)
      expect(shoes?.nodes.every((one) => one.itemCount > 0)).toBe(true)
      expect((await directory({ department: 'kids' }))?.totalCount).toBeGreaterThan(0)
      expect(await directory({ department: 'wombats' })).toBeNull()
    })

    it('finds a brand by the beginnings of its words, in any case', async () => {
      const name = (await directory())?.popular.find((one) => /^\p{L}{4}/u.test(one.name))?.name ?? ''
      const found = await directory({ query: name.slice(0, 4).toUpperCase() })
      expect(found?.nodes.map((one) => one.name)).toContain(name)
      expect(found?.letter).toBeNull()
    })

    it('offers the nearest names when nothing has the text', async () => {
      const name = (await directory())?.popular.find((one) => /^\p{L}{6}/u.test(one.name))?.name ?? ''
      const slip = await directory({ query: `${name}q` })
      expect(slip).toMatchObject({ totalCount: 0, nodes: [] })
      expect(slip?.nearest.map((one) => one.name)).toContain(name)
    })

    it.each(['x'.repeat(10_000), '👗👗', '\u0000\u0001', '%', '_', '\\', '---', 'رنا', '\ud800'])(
      'answers any text typed: %j',
      async (query) => {
        expect((await directory({ query }))?.totalCount).toBeGreaterThanOrEqual(0)
      },
    )

    it('takes letters that do not exist for none, and ends after the last page', async () => {
      const all = await directory()
      for (const letter of ['Ä', 'AB', '1', ''])
        expect((await directory({ letter }))?.totalCount).toBe(all?.totalCount)
      expect(await directory({ page: 9_999_999 })).toMatchObject({
        nodes: [],
        pageInfo: { hasNextPage: false },
      })
    })

    it('knows partners by path and id, with the pieces they sent', async () => {
      const partner = await ask<Supplier>(shopper, 'getSupplier', { reference: 'fennel-row' })
      expect(partner).toMatchObject({
        name: 'Fennel Row',
        path: '/fennel-row',
        active: true,
        isRental: false,
        bannerText: 'Pre-loved pieces from Fennel Row',
        logoText: 'Fennel Row',
        description: expect.stringMatching(/^Easy linen and cotton/),
        bannerImages: ['/partners/fennel-row-wide.webp', '/partners/fennel-row-narrow.webp'],
        logo: '/partners/fennel-row.svg',
      })
      expect(await ask<Supplier>(shopper, 'getSupplier', { reference: String(partner.id) })).toEqual(partner)
      expect(await total([{ key: partner.filterKey, values: [String(partner.id)] }])).toBe(partner.itemCount)
      expect(await ask<Supplier>(shopper, 'getSupplier', { reference: 'second-evening' })).toMatchObject({
        isRental: true,
      })
    })

    it('says that a partner is inactive, and knows nobody else', async () => {
      expect(await ask<Supplier>(shopper, 'getSupplier', { reference: '33' })).toMatchObject({
        active: false,
        path: '/supplier/33',
      })
      for (const reference of [
        '0',
        '41',
        '99999999999',
        '999999999',
        '-1',
        '',
        'nobody',
        'x'.repeat(10_000),
        '%',
        '’ or 1=1',
      ])
        expect(await ask(shopper, 'getSupplier', { reference }), reference.slice(0, 20)).toBeNull()
    })

    it.each(specialSlugs)(
      'has the landing page %s, whose list and blocks are living pieces',
      async (slug) => {
        const page = await ask<Landing>(shopper, 'getLandingPage', { slug })
        expect(page.totalCount).toBe(await total(page.filters))
        expect(page.blocks.length).toBeGreaterThan(0)
        for (const block of page.blocks) {
          expect(block.items.length + block.outfits.length).toBeGreaterThan(0)
          expect(block.href === null ? block.outfits.length : block.href).toBeTruthy()
        }
      },
    )

    it('has no landing page that nobody made', async () => {
      for (const slug of ['no-such-page', '', 'x'.repeat(10_000), '../best'])
        expect(await ask(shopper, 'getLandingPage', { slug })).toBeNull()
      expect(await ask(shopper, 'getLandingNames', { slug: 'best-seasonal-hits' })).toMatchObject({
        slug: 'best-seasonal-hits',
      })
    })

    it('shows pieces of the same kind, says why, and narrows them by size', async () => {
      for (const itemNumber of shopper.marked.listed.slice(0, 12)) {
        const answer = await similar(itemNumber)
        for (const node of answer?.nodes ?? []) {
          expect(node.item.categoryPath).toBe(answer?.item.categoryPath)
          expect(node.item.itemNumber).not.toBe(itemNumber)
        }
        const size = answer?.sizes[0]
        if (!size) continue
        const narrowed = await similar(itemNumber, { sizingIds: [size.sizingId] })
        expect(narrowed?.nodes.length).toBe(Math.min(24, size.count))
        expect(narrowed?.sizes.find((one) => one.sizingId === size.sizingId)?.selected).toBe(true)
      }
    })

    it('shows what is like a sold piece, and nothing for one that shoppers can’t see', async () => {
      expect(await similar(shopper.marked.sold)).not.toBeNull()
      for (const itemNumber of [...nobody, shopper.marked.notListed]) {
        expect(await similar(itemNumber)).toBeNull()
        expect(await ask(shopper, 'getIdenticalItems', { itemNumber, amount: 4 })).toBeNull()
        expect(await outfits(itemNumber)).toBeNull()
      }
    })

    it('says honestly whether a piece is there again', async () => {
      for (const itemNumber of shopper.marked.listed.slice(0, 12)) {
        const answer = await ask<Identical>(shopper, 'getIdenticalItems', { itemNumber, amount: 24 })
        expect(answer.nodes.length > 0).toBe(answer.basis !== 'NONE')
        for (const node of answer.nodes) expect(node.differences.length).toBeGreaterThan(0)
      }
    })

    it('dresses a piece in outfits that add up, begin with it, and can be had', async () => {
      let some = 0
      for (const itemNumber of shopper.marked.listed.slice(0, 12)) {
        const answer = await outfits(itemNumber)
        some += answer?.outfits.length ?? 0
        const others =
          answer?.outfits.flatMap((one) => one.pieces.slice(1).map((piece) => piece.item.itemNumber)) ?? []
        expect(new Set(others).size).toBe(others.length)
        for (const outfit of answer?.outfits ?? []) {
          expect(outfit.pieces[0]?.item.itemNumber).toBe(answer?.anchor?.itemNumber)
          expect(outfit.totalPrice).toBe(outfit.pieces.reduce((sum, piece) => sum + piece.item.price, 0))
          expect(new Set(outfit.pieces.map((piece) => piece.item.availability))).toEqual(new Set(['InStock']))
        }
      }
      expect(some).toBeGreaterThan(0)
    })

    it('gives the same outfits all day, keeps to a budget, and builds around the nearest when the piece is gone', async () => {
      const numbers = shopper.marked.listed.slice(0, 12)
      const answers = await Promise.all(numbers.map((number) => outfits(number)))
      const at = answers.findIndex((one) => (one?.outfits.length ?? 0) > 1)
      const number = numbers[at] ?? 0
      expect((await outfits(number))?.outfits.map((one) => one.id)).toEqual(
        answers[at]?.outfits.map((one) => one.id),
      )
      const budget = answers[at]?.outfits[0]?.totalPrice ?? 0
      for (const outfit of (await outfits(number, { budget }))?.outfits ?? [])
        expect(outfit.totalPrice).toBeLessThanOrEqual(budget)
      expect((await outfits(number, { budget: -5 }))?.outfits).toEqual([])
      const sold = await outfits(shopper.marked.sold)
      expect(sold?.item.itemNumber).toBe(shopper.marked.sold)
      expect(sold?.anchor?.itemNumber).not.toBe(shopper.marked.sold)
    })
  })
}
