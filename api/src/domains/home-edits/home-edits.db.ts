import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

export type HomeEditRow = {
  id: string
  title: string
  words: string
  starts_at: Date
  ends_at: Date | null
  is_hero: boolean
  /** Item numbers in their order. */
  pieces: number[]
}

const columns = sql.raw(`e.id, e.title, e.words, e.starts_at, e.ends_at, e.is_hero,
      coalesce((select jsonb_agg(p.item_number order by p.place) from home_edit_piece p where p.edit_id = e.id), '[]') as pieces`)

/**
 * Returns the edits that run at a time and have a piece on sale, with the numbers of these pieces alone: at
 * most `pieces` of each. Those that began last come first; of those of one moment, the one that was changed
 * last. `hero`: those for the top of the home page, or the others.
 */
export async function listRunningEdits(
  db: DbOrTx,
  { now, hero, edits, pieces }: { now: Date; hero: boolean; edits: number; pieces: number },
): Promise<HomeEditRow[]> {
  const { rows } = await sql<HomeEditRow>`/* listRunningEdits */
    select e.id, e.title, e.words, e.starts_at, e.ends_at, e.is_hero, s.pieces from home_edit e
    cross join lateral (
      select jsonb_agg(item_number order by place) as pieces from (
        select p.item_number, p.place from home_edit_piece p join item i on i.item_number = p.item_number
        where p.edit_id = e.id and i.state = 'listed' order by p.place limit ${pieces}) first) s
    where e.is_hero = ${hero} and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now}) and s.pieces is not null
    order by e.starts_at desc, e.changed_at desc, e.id limit ${edits}`.execute(db)
  return rows
}

/** Returns the `limit` newest home edits, whether or not they run, those that begin last first. */
export async function listHomeEdits(db: DbOrTx, limit: number): Promise<HomeEditRow[]> {
  const { rows } = await sql<HomeEditRow>`/* listHomeEdits */
    select ${columns} from home_edit e order by e.starts_at desc, e.changed_at desc, e.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Returns a home edit by its id. Throws when there is none. */
export async function getHomeEdit(db: DbOrTx, id: string): Promise<HomeEditRow> {
  const { rows } = await sql<HomeEditRow>`/* getHomeEdit */
    select ${columns} from home_edit e where e.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`getHomeEdit: no edit ${id}`)
  return row
}

type Kept = {
  id: string
  title: string
  words: string
  startsAt: Date
  endsAt: Date | null
  isHero: boolean
  changedBy: string
  now: Date
}

/**
 * Stores a home edit without its pieces: inserts it, or replaces all its fields, with who changed it and
 * when.
 */
export async function upsertHomeEdit(db: DbOrTx, edit: Kept): Promise<void> {
  await sql`/* upsertHomeEdit */
    insert into home_edit (id, title, words, starts_at, ends_at, is_hero, changed_by, changed_at)
    values (${edit.id}::uuid, ${edit.title}, ${edit.words}, ${edit.startsAt}, ${edit.endsAt}, ${edit.isHero}, ${edit.changedBy}::uuid, ${edit.now})
    on conflict (id) do update set title = excluded.title, words = excluded.words, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, is_hero = excluded.is_hero, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    db,
  )
}

/** Deletes all pieces from a home edit. */
export async function deleteEditPieces(db: DbOrTx, editId: string): Promise<void> {
  await sql`/* deleteEditPieces */ delete from home_edit_piece where edit_id = ${editId}::uuid`.execute(db)
}

/** Inserts pieces into a home edit that has none, in the order of `itemNumbers`. */
export async function insertEditPieces(
  db: DbOrTx,
  editId: string,
  itemNumbers: readonly number[],
): Promise<void> {
  await sql`/* insertEditPieces */
    insert into home_edit_piece (edit_id, item_number, place)
    select ${editId}::uuid, number, place - 1
    from unnest(${[...itemNumbers]}::bigint[]) with ordinality as t (number, place)`.execute(db)
}
