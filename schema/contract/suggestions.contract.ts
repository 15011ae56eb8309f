import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Recent = { id: string; text: string; path: string }
type Connection = { nodes: Recent[]; totalCount: number }
type Place = { label: string; within: string | null; path: string; count: number }
type Term = { text: string; path: string }
type Typeahead = {
  text: string
  correctedText: string | null
  likelyText: string
  recent: Recent[]
  terms: Term[]
  categories: Place[]
  brands: Place[]
  items: { itemNumber: number }[]
  totalCount: number
}

/** Registers the contract's tests of what the search box suggests, and that log-in keeps recent searches. */
export function suggestionsContract(make: MakeClient): void {
  describe('suggestions', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = (await make()).newVisitor()
    })
    const remember = (text: string, who = shopper) =>
      ask<{ recentSearch: Recent | null }>(who, 'rememberSearch', { text })
    const texts = (who = shopper) => ask<string[]>(who, 'recentSearches')
    const typeahead = (text: string, variables: Record<string, unknown> = {}) =>
      ask<Typeahead>(shopper, 'typeahead', { text, ...variables })

    it('remembers what was searched for, the latest first and each text once', async () => {
      await remember('linen dress')
      await remember('boots')
      await remember('Linen  Dress')
      expect(await texts()).toEqual(['Linen Dress', 'boots'])
      const { nodes, totalCount } = await ask<Connection>(shopper, 'recentSearchesV2', { limit: 1 })
      expect([totalCount, nodes.map(({ text, path }) => [text, path])]).toEqual([
        2,
        [['Linen Dress', '/search?text=Linen+Dress']],
      ])
    })

    it('forgets one, and all', async () => {
      for (const text of ['silk', 'wool']) await remember(text)
      const [wool] = (await ask<Connection>(shopper, 'recentSearchesV2')).nodes
      const { recentSearches } = await ask<{ recentSearches: Connection }>(shopper, 'forgetSearches', {
        ids: [wool?.id],
      })
      expect(recentSearches.nodes.map((one) => one.text)).toEqual(['silk'])
      await ask(shopper, 'forgetSearches')
      expect(await texts()).toEqual([])
    })

    it('refuses a text of signs alone, and keeps no address', async () => {
      const { errors } = await shopper.run('rememberSearch', { text: '?!' })
      expect(errors?.[0]).toMatchObject({
        message: 'Type what you are looking for.',
        extensions: { code: 'BAD_INPUT' },
      })
      expect(await remember('nora@hemline.example')).toMatchObject({ recentSearch: null })
      expect(await texts()).toEqual([])
    })

    it('takes a visitor’s searches along at log-in, and leaves none behind', async () => {
      await remember('tote')
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      expect(await texts()).toContain('tote')
      await ask(shopper, 'logOut')
      expect(await texts()).toEqual([])
    })

    it('offers recent and popular searches for nothing typed, and no pieces', async () => {
      await remember('a recent one')
      const answer = await typeahead('')
      expect(answer).toMatchObject({
        text: '',
        likelyText: '',
        categories: [],
        brands: [],
        items: [],
        totalCount: 0,
      })
      expect(answer.recent.map((one) => one.text)).toEqual(['a recent one'])
      expect(answer.terms.length).toBeGreaterThan(2)
    })

    it('offers what begins with the text, with pieces of the likeliest search', async () => {
      await remember('dresses for spring')
      const answer = await typeahead('dres')
      expect(answer.recent.map((one) => one.text)).toEqual(['dresses for spring'])
      expect(answer.categories[0]).toMatchObject({ label: 'Dresses', path: '/women/dresses' })
      expect(answer.terms.every((one) => /\bdress/i.test(one.text))).toBe(true)
      expect(answer.likelyText).toBe('dresses')
      expect(answer.correctedText).toBeNull()
    })

    it('finds brands by the beginning of a word, most pieces first', async () => {
      const { nodes } = await ask<{ nodes: { brand: string }[] }>(shopper, 'getItems', {
        amount: 1,
        page: 1,
        filters: [],
        userInfo: {},
      })
      const brand = nodes[0]?.brand ?? ''
      const { brands } = await typeahead(brand.toLowerCase())
      expect(brands.map((one) => one.label)).toContain(brand)
      expect(brands.map((one) => one.count)).toEqual(brands.map((one) => one.count).toSorted((x, y) => y - x))
      // Suggestions wait for their pieces 0.7 s and no longer; on a busy machine the next answer has them.
      const pieces = async () => (await typeahead(brand.toLowerCase())).items.length
      await expect.poll(pieces, { timeout: 10_000 }).toBeGreaterThan(0)
    })

    it('mends a word that nothing begins with', async () => {
      const answer = await typeahead('sneekers')
      expect(answer).toMatchObject({ text: 'sneekers', correctedText: 'sneakers', likelyText: 'sneakers' })
      expect(answer.categories.map((one) => one.label)).toContain('Sneakers')
    })

    it('gives terms that lead on from a listing, never the listing itself, each once', async () => {
      const filters = [{ key: 'category_tags', values: ['dresses'] }]
      const terms = await ask<Term[]>(shopper, 'alpSearchTerms', { filters, limit: 5 })
      expect(terms.length).toBeLessThanOrEqual(5)
      expect(new Set(terms.map((one) => one.text)).size).toBe(terms.length)
      expect(terms.map((one) => one.text)).not.toContain('dresses')
      expect(await ask<Term[]>(shopper, 'alpSearchTerms', { filters, limit: 0 })).toEqual([])
    })
  })
}
