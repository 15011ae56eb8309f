// The listing's questions: at least 1,000 different ones, drawn from the values that the shop really has.
import type { QueryItemsArgs } from '@hemline/api/generated/resolvers.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { readSearch } from '@hemline/rules/search.ts'
import { listingSearches } from '@hemline/schema/search/query.ts'
import type pg from 'pg'
import { type Ask, operation } from './load.ts'

export type Question = Pick<QueryItemsArgs, 'amount' | 'filters' | 'sortBy' | 'userInfo'> & { page: number; facets?: readonly string[] }
const sorts = ['newest_first', 'price_low_high', 'price_high_low', 'marked_down_at_desc']
const userInfo = {}

type Values = {
  departments: string[]
  categories: { slug: string; departments: string[] }[]
  colors: string[]
  materials: string[]
  brands: string[]
}

/** What can be filtered by, the most frequent values first. */
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
    brands: await list(`select brand_name as v from search_item where state = 'listed' group by v order by count(*) desc, v limit 60`),
  }
}

/** `count` different questions with three filters, a sort and the facets; repeatable by `salt`. */
export function listingQuestions(values: Values, count: number, salt = 77): Question[] {
  const chance = chanceOf(salt, 0)
  const one = <T>(list: readonly T[]): T => chance.pick(list)
  const seen = new Set<string>()
  const questions: Question[] = []
  while (questions.length < count) {
    const category = one(values.categories)
    const third = one(['color_names', 'materials', 'brand_name_tags', 'price'] as const)
    const filters = [
      { key: 'department_tags', values: [one(category.departments.length > 0 ? category.departments : values.departments)] },
      { key: 'category_tags', values: [category.slug] },
      third === 'price'
        ? { key: 'price', values: [`10-${one([40, 60, 80, 100, 150, 200, 300])}`] }
        : { key: third, values: [one({ color_names: values.colors, materials: values.materials, brand_name_tags: values.brands }[third])] },
    ]
    const question = { amount: 40, page: one([1, 1, 1, 2, 3]), filters, sortBy: one(sorts), userInfo }
    const key = JSON.stringify(question)
    if (!seen.has(key)) questions.push(question)
    seen.add(key)
  }
  return questions
}

export const listingAsk = (question: Question, more?: Readonly<Record<string, string>>): Ask =>
  operation('getItems', { ...question, query: '' }, more)

/** The same question put to the engine directly: what the shop itself asks it. */
export function engineAsk(question: Question, index: string): Ask {
  const { query } = readSearch({ ...question, query: '' } as QueryItemsArgs)
  const bodies = listingSearches(query, new Date()).map(({ body }) => body)
  const lines = bodies.flatMap((body) => ['{}', JSON.stringify(body)])
  return { path: `/${index}/_msearch`, body: `${lines.join('\n')}\n`, headers: { 'content-type': 'application/x-ndjson' } }
}
