// The kinds of changes in a shop that must reach its search index, written by the tables and triggers that
// the product uses.
import type { Chance } from '@hemline/db/seed/chance.ts'
import type pg from 'pg'

type Sql = Pick<pg.PoolClient, 'query'>
/**
 * The state of one writer: `items` and `brands` are ids to draw from, `next` is the number of its next own
 * piece.
 */
export type World = {
  readonly chance: Chance
  readonly items: number[]
  readonly brands: readonly number[]
  next: number
}

const set = (sql: Sql, itemNumber: number, what: string, values: unknown[] = []) =>
  sql.query(`update item set ${what} where item_number = $1`, [itemNumber, ...values])
const anItem = ({ chance, items }: World): number => chance.pick(items)
const firstOwn = 900_000_001

type Changed = { readonly rowCount: number | null }

/**
 * The kinds of changes, each with its weight `share`. `apply` makes one change, or none when the drawn
 * piece does not suit the kind.
 */
export const kinds: readonly {
  readonly name: string
  readonly share: number
  readonly apply: (sql: Sql, world: World) => Promise<Changed>
}[] = [
  {
    name: 'price',
    share: 30,
    apply: (sql, world) => set(sql, anItem(world), 'price_cents = $2', [world.chance.int(500, 60_000)]),
  },
  {
    name: 'hold taken',
    share: 20,
    apply: (sql, world) =>
      sql.query(
        `insert into hold (item_number, taken_at, expires_at) values ($1, now(), now() + interval '20 minutes')
          on conflict (item_number) do update set taken_at = now(), expires_at = excluded.expires_at, released_at = null`,
        [anItem(world)],
      ),
  },
  {
    name: 'hold given back',
    share: 10,
    apply: (sql, world) =>
      sql.query('update hold set released_at = now() where item_number = $1', [anItem(world)]),
  },
  {
    name: 'hold forgotten',
    share: 5,
    apply: (sql, world) => sql.query('delete from hold where item_number = $1', [anItem(world)]),
  },
  {
    name: 'sale',
    share: 10,
    apply: async (sql, world) => {
      const itemNumber = anItem(world)
      await sql.query(
        "update hold set expires_at = '9999-12-31T00:00:00Z', released_at = null where item_number = $1",
        [itemNumber],
      )
      return set(sql, itemNumber, "state = 'pending_sale', sold_at = now()")
    },
  },
  {
    name: 'back on sale',
    share: 10,
    apply: (sql, world) => set(sql, anItem(world), "state = 'listed', listed_at = now(), sold_at = null"),
  },
  {
    name: 'unlisted',
    share: 5,
    apply: (sql, world) => set(sql, anItem(world), "state = 'delisted', delist_reason = 'soak'"),
  },
  {
    name: 'category',
    share: 4,
    apply: (sql, world) =>
      sql.query(
        `update item set category_id = other.category_id, category_tags = other.category_tags from item other
          where item.item_number = $1 and other.item_number = $2`,
        [anItem(world), anItem(world)],
      ),
  },
  {
    name: 'words',
    share: 3,
    apply: (sql, world) =>
      set(sql, anItem(world), "title = title || ' ' || $2", [world.chance.pick(['long', 'new', 'rare'])]),
  },
  { name: 'new piece', share: 2, apply: newPiece },
  { name: 'piece withdrawn', share: 0.5, apply: withdraw },
  {
    name: 'brand renamed',
    share: 0.4,
    apply: (sql, world) =>
      sql.query("update brand set name = split_part(name, ' · ', 1) || ' · ' || $2 where id = $1", [
        world.chance.pick(world.brands),
        world.next++,
      ]),
  },
  {
    name: 'size renamed',
    share: 0.1,
    apply: (sql, world) =>
      sql.query(
        `update size set label = split_part(label, ' ', 1) || ' ' || $2 where sizing_id = (select sizing_id from item where item_number = $1)`,
        [anItem(world), world.next++],
      ),
  },
]

async function newPiece(sql: Sql, world: World): Promise<Changed> {
  const like = anItem(world)
  const itemNumber = firstOwn + world.next++
  const made = await sql.query(
    `insert into item select made.* from item old, jsonb_populate_record(old, jsonb_build_object(
      'item_number', $1::bigint, 'state', 'listed', 'listed_at', now(), 'bag_id', null, 'photo_ids', '[]'::jsonb)) made where old.item_number = $2`,
    [itemNumber, like],
  )
  world.items.push(itemNumber)
  return made
}

/** Deletes a piece, always one that this soak made, since no other row refers to those. */
async function withdraw(sql: Sql, world: World): Promise<Changed> {
  const own = world.items.filter((itemNumber) => itemNumber >= firstOwn)
  if (own.length === 0) return { rowCount: 0 }
  const itemNumber = world.chance.pick(own)
  await sql.query('delete from hold where item_number = $1', [itemNumber])
  return sql.query('delete from item where item_number = $1', [itemNumber])
}

/** Draws a kind of change (edit, sale, rename …) for the soak, weighted by the kinds' shares. */
export function aKind({ chance }: World): (typeof kinds)[number] {
  let rest = chance.next() * kinds.reduce((sum, { share }) => sum + share, 0)
  for (const kind of kinds) {
    rest -= kind.share
    if (rest < 0) return kind
  }
  return chance.pick(kinds)
}
