import { personByKey } from '@hemline/db/seed/people.ts'
import { recentSearchesKept } from '@hemline/rules/vocabulary/suggestions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { countSearchTerms } from './suggestions.ts'

type Recent = { id: string; text: string; path: string; searchedAt: string }

describe.skipIf(!testServer)('recent searches', () => {
  let app: TestApp
  let clock = new Date('2026-11-22T10:00:00Z')
  const later = (ms = 1000) => {
    clock = new Date(clock.getTime() + ms)
  }
  beforeAll(async () => {
    app = await testApp({ now: () => clock })
  })
  afterAll(() => app.close())

  const remember = async (client: TestClient, text: string) => {
    later()
    return client.run('rememberSearch', { text })
  }
  const recents = async (client: TestClient, limit?: number) => {
    const { data } = await client.run('recentSearchesV2', { limit })
    return data?.recentSearchesV2 as { nodes: Recent[]; totalCount: number }
  }
  const texts = async (client: TestClient, limit?: number) =>
    (await client.run('recentSearches', { limit })).data?.recentSearches
  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.code

  test('are none for who is new', async () => {
    const shopper = app.newVisitor()
    expect(await texts(shopper)).toEqual([])
    expect(await recents(shopper)).toEqual(expect.objectContaining({ nodes: [], totalCount: 0 }))
  })

  test('come newest first, each once, as they were typed last', async () => {
    const shopper = app.newVisitor()
    await remember(shopper, '  Linen   dress ')
    await remember(shopper, 'Chloé')
    await remember(shopper, 'linen DRESS')
    expect(await texts(shopper)).toEqual(['linen DRESS', 'Chloé'])
    expect((await recents(shopper)).nodes[0]).toMatchObject({
      path: '/search?text=linen+DRESS',
      searchedAt: clock.toISOString(),
    })
    await remember(shopper, 'chloe')
    expect(await texts(shopper)).toEqual(['chloe', 'linen DRESS'])
  })

  test('are at most 30, and 10 are given unless another number is asked for', async () => {
    const shopper = app.newVisitor()
    for (let i = 1; i <= recentSearchesKept + 5; i++) await remember(shopper, `dress ${i}`)
    expect(await recents(shopper, 500)).toMatchObject({ totalCount: 30 })
    expect((await recents(shopper, 500)).nodes.map((one) => one.text)).toEqual(
      Array.from({ length: 30 }, (_, i) => `dress ${35 - i}`),
    )
    expect(await texts(shopper)).toHaveLength(10)
    expect(await texts(shopper, 0)).toEqual([])
    expect(await texts(shopper, -7)).toEqual([])
  })

  test('two tabs at once: a text is there once, and no more than 30 stay', async () => {
    const shopper = app.newVisitor()
    await remember(shopper, 'first')
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        shopper.run('rememberSearch', { text: i % 2 ? 'silk' : `wool ${i}` }),
      ),
    )
    const { nodes, totalCount } = await recents(shopper, 30)
    expect(totalCount).toBeLessThanOrEqual(30)
    expect(nodes.filter((one) => one.text === 'silk')).toHaveLength(1)
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => shopper.run('rememberSearch', { text: `hat ${i}` })),
    )
    expect((await recents(shopper, 30)).totalCount).toBe(30)
  })

  test.each(['', '   ', '?!…', '\u0000', '()'])(
    'a text that looks for nothing is refused in words: “%s”',
    async (text) => {
      const answer = await app.newVisitor().run('rememberSearch', { text })
      expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
        'BAD_INPUT',
        'Type what you are looking for.',
      ])
    },
  )

  test.each(['https://hemline.example/x', 'nora@hemline.example', '4242 4242 4242 4242'])(
    '%s is not kept',
    async (text) => {
      const shopper = app.newVisitor()
      expect((await remember(shopper, text)).data?.rememberSearch).toMatchObject({ recentSearch: null })
      expect(await texts(shopper)).toEqual([])
    },
  )

  test.each([
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['👗👠', '👗👠'],
    ['فستان أحمر', 'فستان أحمر'],
    ['שמלה אדומה', 'שמלה אדומה'],
    ["'; drop table item; --", "'; drop table item; --"],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['half \udfff', 'half \ufffd'],
  ])('any other text is kept as it is, cut to 200: %#', async (typed, kept) => {
    const shopper = app.newVisitor()
    await remember(shopper, typed)
    expect(await texts(shopper)).toEqual([kept])
  })

  test('bots are not remembered, and banned people can’t be', async () => {
    const bot = await app
      .newVisitor()
      .run('rememberSearch', { text: 'boots' }, { 'user-agent': 'Googlebot/2.1' })
    expect(bot.data?.rememberSearch).toMatchObject({ recentSearch: null })
    expect(codeOf(await (await app.loggedIn('banned')).run('rememberSearch', { text: 'boots' }))).toBe(
      'FORBIDDEN',
    )
  })

  test('who is too quick has to wait', async () => {
    const shopper = app.newVisitor()
    await remember(shopper, 'boots')
    await sql`update login_throttle set failures = 600 where key like 'search:%'`.execute(app.db)
    expect(codeOf(await shopper.run('rememberSearch', { text: 'heels' }))).toBe('RATE_LIMITED')
    await sql`delete from login_throttle where key like 'search:%'`.execute(app.db)
  })

  test('are forgotten one by one or all together; other people’s stay', async () => {
    const shopper = app.newVisitor()
    const other = app.newVisitor()
    for (const text of ['a1', 'b2', 'c3']) await remember(shopper, text)
    await remember(other, 'theirs')
    const theirs = (await recents(other)).nodes[0]?.id
    const [c3] = (await recents(shopper)).nodes
    const { data } = await shopper.run('forgetSearches', { ids: [c3?.id, theirs, 'no id', '7'] })
    expect(data?.forgetSearches).toMatchObject({
      recentSearches: { nodes: [{ text: 'b2' }, { text: 'a1' }], totalCount: 2 },
    })
    expect(await texts(other)).toEqual(['theirs'])
    await shopper.run('forgetSearches', { ids: [] })
    expect(await texts(shopper)).toEqual(['b2', 'a1'])
    await shopper.run('forgetSearches')
    expect(await texts(shopper)).toEqual([])
    expect(await texts(other)).toEqual(['theirs'])
  })

  test('of a visitor become the account’s at log-in, the later of two counts', async () => {
    const { email } = personByKey('p2p-seller')
    const phone = await app.loggedIn('p2p-seller')
    await remember(phone, 'Silk')
    await remember(phone, 'boots')
    const laptop = app.newVisitor()
    await remember(laptop, 'totes')
    await remember(laptop, 'silk')
    await laptop.run('logIn', { input: { email, password: 'hemline-demo-1' } })
    expect((await texts(laptop)) as string[]).toEqual(['silk', 'totes', 'boots'])
    expect(await texts(phone)).toEqual(['silk', 'totes', 'boots'])
    await laptop.run('logOut')
    expect(await texts(laptop)).toEqual([])
  })

  test('go with who searched', async () => {
    const shopper = app.newVisitor()
    await remember(shopper, 'gone with me')
    await sql`delete from visitor where id = (select visitor_id from recent_search where text = 'gone with me')`.execute(
      app.db,
    )
    expect((await sql`select 1 from recent_search where text = 'gone with me'`.execute(app.db)).rows).toEqual(
      [],
    )
  })

  describe('what people search for', () => {
    const terms = async () =>
      (
        await sql<{
          text: string
          searchers: number
        }>`select text, searchers from search_term order by text`.execute(app.db)
      ).rows
    const searchedBy = async (people: number, text: string) => {
      for (let i = 0; i < people; i++) await remember(app.newVisitor(), text)
    }
    test('is what three people and more did within a month, and found', async () => {
      await sql`delete from recent_search`.execute(app.db)
      await searchedBy(4, 'Dresses')
      await searchedBy(3, 'dress')
      await searchedBy(2, 'boots')
      await searchedBy(3, 'nothing of the kind')
      const alone = app.newVisitor()
      for (let i = 0; i < 5; i++) await remember(alone, 'sandals')
      await sql`update recent_search set found = 12 where text_key in ('dresses', 'dress', 'boots')`.execute(
        app.db,
      )
      await countSearchTerms(app.db, clock)
      expect(await terms()).toEqual([
        { text: 'dress', searchers: 3 },
        { text: 'dresses', searchers: 4 },
      ])
      later(31 * 86_400_000)
      await countSearchTerms(app.db, clock)
      expect(await terms()).toEqual([])
    })
  })
})
