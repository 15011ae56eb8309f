import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Saved = {
  id: string
  name: string
  path: string
  criteria: string
  leftOut: string[]
  rhythm: string
  channels: string[]
  paused: boolean
  newCount: number
  filters: { key: string; values: string[] }[]
}
type SaveResult = Outcome & { savedSearch: Saved; free?: string; word?: string | null; limit?: number }
type Preview = {
  criteria: string
  name: string
  totalCount: number
  keptCount: number
  perDay: number
  tooBroad: string | null
  never: { message: string; word: string | null } | null
}
type Items = { totalCount: number; savedSearchDisabled: boolean; savedSearchDisabledReason: string | null }

const dresses = {
  path: '/women/dresses?price=-400&page=3',
  title: 'Women’s dresses',
  filters: [
    { key: 'department_tags', values: ['women'] },
    { key: 'category_tags', values: ['dresses'] },
    { key: 'price', values: ['-400'] },
  ],
  leftOut: [] as string[],
}
const women = { ...dresses, path: '/women', filters: [{ key: 'department_tags', values: ['women'] }] }

/**
 * Registers the contract's tests of listings that a member saves. The API's own tests cover what members are
 * told of them.
 */
export function savedSearchesContract(make: MakeClient): void {
  describe('saved searches', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      for (const { id } of await mine()) await ask(shopper, 'removeSavedSearch', { id })
    })
    const mine = () => ask<Saved[]>(shopper, 'getSavedSearches')
    const save = (listing: object, name = 'Dresses for work', rhythm = 'daily') =>
      ask<SaveResult>(shopper, 'saveSearch', { input: { listing, name, rhythm } })
    const preview = (listing: object) => ask<Preview>(shopper, 'getSearchPreview', { listing })
    const items = (filters: object[], query: string | null = null) =>
      ask<Items>(shopper, 'getItems', { amount: 4, filters, query, userInfo: {}, context: 'recommended' })

    it('keeps a listing with its name, its filters in words and its rhythm', async () => {
      const { __typename, savedSearch } = await save(dresses)
      expect(__typename).toBe('SaveSearchPayload')
      expect(savedSearch).toMatchObject({
        name: 'Dresses for work',
        path: '/women/dresses?price=-400&my_sizes=false',
        criteria: 'Women · Dresses · up to $400',
        rhythm: 'daily',
        paused: false,
        leftOut: [],
        newCount: 0,
      })
      expect(await mine()).toMatchObject([{ id: savedSearch.id, name: 'Dresses for work' }])
    })

    it('leaves words out of the listing that is found, and says what they cost', async () => {
      const word = 'silk'
      const before = await preview(dresses)
      const after = await preview({ ...dresses, leftOut: [word] })
      expect(before.totalCount).toBe(before.keptCount)
      expect(after).toMatchObject({ totalCount: before.totalCount, name: 'Women’s dresses', never: null })
      const { savedSearch } = await save({ ...dresses, leftOut: [word] })
      expect(savedSearch).toMatchObject({
        leftOut: [word],
        criteria: 'Women · Dresses · up to $400 · without “silk”',
        path: '/women/dresses?price=-400&without=silk&my_sizes=false',
      })
      const asked = savedSearch.filters.map(({ key, values }) => ({ key, values }))
      expect((await items(asked)).totalCount).toBe(after.keptCount)
    })

    it('fills in a name that is free, and refuses one that is taken', async () => {
      await save(dresses, 'Women’s dresses')
      const { name } = await preview(dresses)
      expect(name).toBe('Women’s dresses, up to $400')
      const again = await save(dresses, '  women’s  DRESSES ')
      expect(again.__typename).toBe('SearchNameTaken')
      expect((await save(dresses, again.free)).__typename).toBe('SaveSearchPayload')
    })

    it('changes name, words and rhythm, pauses, goes on, and is gone once deleted', async () => {
      const { savedSearch } = await save(dresses)
      const { id } = savedSearch
      const changed = await save({ ...dresses, id, leftOut: ['maxi'] }, 'Dresses, short', 'at_once')
      expect(changed.savedSearch).toMatchObject({
        id,
        name: 'Dresses, short',
        rhythm: 'at_once',
        leftOut: ['maxi'],
      })
      expect(await ask<Saved>(shopper, 'pauseSavedSearch', { id, paused: true })).toMatchObject({
        paused: true,
      })
      expect(await ask<Saved>(shopper, 'pauseSavedSearch', { id, paused: false })).toMatchObject({
        paused: false,
      })
      expect(await ask<Saved>(shopper, 'lookAtSavedSearch', { id })).toMatchObject({ id, newCount: 0 })
      await ask(shopper, 'removeSavedSearch', { id })
      expect(await mine()).toEqual([])
      const { errors } = await shopper.run('pauseSavedSearch', { id, paused: true })
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })

    it('edits what a search asks for and by which channels it is told', async () => {
      const { savedSearch } = await save(dresses)
      expect(savedSearch.channels).toEqual(['email', 'push', 'text'])
      const { id } = savedSearch
      const narrower = { ...dresses, path: '/women/dresses?price=-300', id }
      const filters = dresses.filters.map((one) => (one.key === 'price' ? { ...one, values: ['-300'] } : one))
      const input = { listing: { ...narrower, filters }, name: 'Dresses for work', rhythm: 'daily' }
      const edited = await ask<SaveResult>(shopper, 'saveSearch', { input: { ...input, channels: ['push'] } })
      expect(edited.savedSearch).toMatchObject({
        id,
        criteria: 'Women · Dresses · up to $300',
        channels: ['push'],
        newCount: 0,
      })
      // Without channels the search keeps those it has.
      expect((await ask<SaveResult>(shopper, 'saveSearch', { input })).savedSearch.channels).toEqual(['push'])
      expect(await mine()).toMatchObject([{ id, path: '/women/dresses?price=-300&my_sizes=false' }])
    })

    it('refuses what is too broad, on the listing as in the form', async () => {
      expect((await save(women)).__typename).toBe('SearchTooBroad')
      const whole = await items([])
      expect(whole.savedSearchDisabled).toBe(true)
      expect(whole.savedSearchDisabledReason).toMatch(/^This is the whole shop\./)
      const broad = await items([
        { key: 'department_tags', values: ['women'] },
        { key: 'price', values: ['-50'] },
      ])
      expect(broad.savedSearchDisabledReason).toMatch(/^This is too much of the shop/)
      expect((await preview(women)).tooBroad).toBe(broad.savedSearchDisabledReason)
      const narrow = await items(dresses.filters)
      expect(narrow).toMatchObject({ savedSearchDisabled: false, savedSearchDisabledReason: null })
    })

    it('says at saving that a search can never match', async () => {
      const silk = { ...dresses, filters: [...dresses.filters, { key: 'materials', values: ['silk'] }] }
      const refused = await save({ ...silk, leftOut: ['Silk'] })
      expect(refused).toMatchObject({ __typename: 'SearchNeverMatches', word: 'silk' })
      expect((await preview({ ...silk, leftOut: ['silk'] })).never).toMatchObject({
        message: '“Silk” is also what you look for. Nothing would be left.',
      })
      const sold = [...dresses.filters, { key: 'state', values: ['delivered'] }]
      expect((await save({ ...dresses, filters: sold })).__typename).toBe('SearchNeverMatches')
      expect(await mine()).toEqual([])
    })

    it('refuses a bad name, bad words and a 51st search', async () => {
      const words = Array.from({ length: 11 }, (_, at) => `word${at}`)
      expect((await save(dresses, '   ')).__typename).toBe('InvalidInput')
      expect((await save({ ...dresses, leftOut: words })).__typename).toBe('InvalidInput')
      expect((await save({ ...dresses, leftOut: ['…'] })).__typename).toBe('InvalidInput')
      const { errors } = await shopper.run('saveSearch', {
        input: { listing: { ...dresses, path: '//elsewhere.example/' }, name: 'x', rhythm: 'daily' },
      })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      for (let at = 0; at < 50; at++) await save(dresses, `Search ${at}`)
      expect(await save(dresses, 'One more')).toMatchObject({ __typename: 'SavedSearchesFull', limit: 50 })
      expect((await save({ ...dresses, id: (await mine())[0]?.id }, 'Renamed')).__typename).toBe(
        'SaveSearchPayload',
      )
    })

    it('is for members alone, and each one’s own', async () => {
      const { savedSearch } = await save(dresses)
      const visitor = shopper.newVisitor()
      for (const [operation, variables] of [
        ['getSavedSearches', {}],
        ['getSearchPreview', { listing: dresses }],
        ['saveSearch', { input: { listing: dresses, name: 'x', rhythm: 'daily' } }],
        ['removeSavedSearch', { id: savedSearch.id }],
      ] as const)
        expect((await visitor.run(operation, variables)).errors?.[0]?.extensions?.code, operation).toBe(
          'UNAUTHENTICATED',
        )
    })

    type AutoBuy = { state: string; most: number; reason: string | null; cardLabel: string | null }
    type AutoBuyAnswer = Outcome & {
      savedSearch: { id: string; autoBuy: AutoBuy | null }
      fields?: { field: string }[]
    }

    it('has no agreement to buy, and refuses one without card, address, price and consent', async () => {
      const { savedSearch } = await save(dresses)
      expect((savedSearch as Saved & { autoBuy: null }).autoBuy).toBeNull()
      const nobodys = '01920000-0000-7000-8000-00000000ffff'
      const refused = await ask<AutoBuyAnswer>(shopper, 'setAutoBuy', {
        input: {
          searchId: savedSearch.id,
          most: 10,
          lastDay: '2020-01-01',
          savedMethodId: nobodys,
          addressId: nobodys,
          agrees: false,
        },
      })
      expect(refused.__typename).toBe('InvalidInput')
      expect(refused.fields?.map(({ field }) => field)).toEqual([
        'most',
        'lastDay',
        'agrees',
        'savedMethodId',
        'addressId',
      ])
    })

    it('says what a price, all in, leaves for a piece, and knows no forged link', async () => {
      const left = await ask<{ pieceUpTo: number; delivery: number; isExact: boolean }>(
        shopper,
        'getAutoBuyDetails',
        { most: 6000, addressId: null },
      )
      expect(left.isExact).toBe(false)
      expect(left.pieceUpTo + left.delivery).toBeLessThanOrEqual(6000)
      expect(await ask(shopper, 'getAutoBuyLink', { code: 'forged' })).toMatchObject({
        name: null,
        isBuying: false,
      })
      expect(await ask(shopper, 'stopAutoBuyByLink', { code: 'forged' })).toMatchObject({ isBuying: false })
    })
  })
}
