// Asks two shops the same questions, as the same kinds of people, and compares the answers.
import type { Chance } from '@hemline/db/seed/chance.ts'
import { people, seedPassword } from '@hemline/db/seed/people.ts'
import { type SortValue, sortValues } from '@hemline/rules/search/sorts.ts'
import type { OperationName } from '@hemline/schema/generated/hashes.ts'
import type pg from 'pg'
import { type Door, newVisitor, type Visitor } from './data-buyer.ts'
import { firstDifference } from './difference.ts'

/** A request; `who` is the email of the seeded person who sends it, undefined for a visitor. */
export type Question = {
  readonly who: string | undefined
  readonly operation: OperationName
  readonly variables: Record<string, unknown>
}
type Piece = {
  id: number
  title: string
  brand: string
  size: number
  price: number
  department: string | null
  category: string | null
}

const ask = (operation: OperationName, variables: Record<string, unknown> = {}, who?: string): Question => ({
  who,
  operation,
  variables,
})
const filter = (key: string, value: unknown) => ({ key, values: [String(value)] })

function listing(
  filters: readonly object[],
  how: { sortBy?: SortValue; query?: string; page?: number } = {},
): Question {
  return ask('getItems', { amount: 40, page: 1, filters, userInfo: {}, ...how })
}

/** Swaps the third and the fourth letter of a word, a common typing error. */
const mistyped = (word: string): string =>
  `${word.slice(0, 2)}${word.slice(3, 4)}${word.slice(2, 3)}${word.slice(4)}`

/**
 * Returns a visitor's questions about a piece and similar pieces: listings by filters in all sort orders,
 * searches typed well and mistyped, and the piece itself.
 */
function aroundPiece(
  { id, title, brand, size, price, department, category }: Piece,
  chance: Chance,
): Question[] {
  const near = filter('price', `${Math.max(0, Math.floor(price / 100) - 20)}-${Math.ceil(price / 100) + 20}`)
  const filters = [
    filter('brand_name_tags', brand),
    filter('sizing_id', size),
    near,
    ...(department === null ? [] : [filter('department_tags', department)]),
    ...(category === null ? [] : [filter('category_tags', category)]),
  ]
  const words = title.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word))
  const word = words.at(-1) ?? brand
  return [
    listing([filter('brand_name_tags', brand)], { sortBy: chance.pick(sortValues) }),
    listing(chance.some(filters, chance.int(1, 3)), { sortBy: chance.pick(sortValues) }),
    listing([near], { query: word, page: chance.int(1, 2) }),
    listing([], { query: mistyped(word) }),
    ask('typeahead', { text: word.slice(0, 3) }),
    ask('getProduct', { itemNumber: id }),
    ask('getSimilarItems', { itemNumber: id, amount: 12 }),
  ]
}

/**
 * Returns requests about up to `count` pieces and orders, and lists, bags and money, as visitors, shoppers,
 * sellers and employees send them, to compare two shops by.
 */
export async function questionsOf(pool: pg.Pool, chance: Chance, count: number): Promise<Question[]> {
  const pieces = await pool.query<Piece>(
    `select item_number as id, title, brand_name as brand, sizing_id as size, price_cents as price, department_tags[1] as department,
      category_tags[1] as category from search_item where state <> 'received' order by hashint8(item_number) limit $1`,
    [count],
  )
  const orders = await pool.query<{ id: string }>('select id from purchase_order order by id limit $1', [
    count,
  ])
  return [
    ...sortValues.flatMap((sortBy) => [1, 3].map((page) => listing([], { sortBy, page }))),
    ...pieces.rows.flatMap((piece) => aroundPiece(piece, chance)),
    ask('getBrandDirectory', { amount: 200 }),
    ask('getShopIndex'),
    ...people.flatMap(({ email }) => [
      ask('getOrders', {}, email),
      ask('sellerBags', {}, email),
      ask('earnings', {}, email),
      ask('getFavorites', { amount: 40, page: 1 }, email),
      ask('getMyAddresses', {}, email),
      ask('getActiveCart', { estimateTaxes: true }, email),
      ask('getCashOuts', {}, email),
    ]),
    ...orders.rows.map(({ id }) => ask('getOrder', { id })),
    ...people
      .filter(({ roles }) => roles.includes('admin'))
      .flatMap(({ email }) => orders.rows.map(({ id }) => ask('getStaffOrder', { id }, email))),
  ]
}

