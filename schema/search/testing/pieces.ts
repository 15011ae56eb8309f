// A few hundred pieces with many equal and missing values, on which two engines can differ if they ever do.

/** Anything that runs SQL. */
export type Sql = { query: (text: string, values?: unknown[]) => Promise<unknown> }

const departments = ['women', 'plus', 'petite', 'shoes', 'girls']
const categories: readonly (readonly [id: number, name: string, slug: string])[] = [
  [1, 'Dresses', 'dresses'],
  [2, 'Coats & Jackets', 'coats-jackets'],
  [3, 'Jeans', 'jeans'],
  [4, 'Sneakers', 'sneakers'],
]
const brands = ['Theory', 'théo & Fils', 'J.Crew', 'LOFT', "Levi's", 'Élan Vital', 'A.L.C.']
const colors = ['black', 'green', 'red', 'white', 'bottle green']
const conditions = ['new_with_tags', 'excellent', 'very_good', 'good', 'repaired', 'flawed_gem']
const states = [
  'listed',
  'listed',
  'listed',
  'listed',
  'listed',
  'listed',
  'pending_sale',
  'delivered',
  'expired',
  'received',
]
const tags = ['minimal', 'work', 'wide leg', 'dark wash', 'high waisted', 'v-neck', 'vacation']

/** A repeatable source of numbers below one (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(chance: () => number, list: readonly T[]): T =>
  list[Math.floor(chance() * list.length)] as T
const some = (chance: () => number, list: readonly string[]) => list.filter(() => chance() < 0.3)

/** Brands, categories, sizes and warehouses that the pieces lean on. */
export async function insertBasics(client: Sql): Promise<void> {
  for (const [i, name] of brands.entries())
    await client.query('insert into brand (id, name, slug, tier) values ($1, $2, $3, $4)', [
      i + 1,
      name,
      `brand-${i + 1}`,
      'mid',
    ])
  for (const [id, name, slug] of categories)
    await client.query(
      'insert into category (id, name, slug, path, department_tags, rank) values ($1, $2, $3, $3, $4, $1)',
      [id, name, slug, departments],
    )
  for (let i = 0; i < 8; i++)
    await client.query(
      `insert into size (sizing_id, label, size_category, size_group, department_group, rank) values ($1, $2, 'top', 'letters', 'women', $3)`,
      [1000 + i, `S${i}`, 8 - i],
    )
  for (const id of [1, 12])
    await client.query(`insert into warehouse (id, code, city, state) values ($1, $2, 'Phoenix', 'AZ')`, [
      id,
      `W${id}`,
    ])
  for (const id of [5, 6])
    await client.query(`insert into supplier (id, name, slug, kind) values ($1, $2, $2, 'partner')`, [
      id,
      `supplier-${id}`,
    ])
}

/** Inserts `count` pieces numbered from 1, listed over the weeks before `now`. */
export async function insertPieces(client: Sql, count: number, now: Date): Promise<void> {
  const chance = chanceFrom(7)
  for (let itemNumber = 1; itemNumber <= count; itemNumber++)
    await insertPiece(client, pieceOf(itemNumber, chance, now))
}

export type Piece = Record<string, unknown> & { item_number: number }

export async function insertPiece(client: Sql, piece: Piece): Promise<void> {
  const names = Object.keys(piece)
  const values = names.map((_, i) => `$${i + 1}`).join(', ')
  await client.query(`insert into item (${names.join(', ')}) values (${values})`, Object.values(piece))
}

export function pieceOf(itemNumber: number, chance: () => number, now: Date): Piece {
  const [categoryId, name, slug] = pick(chance, categories)
  const maybe = <T>(value: T) => (chance() < 0.4 ? value : null)
  const ago = () => new Date(now.getTime() - Math.floor(chance() * 60) * 86_400_000)
  return {
    item_number: itemNumber,
    state: pick(chance, states),
    source: 'own',
    brand_id: 1 + Math.floor(chance() * brands.length),
    category_id: categoryId,
    category_tags: chance() < 0.5 ? ['clothing', slug] : [slug],
    department_tags: some(chance, departments),
    merchandising_department: 'women',
    gender: 'women',
    title: `${pick(chance, ['Linen', 'Wool', 'Silk'])} ${name}`,
    condition: pick(chance, conditions),
    quality_type: 'q',
    msrp_cents: 9900,
    price_cents: pick(chance, [0, 500, 1999, 2000, 2001, 4999, 5000, 12_000, 49_999, 500_000]),
    sizing_id: 1000 + Math.floor(chance() * 8),
    size_display: 'S',
    color_names: some(chance, colors),
    advanced_color_names: some(chance, colors),
    materials: some(chance, ['silk', 'wool', 'cotton']),
    style_tags: some(chance, tags),
    occasion_tags: some(chance, tags),
    search_tags: some(chance, tags),
    pant_cut_tags: some(chance, tags),
    jean_wash_tags: some(chance, tags),
    waist_tags: some(chance, tags),
    neckline_tags: some(chance, tags),
    clearance: chance() < 0.3,
    luxe_brand: chance() < 0.3,
    is_rare_find: chance() < 0.3,
    fresh_sale: chance() < 0.3,
    shop_local: chance() < 0.3,
    favorite_count: Math.floor(chance() * 4),
    sellthrough_score: Math.floor(chance() * 10) / 10,
    predicted_sell_score: Math.floor(chance() * 10) / 10,
    tetris_rank: Math.floor(chance() * 5),
    auction_bid_count: Math.floor(chance() * 3),
    auction_ends_at: maybe(ago()),
    curation_ids: chance() < 0.3 ? [3, 4] : [],
    warehouse_id: pick(chance, [1, 12]),
    supplier_id: maybe(5),
    dropshipper_id: maybe(pick(chance, [5, 6])),
    listed_at: ago(),
    marked_down_at: maybe(ago()),
  }
}
