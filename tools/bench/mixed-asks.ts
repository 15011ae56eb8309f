// A mixture of a shop's reads: pieces, listings, the search box, searches and the directory of brands.
import { directoryPageSize } from '@hemline/rules/catalogue/brand-directory.ts'
import pg from 'pg'
import { listingAsk, listingQuestions } from './listing-asks.ts'
import { type Ask, addressOf, operation } from './load.ts'
import { prefixes, searchTexts } from './text-asks.ts'

/**
 * Returns `count` mixed benchmark requests. Of ten, four are for pieces, two for listings, two for
 * suggestions, one for a search and one for brands; within a kind all differ (brand pages: a hundred
 * different ones).
 */
export async function mixedAsks(databaseUrl: string, count: number): Promise<Ask[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const fifth = Math.ceil(count / 5)
  const items = await pool.query<{ n: number }>(
    `select item_number::int as n from item where state = 'listed' order by item_number limit $1`,
    [count],
  )
  const listings = await listingQuestions(pool, fifth)
  const texts = await searchTexts(pool, fifth)
  await pool.end()
  const typed = prefixes(texts, fifth)
  const departments = [null, 'women', 'juniors', 'maternity', 'girls', 'boys']
  const letters = 'abcdefghiklmnoprst'
  const kinds = {
    item: (n: number) => operation('getProduct', { itemNumber: items.rows[n % items.rows.length]?.n }),
    listing: (n: number) => listingAsk(listings[n % listings.length] as (typeof listings)[number]),
    typed: (n: number) => operation('typeahead', { text: typed[n % typed.length] }),
    text: (n: number) =>
      operation('getItems', {
        amount: 40,
        page: 1,
        filters: [],
        query: texts[n % texts.length],
        userInfo: {},
      }),
    brands: (n: number) => {
      const letter = letters[n % letters.length]
      const department = departments[Math.floor(n / letters.length) % departments.length]
      return operation('getBrandDirectory', { letter, department, page: 1, amount: directoryPageSize })
    },
  }
  const order = [
    'item',
    'listing',
    'item',
    'typed',
    'item',
    'text',
    'listing',
    'item',
    'typed',
    'brands',
  ] as const
  // Each kind goes through its own requests in order, so that none repeats before all of its kind were
  // sent.
  const next = { item: 0, listing: 0, typed: 0, text: 0, brands: 0 }
  const asked = (at: number): Ask => {
    const kind = order[at % order.length] ?? 'item'
    const one = kinds[kind](next[kind]++)
    return { ...one, headers: { ...one.headers, ...addressOf(at) } }
  }
  return Array.from({ length: count }, (_, at) => asked(at))
}