/**
 * Puts one free piece into the cart of each seeded person, so that carts can be compared; refusals are
 * ignored. Returns how many pieces were added.
 */
export async function fillCarts(door: Door, pool: pg.Pool): Promise<number> {
  const free = await pool.query<{ id: number }>(
    `select item_number as id from item i where state = 'listed' and access_levels = '{}' and preordered_by is null
      and not exists (select 1 from hold h where h.item_number = i.item_number) order by item_number limit $1`,
    [people.length],
  )
  let added = 0
  for (const [at, { email }] of people.entries()) {
    const visitor = newVisitor(door, `198.51.100.${200 + at}`)
    await visitor.ask('logIn', { input: { email, password: seedPassword } })
    const answer = await visitor.ask<{ __typename: string }>('addToCart', {
      input: { itemNumber: free.rows[at]?.id },
    })
    if (answer?.__typename === 'AddToCartPayload') added += 1
  }
  return added
}

type Ask = (question: Question) => Promise<unknown>

/** Returns a function that asks one door; the seeded people log in with their password once. */
function asker(door: Door): Ask {
  const known = new Map<string, Promise<Visitor>>()
  const enter = async (who: string, address: string): Promise<Visitor> => {
    const visitor = newVisitor(door, address)
    if (who !== '') await visitor.ask('logIn', { input: { email: who, password: seedPassword } })
    return visitor
  }
  return async ({ who = '', operation, variables }) => {
    const visitor = known.get(who) ?? enter(who, `198.51.100.${known.size + 1}`)
    known.set(who, visitor)
    return (await (await visitor).ask(operation, variables)) ?? null
  }
}

/** The result of a comparison; `degraded` counts answers that were not complete. */
export type Compared = {
  /** One line for each answer that differs. */
  readonly different: readonly string[]
  /** The number of answers that were empty, as for something that the person may not see. */
  readonly empty: number
  readonly degraded: number
}

/**
 * Asks both shops one question at the same time, and again while one of them answers without OpenSearch,
 * for 30 seconds at most: on a busy machine OpenSearch may be too slow for a single answer.
 */
async function askBoth(one: Ask, other: Ask, question: Question): Promise<[unknown, unknown]> {
  const end = performance.now() + 30_000
  let answers: [unknown, unknown]
  do answers = await Promise.all([one(question), other(question)])
  while (answers.some(isDegraded) && performance.now() < end)
  return answers
}

/**
 * Sends each request to both shops at the same time, so that the answers are of the same moment. Returns a
 * line for each difference, and how many answers were empty or came without the search engine (`degraded`).
 */
export async function compareShops(
  one: Door,
  other: Door,
  questions: readonly Question[],
): Promise<Compared> {
  const askOne = asker(one)
  const askOther = asker(other)
  const different: string[] = []
  let empty = 0
  let degraded = 0
  for (const question of questions) {
    const [a, b] = await askBoth(askOne, askOther, question)
    const found = firstDifference(a, b)
    if (a === null) empty += 1
    if (isDegraded(a) || isDegraded(b)) degraded += 1
    const { who = 'a stranger', operation, variables } = question
    if (found !== undefined)
      different.push(`${operation} ${JSON.stringify(variables)} by ${who} is answered otherwise, ${found}`)
  }
  return { different, empty, degraded }
}

const isDegraded = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'degraded' in answer && answer.degraded === true
