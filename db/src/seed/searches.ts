// Searches of the demonstration shop's people: a few by the named accounts, and enough by anonymous
// visitors to make popular terms.
import type pg from 'pg'
import { personByKey } from './people.ts'

const own: Readonly<Record<string, readonly string[]>> = {
  shopper: ['linen midi dress', 'Theory blazer', 'white sneakers', 'leather tote under $60'],
  seller: ['wool coat', 'silk blouse', 'gold hoops'],
}
/** What passers-by look for, the usual first: the first by most of them, the last by three. */
const popular: readonly string[] = [
  'linen dress',
  'white sneakers',
  'silk blouse',
  'wide leg jeans',
  'cashmere sweater',
  'black heels',
  'trench coat',
  'levis',
  'leather tote',
  'wedding guest dress',
  'gold necklace',
  'denim shorts',
]
export const passersBy = 14
const firstVisitor = 201
const hourMs = 3_600_000

/**
 * Inserts seeded recent searches up to `until`, of the named accounts and of anonymous visitors; does nothing
 * when the shop has any.
 */
export async function loadSearches(client: pg.Client, until: Date): Promise<void> {
  if ((await client.query('select 1 from recent_search limit 1')).rowCount) return
  let n = 0
  const remember = async (
    owner: { visitor: number | null; user: string | null },
    text: string,
    found: number | null,
  ) => {
    n += 1
    const id = `01920000-0000-7000-8000-00005ea${String(n).padStart(5, '0')}`
    await client.query(
      `insert into recent_search (id, visitor_id, user_id, text, text_key, found, searched_at) values ($1, $2, $3, $4, lower($4), $5, $6)
       on conflict do nothing`,
      [id, owner.visitor, owner.user, text, found, new Date(until.getTime() - n * hourMs)],
    )
  }
  for (const [key, texts] of Object.entries(own))
    for (const text of texts) await remember({ visitor: null, user: personByKey(key).id }, text, null)
  for (let i = 0; i < passersBy; i++) {
    const visitor = firstVisitor + i
    await client.query(
      `insert into visitor (id, token_hash, created_at, last_seen_at) overriding system value values ($1, sha256($2), $3, $3) on conflict do nothing`,
      [visitor, `seeded visitor ${visitor}`, until],
    )
    for (const [rank, text] of popular.entries())
      if (i < passersBy - rank) await remember({ visitor, user: null }, text, 50)
  }
}
