import { readSearch } from '@hemline/rules/search/search.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { type NaiveRow, naiveSearch } from '@hemline/schema/search/naive.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { markedItems } from './marked.ts'
import { createMockServer } from './node.ts'

const origin = 'http://localhost:5173'
const mock = createMockServer()
beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => mock.reset())
afterAll(() => mock.server.close())

async function send(
  operationName: keyof typeof persistedHashes,
  variables: object,
  sha256Hash: string = persistedHashes[operationName],
) {
  const body = JSON.stringify({
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  })
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: Record<string, unknown>
      errors?: { extensions: { code: string } }[]
    },
  }
}
const search = (query: string) => send('getItems', { amount: 5, page: 1, filters: [], userInfo: {}, query })

describe('the mocks over HTTP', () => {
  it('answer by the persisted hash, and refuse another', async () => {
    expect((await search('')).body.data?.items).toMatchObject({ degraded: false })
    expect((await send('getItems', {}, 'f'.repeat(64))).body.errors?.[0]?.extensions.code).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    )
  })

  it('break on marked texts, so that every error screen can be seen', async () => {
    expect((await search('fail')).status).toBe(500)
    expect((await search('overload')).status).toBe(503)
    await expect(search('network')).rejects.toThrow()
    expect((await search('degraded')).body.data?.items).toMatchObject({ degraded: true, facets: [] })
  })

  it('sell a marked piece when it is added', async () => {
    const { body } = await send('addToCart', { input: { itemNumber: markedItems.sellsWhenAdded } })
    expect(body.data?.addToCart).toMatchObject({ __typename: 'ItemUnavailable' })
  })

  it('hide a failure of the server behind the friendly text', async () => {
    const { body } = await send('addToCart', { input: { itemNumber: markedItems.addFails } })
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('working to resolve'), extensions: { code: 'INTERNAL' } },
    ])
  })

  it('let a test be somebody, and forget it afterwards', async () => {
    mock.logInAs('nora@hemline.example')
    expect((await send('getUserHuman', {})).body.data?.user).toMatchObject({
      loggedIn: true,
      firstName: 'Nora',
    })
    mock.reset()
    expect((await send('getUserHuman', {})).body.data?.user).toMatchObject({ loggedIn: false })
  })

  it('refuse a banned person’s cart', async () => {
    mock.logInAs('ronan@hemline.example')
    const { body } = await send('addToCart', { input: { itemNumber: 210_001 } })
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('draw a picture for every photo', async () => {
    const response = await fetch(`${origin}/pictures/2100010/640`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toContain('<svg')
  })
})

describe('the naive search', () => {
  it('puts empty values last whichever way it sorts, and breaks ties by the newer number', () => {
    const row = (item_number: number, marked: string | null) =>
      ({
        ...mock.db.items[0],
        item_number,
        state: 'listed',
        marked_down_at: marked && new Date(marked),
      }) as unknown as NaiveRow
    const rows = [row(1, null), row(2, '2026-01-01'), row(3, '2026-01-01'), row(4, '2026-02-01')]
    const { rows: found } = naiveSearch(
      rows,
      readSearch({ filters: [], sortBy: 'marked_down_at_desc', amount: 10 }).query,
      new Date('2026-03-01'),
    )
    expect(found.map((one) => one.item_number)).toEqual([4, 3, 2, 1])
  })
})
