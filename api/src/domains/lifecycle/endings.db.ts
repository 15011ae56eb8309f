// What people have and soon have no more. Reads only.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Something that ends; `amount` in cents for credit, else 0. */
export type EndingRow = {
  user_id: string
  what: 'credit' | 'reward' | 'offer' | 'friend'
  ref: string
  name: string
  amount: number
  ends_at: Date
}

/**
 * Returns at most `limit` things that end between `now` and `until`, were given at least `lasted` days before
 * their end, have not been used, and were not told before: credit with a balance, rewards, offers for one
 * person, and what a friend's invitation gives. Banned and leaving people are left out.
 */
export async function listEndings(
  db: DbOrTx,
  { now, until, lasted, limit }: { now: Date; until: Date; lasted: number; limit: number },
): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`/* listEndings */
    select e.* from (
      select d.user_id::uuid as user_id, 'credit' as what, d.id::text as ref, '' as name, ledger_balance(d.account_id)::int as amount,
        d.expires_at as ends_at, d.created_at as given_at
      from credit_drop d where d.expires_at > ${now} and d.expires_at <= ${until} and ledger_balance(d.account_id) > 0
      union all
      select r.user_id, 'reward', r.id::text, r.name, 0, r.ends_at, r.granted_at
      from reward r where r.ends_at > ${now} and r.ends_at <= ${until} and r.used_at is null
      union all
      select g.user_id, 'offer', g.code::text, p.title, 0, g.ends_at, g.granted_at
      from promotion_grant g join promotion p on p.code = g.code
      where g.ends_at > ${now} and g.ends_at <= ${until}
        and not exists (select 1 from promotion_use u where u.code = g.code and u.user_id = g.user_id)
      union all
      select f.friend_id, 'friend', f.id::text, '', 0, f.gift_ends_at, f.joined_at
      from referral f where f.friend_id is not null and f.status in ('Account Created', 'Bag Ordered')
        and f.gift_ends_at > ${now} and f.gift_ends_at <= ${until}
    ) e join user_account u on u.id = e.user_id
    where e.given_at <= e.ends_at - make_interval(days => ${lasted}) and not u.banned and u.leaving_at is null
      and not exists (select 1 from notification n where n.user_id = e.user_id and n.key = 'ends:' || e.what || ':' || e.ref)
    order by e.ends_at, e.ref limit ${limit}`.execute(db)
  return rows
}
