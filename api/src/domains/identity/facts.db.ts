// Reads what a member's profile says of the person as a shopper and a seller; writes what employees set.
import type { Leaning } from '@hemline/rules/account/profile.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A member as a shopper and a seller: counts, and times of the bags that arrived. */
export type PersonFacts = {
  /** How many orders the member placed, canceled ones too. */
  orders: number
  bagsEver: number
  bagsInYear: number
  lastBagAt: Date | null
  /** How many of the member's pieces were accepted since `yearAgo`. */
  acceptedInYear: number
  /** When the member's latest kit without a fee was ordered, canceled ones excluded. */
  freeKitAt: Date | null
  /** Whether a client that keeps its session's token itself, as an app does, is logged in. */
  hasApp: boolean
}

const nothing: PersonFacts = {
  orders: 0,
  bagsEver: 0,
  bagsInYear: 0,
  lastBagAt: null,
  acceptedInYear: 0,
  freeKitAt: null,
  hasApp: false,
}

/**
 * Returns counts and times about a user (orders, bags, accepted pieces, last free kit …) for the person's
 * profile, in one statement; each part reads by an index on its owner.
 */
export async function findPersonFacts(
  db: DbOrTx,
  { userId, yearAgo, now }: { userId: string; yearAgo: Date; now: Date },
): Promise<PersonFacts> {
  const me = sql`${userId}::uuid`
  const { rows } = await sql<PersonFacts>`/* findPersonFacts */ select
      (select count(*)::int from purchase_order where user_id = ${me}) as orders,
      b.ever as "bagsEver", b.in_year as "bagsInYear", b.last_at as "lastBagAt",
      (select count(*)::int from item i join bag on bag.id = i.bag_id
        where bag.seller_id = ${me} and bag.received_at >= ${yearAgo} and i.state <> 'unaccepted') as "acceptedInYear",
      (select max(ordered_at) from kit where seller_id = ${me} and bag_type = 'bag' and fee_cents = 0 and status <> 'canceled')
        as "freeKitAt",
      exists (select 1 from session where user_id = ${me} and kept_by_client and expires_at > ${now}) as "hasApp"
    from (select count(*)::int as ever, (count(*) filter (where received_at >= ${yearAgo}))::int as in_year, max(received_at) as last_at
      from bag where seller_id = ${me} and received_at is not null) b`.execute(db)
  return rows[0] ?? nothing
}

/** How many of the newest favorites and orders of a person are weighed. */
const weighed = 200

/** A kind that a person cares for; `name`: of its top category, as the shop calls that. */
export type LeaningRow = Leaning & { name: string }

/**
 * Returns weights of the departments and top categories of a user's 200 newest favorites and 200 newest
 * bought pieces: a favorite counts 1, a bought piece `boughtWeight`. Pieces without a department are left
 * out.
 */
export async function listLeanings(
  db: DbOrTx,
  { userId, boughtWeight }: { userId: string; boughtWeight: number },
): Promise<LeaningRow[]> {
  const me = sql`${userId}::uuid`
  const { rows } = await sql<LeaningRow>`/* listLeanings */
    with liked as (
      (select item_number, 1 as weight from favorite where user_id = ${me} order by created_at desc limit ${weighed})
      union all
      (select l.item_number, ${boughtWeight}::int from purchase_order o join order_line l on l.order_id = o.id
        where o.user_id = ${me} and o.confirmed_at is not null and l.canceled_at is null and l.kind = 'item'
        order by o.placed_at desc limit ${weighed}))
    select i.merchandising_department as department, c.slug as category, c.name, sum(liked.weight)::int as weight
    from liked join item i using (item_number) join category c on c.slug = i.category_tags[1] and c.parent_id is null
    where i.merchandising_department is not null group by 1, 2, 3`.execute(db)
  return rows
}

/** A change that an employee makes to the warehouses of a person. */
export type OverrideChange = {
  id: string
  user_id: string
  changed_by: string
  changed_at: Date
  mdc_override: number[] | null
  reason: string
}

/**
 * Stores the warehouses that an employee sets for a user (null: none), and in the history who did it, when
 * and why; returns false, with nothing written, for an unknown or erased user.
 */
export async function updateMdcOverride(tx: DbOrTx, change: OverrideChange): Promise<boolean> {
  const set = await tx
    .updateTable('user_account')
    .set({ mdc_override: change.mdc_override })
    .where('id', '=', change.user_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (set.numUpdatedRows === 0n) return false
  await tx.insertInto('profile_change').values(change).execute()
  return true
}
