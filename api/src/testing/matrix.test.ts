import { productKeyOf } from '@hemline/rules/cart/groups.ts'
import { buildSchema } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSdl } from '../graphql.ts'
import { type TestApp, type TestClient, testApp, testServer } from './app.ts'
import { matrix } from './matrix.ts'
import { type Asks, asks, type Marks, type Row } from './matrix-types.ts'

const schema = buildSchema(readSdl())
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
)

test('every field that can be asked has a row that says who may', () => {
  expect(Object.keys(matrix).sort()).toEqual([...fields].sort())
})

describe.skipIf(!testServer)('who may do what', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const seeded: Record<Exclude<Asks, 'visitor'>, string> = {
    shopper: 'shopper',
    another: 'superstar',
    employee: 'employee',
    banned: 'banned',
  }
  const clientFor = (who: Asks): Promise<TestClient> | TestClient =>
    who === 'visitor' ? app.newVisitor() : app.loggedIn(seeded[who])

  test.each(Object.entries(matrix))('%s', async (name, row: Row) => {
    // Of the shop's own: the options of delivery are those of its sender.
    const own = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('item_number', 'in', [...app.listed])
      .where('source', '=', 'own')
      .orderBy('item_number')
      .limit(2)
      .execute()
    const [inCart = 0, free = 0] = own.map((row) => row.item_number)
    const inCartKey = productKeyOf({ source: 'own', itemNumber: inCart })
    const marks = { inCart, inCartKey, free, favorite: inCart, notListed: app.marked.underReview }
    const shopper = await app.loggedIn('shopper')
    await shopper.run('addToCart', { input: { itemNumber: inCart } })
    await shopper.run('addFavorites', { input: { itemNumbers: [inCart] } })
    // What the row before left behind with others is gone; the shopper is asked last, after
    // all that the others tried.
    const mine = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'nora@hemline.example')
      .executeTakeFirstOrThrow()
    await sql`delete from favorite where user_id is distinct from ${mine.id}::uuid`.execute(app.db)
    const seen: Partial<Record<Asks, string>> = {}
    for (const who of asks) seen[who] = await outcomeOf(await clientFor(who), name, row, { ...marks, who })
    expect(seen).toEqual(row.expected)
  })
})

async function outcomeOf(client: TestClient, name: string, row: Row, marks: Marks): Promise<string> {
  const { data, errors } = await client.adhoc(row.document(marks))
  if (errors?.length) return String(errors[0]?.extensions?.code)
  const value = data?.[name.split('.')[1] ?? '']
  if (value === null || value === undefined) return 'null'
  if (row.outcome) return row.outcome(value as never, marks)
  return (value as { __typename?: string }).__typename ?? 'answered'
}
