// Erases a person by the map of personal data (decision 0186). The only statements that write tables of other
// domains: what they write is said by the map and by nothing else.
import { columnsWith, dataMap, type Stand, type TableMap } from '@hemline/rules/privacy/data-map.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { isTheirs, type Subject, tablesOfPeople } from './rows-of.db.ts'

/** SQL: what is left of an address: city, state, zip and country, on which taxes depend; null for null. */
const placeOf = (column: string) =>
  sql`case when ${sql.ref(column)} is null then null else jsonb_build_object('fullName', 'Deleted account', 'line1', '', 'line2', null,
    'city', ${sql.ref(column)}->>'city', 'state', ${sql.ref(column)}->>'state', 'zip', ${sql.ref(column)}->>'zip',
    'country', ${sql.ref(column)}->>'country', 'phone', null) end`

const standIns: Record<Stand, (column: string) => RawBuilder<unknown>> = {
  name: () => sql`'Deleted account'`,
  first_name: () => sql`'Deleted'`,
  last_name: () => sql`'account'`,
  mail: () => sql`'deleted@deleted.invalid'`,
  own_mail: () => sql`'deleted-' || id || '@deleted.invalid'`,
  empty: () => sql`''`,
  list: () => sql`'{}'`,
  place: placeOf,
  secret: () => sql`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`,
}

function changesOf(table: TableMap): RawBuilder<unknown>[] {
  const emptied = columnsWith(table, 'erase').map((column) => sql`${sql.ref(column)} = null`)
  const replaced = Object.entries(table.anonymise ?? {}).map(
    ([column, stand]) => sql`${sql.ref(column)} = ${standIns[stand](column)}`,
  )
  return [...emptied, ...replaced]
}

/**
 * Returns an SQL condition that holds for rows of a table that are still needed, and so are erased later;
 * undefined for most tables.
 */
function isNeeded(name: string, { later }: TableMap): RawBuilder<boolean> | undefined {
  if (!later) return undefined
  const same = Object.entries(later.only).map(
    ([column, value]) => sql`${sql.ref(`${name}.${column}`)} = ${value}`,
  )
  return sql<boolean>`(${sql.join([sql`${sql.ref(`${name}.${later.unless}`)} is null`, ...same], sql` and `)})`
}

/**
 * Deletes or empties what the map says of one table's rows of a person, and marks those that are erased
 * later; returns how many rows, 0 for a table without rows of people.
 */
async function eraseIn(tx: Tx, name: string, subject: Subject): Promise<number> {
  const table = dataMap[name]
  const theirs = table && isTheirs(name, subject)
  if (!theirs) return 0
  const changes = changesOf(table)
  const needed = isNeeded(name, table)
  if (needed && table.later)
    await sql`/* markForLater */ update ${sql.table(name)} set ${sql.ref(table.later.mark)} = true
      where ${theirs} and ${needed}`.execute(tx)
  const now = needed ? sql`${theirs} and not ${needed}` : theirs
  const statement =
    table.rows === 'delete'
      ? sql`/* erase */ delete from ${sql.table(name)} where ${now}`
      : changes.length > 0
        ? sql`/* erase */ update ${sql.table(name)} set ${sql.join(changes)} where ${now}`
        : undefined
  const done = await statement?.execute(tx)
  return Number(done?.numAffectedRows ?? 0)
}

/** Other rows refer to visitors, so they go last. */
const order = [...tablesOfPeople.filter((name) => name !== 'visitor'), 'visitor']

/**
 * Erases or anonymises a person's rows in all tables, by the data map, in the caller's transaction. Returns
 * the number of changed rows of each table.
 */
export async function erasePerson(tx: Tx, subject: Subject): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of order) {
    const rows = await eraseIn(tx, name, subject)
    if (rows > 0) counts[name] = rows
  }
  return counts
}

/**
 * Erases the rows that were still needed when their person was erased, and are needed no more: gift cards
 * that have been sent. Returns how many.
 */
export async function eraseMarked(db: DbOrTx): Promise<number> {
  let erased = 0
  for (const [name, table] of Object.entries(dataMap)) {
    if (!table.later) continue
    const { mark, unless } = table.later
    const { numAffectedRows = 0n } = await sql`/* eraseMarked */ update ${sql.table(name)}
      set ${sql.join([...changesOf(table), sql`${sql.ref(mark)} = false`])}
      where ${sql.ref(mark)} and ${sql.ref(unless)} is not null`.execute(db)
    erased += Number(numAffectedRows)
  }
  return erased
}

/**
 * Returns the ids of a person's visitors (browsers): those that the account, the orders, the kits, the
 * returns and the cases name, as far as no other account and no other buyer used them.
 */
export async function listOwnVisitors(
  db: DbOrTx,
  { userId, email }: { userId: string | null; email: string },
): Promise<number[]> {
  const used = (table: string, user: string, mail: string) => sql`select visitor_id,
      ${sql.ref(user)} is not distinct from ${userId}::uuid and ${sql.ref(user)} is not null
      or ${sql.ref(user)} is null and lower(${sql.ref(mail)}::text) = lower(${email}) as own
    from ${sql.table(table)} where visitor_id is not null`
  const { rows } = await sql<{ id: number }>`/* listOwnVisitors */
    with used as (
      select visitor_id, id = ${userId}::uuid as own from user_account where visitor_id is not null
      union all ${used('purchase_order', 'user_id', 'email')}
      union all ${used('kit', 'seller_id', 'email')}
      union all ${used('order_return', 'user_id', 'email')}
      union all ${used('support_case', 'user_id', 'email')}
    )
    select visitor_id::float8 as id from used group by visitor_id having bool_and(coalesce(own, false))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
