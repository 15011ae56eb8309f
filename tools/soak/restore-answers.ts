// What two shops answer to the same questions, asked by the same kinds of people.
import { people, seedPassword } from '@hemline/db/seed/people.ts'
import type pg from 'pg'
import { type Door, newVisitor, type Visitor } from './data-buyer.ts'

export type Question = { readonly who: string | undefined; readonly operation: string; readonly variables: Record<string, unknown> }

/** Of pieces, lists, orders, bags and money, as strangers, shoppers, sellers and staff ask. */
export async function questionsOf(pool: pg.Pool, count: number): Promise<Question[]> {
  const pieces = await pool.query<{ id: number; brand: string }>(
    `select item_number as id, brand_name as brand from search_item where state <> 'received' order by hashint8(item_number) limit $1`,
    [count],
  )
  const orders = await pool.query<{ id: string }>('select id from purchase_order order by id limit $1', [count])
  const ask = (operation: string, variables: Record<string, unknown> = {}, who?: string): Question => ({ who, operation, variables })
  const listing = (filters: object[], sortBy: string) => ask('getItems', { amount: 40, page: 1, filters, userInfo: {}, sortBy })
  return [
    ...['low_price', 'high_price', 'newest_first'].map((sortBy) => listing([], sortBy)),
    ...pieces.rows.map(({ brand }) => listing([{ key: 'brand_name_tags', values: [brand] }], 'low_price')),
    ...pieces.rows.map(({ id }) => ask('getProduct', { itemNumber: id })),
    ask('getBrandDirectory', { amount: 200 }),
    ...people.flatMap(({ email }) => [
      ...[ask('getOrders', {}, email), ask('sellerBags', {}, email), ask('earnings', {}, email), ask('getFavorites', { amount: 40, page: 1 }, email)],
      ...[ask('getMyAddresses', {}, email), ask('getActiveCart', {}, email), ask('getCashOuts', {}, email)],
    ]),
    ...orders.rows.map(({ id }) => ask('getOrder', { id })),
    ...people.filter(({ roles }) => roles.includes('admin')).flatMap(({ email }) => orders.rows.map(({ id }) => ask('getStaffOrder', { id }, email))),
  ]
}

/** The answers, in the order of the questions; people log in with their password. */
export async function answersOf(door: Door, questions: readonly Question[]): Promise<string[]> {
  const known = new Map<string, Visitor>()
  const visitorOf = async (who: string): Promise<Visitor> => {
    const before = known.get(who)
    if (before) return before
    const made = newVisitor(door, `198.51.100.${known.size + 1}`)
    known.set(who, made)
    if (who !== '') await made.ask('logIn', { input: { email: who, password: seedPassword } })
    return made
  }
  const answers: string[] = []
  for (const { who = '', operation, variables } of questions) {
    answers.push(JSON.stringify((await (await visitorOf(who)).ask(operation, variables)) ?? null))
  }
  return answers
}
