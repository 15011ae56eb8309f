// What charities got, summed from the entries of their accounts in the ledger.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

const zone = 'America/Los_Angeles'

/** An active charity; `raised` in cents, in all and by month (YYYY-MM) with gifts. */
export type CharityFiguresRow = {
  id: number
  slug: string
  raised: number
  pieces: number
  people: number
  by_month: Record<string, number>
}

/** What the page of a charity says. */
export type CharityTexts = {
  name: string
  about: string
  money_does: string
  picture: string | null
  picture_alt: string
}

/**
 * Finds what the page of an active charity says (name, texts, and a picture once somebody wrote the page);
 * undefined for an unknown slug.
 */
export async function findCharityTexts(db: DbOrTx, slug: string): Promise<CharityTexts | undefined> {
  const { rows } = await sql<CharityTexts>`/* findCharityTexts */
    select name, coalesce(profile ->> 'description', '') as about, coalesce(profile ->> 'moneyDoes', '') as money_does,
      case when page_version > 0 then profile -> 'bannerImages' ->> 0 end as picture, coalesce(profile ->> 'pictureAlt', '') as picture_alt
    from supplier where slug = ${slug} and kind = 'charity' and active`.execute(db)
  return rows[0]
}

/**
 * Returns the active charities by name with what came to their accounts: sales of donated pieces, less what
 * was taken back, and earnings that sellers gave. Transfers to a charity's bank count neither way.
 */
export async function listCharityFigures(db: DbOrTx): Promise<CharityFiguresRow[]> {
  const { rows } = await sql<CharityFiguresRow>`/* listCharityFigures */
    with gift as (
      select s.id, to_char(p.posted_at at time zone ${zone}, 'YYYY-MM') as month, sum(e.amount)::bigint as amount
      from supplier s join ledger_account a on a.kind = 'seller_earnings' and a.holder = 'charity-' || s.id
        join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
      where s.kind = 'charity' and s.active
        and (p.kind in ('earnings_accrued', 'earnings_clawed_back') or (p.kind = 'earnings_paid' and e.amount > 0))
      group by 1, 2)
    select s.id, s.slug,
      coalesce((select sum(amount) from gift where gift.id = s.id), 0)::float8 as raised,
      (select count(*) from seller_sale where charity_id = s.id and clawed_back_at is null)::int as pieces,
      (select count(*) from (select coalesce(seller_id, bag_id)::text from seller_sale where charity_id = s.id and clawed_back_at is null
        union select user_id::text from donation where charity_id = s.id) giver)::int as people,
      coalesce((select jsonb_object_agg(month, amount) from gift where gift.id = s.id), '{}') as by_month
    from supplier s where s.kind = 'charity' and s.active order by s.name`.execute(db)
  return rows
}
