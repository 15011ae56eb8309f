// The listing requests of the measures: at least 1,000 different ones, made from values of the shop's
// pieces.
import type { QueryItemsArgs } from '@hemline/api/generated/resolvers.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import type pg from 'pg'
import { type Ask, operation } from './load.ts'

/** The variables of a listing request. */
export type Question = Pick<QueryItemsArgs, 'amount' | 'filters' | 'sortBy' | 'userInfo'> & {
  page: number
  facets?: readonly string[]
}
const sorts = ['newest_first', 'price_low_high', 'price_high_low', 'marked_down_at_desc']
const userInfo = {}

type Values = {
  departments: string[]
  categories: { slug: string; departments: string[] }[]
  colors: string[]
  materials: string[]
  brands: string[]
}

/**
 * Returns the most frequent values of the listed pieces, by which listing requests filter: up to 8
 * departments, 40 categories, 12 colors, 10 materials and 60 brands, each the most frequent first.
 */
export async function valuesOf(pool: pg.Pool): Promise<Values> {
  const list = async (sql: string) => (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v)
  const top = (column: string, most: number) =>
    `select v from (select unnest(${column}) as v from search_item where state = 'listed') as one group by v order by count(*) desc, v limit ${most}`
  const categories = await pool.query<{ slug: string; departments: string[] }>(`
    select c.slug, c.department_tags as departments from category c join search_item i on i.category_id = c.id and i.state = 'listed'
    group by c.id order by count(*) desc, c.slug limit 40`)
  return {
    departments: await list(top('department_tags', 8)),
    categories: categories.rows,
    colors: await list(top('color_names', 12)),
    materials: await list(top('material_tags', 10)),
    brands: await list(
      `select brand_name as v from search_item where state = 'listed' group by v order by count(*) desc, v limit 60`,
    ),
  }
}

type Combination = { department: string; category: string; key: string; value: string; pieces: number }
const pageSize = 40
const prices = ['10-40', '15-60', '25-100', '40-200']

/**
 * Returns combinations of department, category and a third filter with enough pieces to fill a page, most
 * pieces first.
 */
async function combinations(pool: pg.Pool): Promise<Combination[]> {
  const thirds = {
    color_names: 'unnest(color_names) as value',
    materials: 'unnest(material_tags) as value',
    brand_name_tags: 'unnest(array[brand_name]) as value',
    price: `unnest(array['${prices.join("','")}']) as value`,
  }
  const all: Combination[] = []
  for (const [key, value] of Object.entries(thirds)) {
    const within =
      key === 'price'
        ? "and price_cents between split_part(value, '-', 1)::int * 100 and split_part(value, '-', 2)::int * 100"
        : ''
    const { rows } = await pool.query<Combination>(
      `select department, category, $1::text as key, value, count(*)::int as pieces
       from search_item, unnest(department_tags) as department, unnest(category_tags) as category, ${value}
       where state = 'listed' ${within} group by department, category, value having count(*) >= $2`,
      [key, pageSize],
    )
    all.push(...rows)
  }
  return all.toSorted((a, b) => b.pieces - a.pieces || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/**
 * Returns `count` different requests with three filters that fill the requested page, a sort order and the
 * facets; the same `salt` gives the same ones. Throws when fewer than `count` fill a page.
 */
export async function listingQuestions(pool: pg.Pool, count: number, salt = 77): Promise<Question[]> {
  const chance = chanceOf(salt, 0)
  const all = await combinations(pool)
  const everything = all.flatMap(({ department, category, key, value, pieces }) =>
    sorts.flatMap((sortBy) =>
      [1, 2, 3].slice(0, Math.floor(pieces / pageSize)).map((page): Question => {
        const filters = Object.entries({ department_tags: department, category_tags: category, [key]: value })
        return {
          amount: pageSize,
          page,
          filters: filters.map(([name, one]) => ({ key: name, values: [one] })),
          sortBy,
          userInfo,
        }
      }),
    ),
  )
  if (everything.length < count)
    throw new Error(`only ${everything.length} of ${count} listings of three filters fill a page`)
  return chance.some(everything, count)
}

/** Returns the HTTP request of a listing as a browser sends it; `more` are additional headers. */
export const listingAsk = (question: Question, more?: Readonly<Record<string, string>>): Ask =>
  operation('getItems', { ...question, query: '' }, more)

/** Returns the request that the shop itself sends to the search engine for this listing. */
export function engineAsk(question: Question, index: string): Ask {
  const { query } = readSearch({ ...question, query: '' } as QueryItemsArgs)
  const bodies = listingSearches(query, new Date()).map(({ body }) => body)
  const lines = bodies.flatMap((body) => ['{}', JSON.stringify(body)])
  return {
    path: `/${index}/_msearch`,
    body: `${lines.join('\n')}\n`,
    headers: { 'content-type': 'application/x-ndjson' },
  }
}
