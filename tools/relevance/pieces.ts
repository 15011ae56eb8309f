// Reads the listed pieces with all facts that a judgement may use, once from the database.
import { bareSizeLabel } from '@hemline/rules/catalogue/size-cuts.ts'
import pg from 'pg'

/** A listed piece with the facts about it. */
export type Piece = {
  readonly id: number
  readonly title: string
  readonly priceCents: number
  readonly brand: string
  /** The values of each fact in lower case. Colours start with the main one; "multi" means several. */
  readonly facts: Readonly<Record<Fact, readonly string[]>>
}

/** The facts that a rule may name before its "=". */
export const factNames = [
  'cat',
  'color',
  'shade',
  'material',
  'pattern',
  'style',
  'occasion',
  'tag',
  'dept',
  'condition',
  'size',
  'fits',
  'sizes',
  'brand',
  'tier',
  'neck',
  'sleeve',
  'waist',
  'cut',
  'wash',
  'width',
  'has',
  'title',
  'gender',
] as const
/** The name of a fact. */
export type Fact = (typeof factNames)[number]

type Row = {
  id: string
  title: string
  price_cents: number
  brand_name: string
  lists: Record<Exclude<Fact, 'brand' | 'title' | 'size' | 'has' | 'condition'>, (string | null)[] | null>
  condition: string
  size_label: string
  chars: Record<string, string>
}

const sql = `
  select item_number as id, title, price_cents, brand_name, condition, size_label, coalesce(chars, '{}') as chars,
    jsonb_build_object('cat', category_tags, 'color', color_names, 'shade', advanced_color_names, 'material', material_tags,
      'pattern', array[pattern], 'style', style_tags, 'occasion', occasion_tags, 'tag', search_tags, 'dept', department_tags,
      'fits', size_equivalents, 'sizes', array[size_category], 'tier', array[brand_tier], 'neck', neckline_tags, 'sleeve', array[sleeve_length],
      'waist', waist_tags, 'cut', pant_cut_tags, 'wash', jean_wash_tags, 'width', array[shoe_width], 'gender', array[gender]) as lists
  from search_item where state = 'listed'`

/** Normalizes a text for comparison: lower case, without accents, and with one sort of apostrophe. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[’‘`´]/g, "'")
    .trim()

/** Splits a text into its words, normalized (lower case, without accents). */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}'&.]+/u)
    .filter(Boolean)

/** Returns the sizes that a label stands for: "6 Petite" is a 6 as well. */
function sizesOf(label: string): string[] {
  const low = plain(label)
  const bare = bareSizeLabel(low)
  return bare === low ? [low] : [low, bare]
}

function pieceOf(row: Row): Piece {
  const listed = (name: keyof Row['lists']): string[] =>
    (row.lists[name] ?? []).filter((value) => value !== null).map(plain)
  const facts = {
    cat: listed('cat'),
    color: listed('color'),
    shade: listed('shade'),
    material: listed('material'),
    pattern: listed('pattern'),
    style: listed('style'),
    occasion: listed('occasion'),
    tag: listed('tag'),
    dept: listed('dept'),
    fits: listed('fits'),
    sizes: listed('sizes'),
    tier: listed('tier'),
    neck: listed('neck'),
    sleeve: listed('sleeve'),
    waist: listed('waist'),
    cut: listed('cut'),
    wash: listed('wash'),
    width: listed('width'),
    gender: listed('gender'),
    brand: [plain(row.brand_name)],
    title: wordsOf(row.title),
    size: sizesOf(row.size_label),
    has: Object.values(row.chars).map(plain),
    condition: [row.condition.replaceAll('_', ' ')],
  }
  return { id: Number(row.id), title: row.title, priceCents: row.price_cents, brand: row.brand_name, facts }
}

/** Reads all listed pieces of the shop's database, with the facts by which queries are judged. */
export async function loadPieces(databaseUrl: string): Promise<Piece[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows.map(pieceOf)
  } finally {
    await client.end()
  }
}

/** The names of categories and brands. */
export type Vocabulary = { readonly categories: readonly string[]; readonly brands: readonly string[] }

/** Reads the names of all categories and brands of the shop's database, also of those without pieces. */
export async function loadVocabulary(databaseUrl: string): Promise<Vocabulary> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const names = async (table: 'category' | 'brand') =>
      (await client.query<{ name: string }>(`select name from ${table} order by id`)).rows.map(
        ({ name }) => name,
      )
    return { categories: await names('category'), brands: await names('brand') }
  } finally {
    await client.end()
  }
}
