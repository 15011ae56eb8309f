import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { recountBrands } from './discovery.ts'

type Entry = { name: string; letter: string; itemCount: number }
type Directory = {
  nodes: Entry[]
  nearest: Entry[]
  totalCount: number
  letters: { letter: string; brandCount: number }[]
}
type Piece = { itemNumber: number; availability: string }
type Outfits = { anchor: Piece | null; outfits: { id: string; pieces: { slot: string; item: Piece }[] }[] }

const day = new Date('2026-11-21T09:00:00Z')
const longName = `Ümläut ${'x'.repeat(293)}`

describe.skipIf(!testServer)('discovery on a real database', () => {
  let app: TestApp
  let shopper: TestClient
  let now = day
  beforeAll(async () => {
    app = await testApp({ now: () => now })
    shopper = app.newVisitor()
    await sql`insert into brand (id, name, slug, tier) values (900001, ${'رنا حداد'}, 'rana-haddad', 'mid'), (900002, ${longName}, 'umlaut', 'mid'),
      (900003, '100% Linen_Works', 'linen-works', 'mid'), (900004, ${'愛'}, 'ai', 'mid')`.execute(app.db)
    await recountBrands(app.db)
  })
  afterAll(() => app?.close())

  const directory = async (variables: Record<string, unknown>) =>
    (await shopper.run('getBrandDirectory', { amount: 200, ...variables })).data?.brandDirectory as Directory
  const names = ({ nodes }: Directory) => nodes.map((one) => one.name)
  const outfits = async (itemNumber: number) =>
    (await shopper.run('getOutfits', { itemNumber, amount: 4, round: 0 })).data?.outfits as Outfits | null

  it('finds right-to-left, long and odd names by what somebody types', async () => {
    expect(names(await directory({ query: 'رنا' }))).toEqual(['رنا حداد'])
    expect(names(await directory({ query: 'حداد' }))).toEqual(['رنا حداد'])
    expect(names(await directory({ query: 'umlaut' }))).toEqual([longName])
    expect(names(await directory({ query: '100%' }))).toEqual(['100% Linen_Works'])
    expect(names(await directory({ query: 'linen_w' }))).toEqual(['100% Linen_Works'])
    expect(names(await directory({ query: '愛' }))).toEqual(['愛'])
    expect(names(await directory({ query: 'inen' }))).toEqual([])
  })

  it('files what begins with no letter under #, after Z', async () => {
    expect(names(await directory({ letter: '#' }))).toEqual(
      expect.arrayContaining(['رنا حداد', '100% Linen_Works', '愛']),
    )
    const all = await directory({ page: 1 })
    expect(all.nodes.findLastIndex((one) => one.letter !== '#')).toBeLessThan(
      all.nodes.findIndex((one) => one.letter === '#'),
    )
  })

  it('counts a piece that was listed as soon as the job has run', async () => {
    const count = async () => (await directory({ department: 'women', query: 'umlaut' })).nodes[0]?.itemCount
    expect(await count()).toBeUndefined()
    await sql`update item set brand_id = 900002 where item_number = (select item_number from item where state = 'listed'
      and department_tags && '{women}' order by item_number desc limit 1)`.execute(app.db)
    expect(await count()).toBeUndefined()
    await recountBrands(app.db)
    expect(await count()).toBe(1)
  })

  it('counts the pieces of its lines with a house, names the house of a line, and lists them all', async () => {
    const all = (await directory({ query: 'ann taylor' })).nodes.concat(
      (await directory({ query: 'loft' })).nodes,
    )
    const of = (name: string) => all.find((one) => one.name === name)
    expect(of('LOFT')).toMatchObject({ house: 'Ann Taylor' })
    expect(of('Ann Taylor')).toMatchObject({ house: null })
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from item i join brand b on b.id = i.brand_id
      where i.state = 'listed' and b.name in ('Ann Taylor', 'Ann Taylor Factory', 'LOFT')`.execute(app.db)
    expect(of('Ann Taylor')?.itemCount).toBe(rows[0]?.n)
    expect(of('Ann Taylor')?.itemCount).toBeGreaterThan(of('LOFT')?.itemCount ?? 0)
    const { data } = await shopper.run('getItems', {
      amount: 1,
      filters: [{ key: 'brand_name_tags', values: ['ann taylor'] }],
      userInfo: {},
    })
    expect(data?.items).toMatchObject({ totalCount: rows[0]?.n })
  })

  it('learns of a line that the rules name anew, and of one that is none any more', async () => {
    await sql`update brand set house = case when name = 'LOFT' then null else 'LOFT' end where name in ('LOFT', 'Steve Madden')`.execute(
      app.db,
    )
    await recountBrands(app.db)
    const { rows } = await sql<{ name: string; house: string | null }>`select name, house from brand
      where name in ('LOFT', 'Steve Madden') order by name`.execute(app.db)
    expect(rows).toEqual([
      { name: 'LOFT', house: 'Ann Taylor' },
      { name: 'Steve Madden', house: null },
    ])
  })

  it('leaves held pieces, early access and pre-orders out of outfits', async () => {
    const taken = new Set<number>()
    for (const itemNumber of app.listed.slice(0, 30)) {
      for (const outfit of (await outfits(itemNumber))?.outfits ?? [])
        for (const { item } of outfit.pieces) taken.add(item.itemNumber)
    }
    expect(taken.size).toBeGreaterThan(20)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from search_item where item_number = any(${[...taken]}::bigint[]) and
      (state <> 'listed' or held_until > ${now} or access_levels <> '{}' or preordered_by is not null or has_inappropriate_content)`.execute(
      app.db,
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('builds around the nearest piece while somebody holds the one asked for', async () => {
    const answer = await outfits(app.marked.held)
    expect(answer?.anchor?.itemNumber).not.toBe(app.marked.held)
    expect(answer?.anchor?.availability).toBe('InStock')
  })

  it('dresses anew the next day', async () => {
    const itemNumber = app.listed.find((one) => one !== app.marked.held) ?? 0
    const ids = async () => JSON.stringify((await outfits(itemNumber))?.outfits.map((one) => one.id))
    const today = await ids()
    expect(await ids()).toBe(today)
    now = new Date('2026-11-22T09:00:00Z')
    expect(await ids()).not.toBe(today)
    now = day
  })

  it('asks the database a handful of times, however much it shows', async () => {
    const cost = async (run: () => Promise<unknown>) => {
      app.statements()
      await run()
      return app.statements().filter((text) => !/visitor|session/.test(text)).length
    }
    const itemNumber = app.listed[3] ?? 0
    expect(await cost(() => shopper.run('getSimilarItems', { itemNumber, amount: 24 }))).toBeLessThanOrEqual(
      8,
    )
    expect(await cost(() => outfits(itemNumber))).toBeLessThanOrEqual(9)
    expect(await cost(() => directory({ query: 'ma' }))).toBeLessThanOrEqual(5)
  })

  it('takes an outfit off a landing page as soon as a part of it is held', async () => {
    type Page = { blocks: { outfits: { id: string; pieces: { item: Piece }[] }[] }[] }
    const shown = async () => {
      const { data } = await shopper.run('getLandingPage', { slug: 'outfits-you-love' })
      return (data?.landingPage as Page | undefined)?.blocks.flatMap((block) => block.outfits) ?? []
    }
    const [first] = await shown()
    expect(first?.id).toBeDefined()
    const itemNumber = first?.pieces[1]?.item.itemNumber ?? 0
    expect(
      (await app.newVisitor().run('addToCart', { input: { itemNumber } })).data?.addToCart,
    ).toMatchObject({ __typename: 'AddToCartPayload' })
    expect((await shown()).map((one) => one.id)).not.toContain(first?.id)
  })

  it('finds the same style in another size by the maker’s number', async () => {
    const [a = 0, b = 0] = app.listed.slice(40)
    await sql`update item set mpn = 'HM-77777', brand_id = 900001 where item_number in (${a}, ${b})`.execute(
      app.db,
    )
    const { data } = await shopper.run('getIdenticalItems', { itemNumber: a, amount: 10 })
    expect(data?.identicalItems).toMatchObject({
      basis: 'STYLE_NUMBER',
      nodes: [{ item: { itemNumber: b } }],
    })
  })
})
