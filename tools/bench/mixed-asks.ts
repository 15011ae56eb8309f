// Reads as a shop gets them, mixed: pieces, listings, the search box, searches and the directory of brands.
import { directoryPageSize } from '@hemline/rules/brand-directory.ts'
import pg from 'pg'
import { listingAsk, listingQuestions } from './listing-asks.ts'
import { type Ask, addressOf, operation } from './load.ts'
import { prefixes, searchTexts } from './text-asks.ts'

/** `count` different questions; of ten, four are pieces, two listings, two beginnings of texts, one a search and one brands. */
export async function mixedAsks(databaseUrl: string, count: number): Promise<Ask[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const fifth = Math.ceil(count / 5)
  const items = await pool.query<{ n: number }>(`select item_number::int as n from item where state = 'listed' order by item_number limit $1`, [
    count,
  ])
  const listings = await listingQuestions(pool, fifth)
  const texts = await searchTexts(pool, fifth)
  await pool.end()
  const typed = prefixes(texts, fifth)
  const asked = (at: number): Ask => {
    const who = addressOf(at)
    const nth = <T>(list: readonly T[]): T => list[Math.floor(at / 10) % list.length] as T
    const kind = at % 10
    const listing = listings[at % listings.length]
    if ((kind === 1 || kind === 6) && listing) return listingAsk(listing, who)
    if (kind === 3 || kind === 8) return operation('typeahead', { text: typed[at % typed.length] }, who)
    if (kind === 5) return operation('getItems', { amount: 40, page: 1, filters: [], query: nth(texts), userInfo: {} }, who)
    if (kind === 9)
      return operation('getBrandDirectory', { letter: 'abcdefghiklmnoprst'[at % 18], page: 1 + (at % 3), amount: directoryPageSize }, who)
    return operation('getProduct', { itemNumber: items.rows[at % items.rows.length]?.n }, who)
  }
  return Array.from({ length: count }, (_, at) => asked(at))
}
