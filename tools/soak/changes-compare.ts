// Compares the shop's answers about its pieces with the answers that a scan of every row gives.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { readSearch } from '@hemline/rules/search/search.ts'
import { isScored, offeredSorts, type SortValue } from '@hemline/rules/search/sorts.ts'
import { naiveSearch } from '@hemline/schema/search/naive.ts'
import type pg from 'pg'
import { newPerson, type Person } from '../simulate/shop-client.ts'
import { until } from './crew.ts'

type Answer = { nodes: { itemNumber: number }[]; totalCount: number; degraded: boolean }
type Question = { amount: number; filters: readonly FilterInput[]; sortBy: SortValue; page: number }

const amount = 40

/**
 * Makes `count` random questions about pieces; each takes its values from one existing row, so that it has
 * an answer.
 */
function questionsFrom(rows: readonly ItemRow[], seed: number, count: number): Question[] {
  const chance = chanceOf(seed, 3)
  const filter = (key: string, value: unknown) => ({ key, values: [String(value)] })
  return Array.from({ length: count }, () => {
    const row = chance.pick(rows)
    const all = [
      filter('brand_name_tags', row.brand_name),
      filter('sizing_id', row.sizing_id),
      filter('condition', row.condition),
      ...row.department_tags.slice(0, 1).map((tag) => filter('department_tags', tag)),
      ...row.category_tags.slice(0, 1).map((tag) => filter('category_tags', tag)),
      filter(
        'price',
        `${Math.max(0, Math.floor(row.price_cents / 100) - 20)}-${Math.ceil(row.price_cents / 100) + 20}`,
      ),
    ]
    return {
      amount,
      filters: chance.some(all, chance.int(0, 3)),
      // A scan has no score.
      sortBy: chance.pick(offeredSorts(false).filter((sort) => !isScored(sort))),
      page: 1,
    }
  })
}

/**
 * Asks one question until OpenSearch answers it. The shop may answer one question from Postgres while
 * OpenSearch, killed a moment ago, is still slow; that OpenSearch stays away for 30 seconds is a fault.
 */
async function answerOfEngine(person: Person, question: Question): Promise<Answer> {
  const ask = () => person.ask<Answer>('getItems', { ...question, userInfo: {} })
  let answer = await ask()
  const isOfEngine = async () => {
    if (answer.degraded) answer = await ask()
    return !answer.degraded
  }
  await until(`OpenSearch did not answer ${JSON.stringify(question)}`, isOfEngine, 30_000)
  return answer
}

/**
 * Asks the API `count` random listings. Returns how many were asked, and one line for each whose answer
 * differs from that of a scan over every row.
 */
export async function compareAnswers(
  api: string,
  pool: pg.Pool,
  seed: number,
  count: number,
): Promise<{ asked: number; wrong: string[] }> {
  const { rows } = await pool.query<ItemRow>('select * from search_item')
  const sizes = await pool.query<FacetNames['sizes'][number]>(
    `select sizing_id as "sizingId", label, size_category as "sizeCategory", size_group as "sizeGroup", department_group as "departmentGroup" from size`,
  )
  const person = newPerson({ api, web: api }, '198.51.100.9')
  const wrong: string[] = []
  const questions = questionsFrom(
    rows.filter(({ state }) => state === 'listed'),
    seed,
    count,
  )
  for (const question of questions) {
    const naive = naiveSearch(rows, readSearch(question, { sizes: sizes.rows }).query, new Date())
    const answer = await answerOfEngine(person, question)
    const got = answer.nodes.map((node) => node.itemNumber)
    const wanted = naive.rows.map((row) => row.item_number)
    if (answer.totalCount !== naive.total)
      wrong.push(`${JSON.stringify(question)}: ${answer.totalCount} pieces instead of ${naive.total}`)
    else if (got.join() !== wanted.join())
      wrong.push(`${JSON.stringify(question)}: other pieces on the first page`)
  }
  return { asked: questions.length, wrong }
}
