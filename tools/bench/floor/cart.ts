// The floor's cart: a visitor's cart with its pieces and sums, and a piece added to a new visitor's cart.
import { randomBytes, randomUUID } from 'node:crypto'
import { listPromotions } from '@hemline/api/domains/pricing/pricing.db.ts'
import { visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import { sql } from 'kysely'
import { cartOf, type LineRow } from '../shapes.ts'
import { type Asked, sellerColumn, tokenHash, visitorOf } from './product.ts'

async function readCart({ db }: Asked, visitor: ReturnType<typeof visitorOf>) {
  const lines =
    sql<LineRow>`select i.*, l.id as line_id, l.cart_id, l.added_at, c.visitor_id, ${sellerColumn},
    (select to_jsonb(s) from supplier s where s.id = i.dropshipper_id) as dropshipper, (select to_jsonb(s) from supplier s where s.id = i.partner_id) as partner,
    exists (select from favorite f where f.item_number = i.item_number and f.visitor_id = c.visitor_id) as liked
    from cart c join cart_line l on l.cart_id = c.id join search_item i on i.item_number = l.item_number
    where c.visitor_id = ${visitor} order by l.added_at, l.id`.execute(db)
  const promotions = listPromotions(db, { userId: null, visitorId: null, code: null, now: new Date() })
  return cartOf((await lines).rows, await promotions, new Date())
}

async function addToCart(
  _: unknown,
  { input: { itemNumber } }: { input: { itemNumber: number } },
  asked: Asked,
) {
  const token = randomBytes(32).toString('base64url')
  const cartId = randomUUID()
  const { id, expiresAt } = await asked.db.transaction().execute(async (tx) => {
    const values = { token_hash: tokenHash(token) }
    const visitor = await tx.insertInto('visitor').values(values).returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('cart').values({ id: cartId, visitor_id: visitor.id }).execute()
    // The item number is the primary key of holds: of two transactions for one piece the second waits, and
    // then finds it held.
    const { rows } = await sql<{
      expires_at: Date
    }>`insert into hold as h (item_number, cart_id, taken_at, expires_at)
      select item_number, ${cartId}, now(), now() + interval '20 minutes' from item where item_number = ${itemNumber} and state = 'listed'
      on conflict (item_number) do update set cart_id = excluded.cart_id, taken_at = now(), expires_at = excluded.expires_at, released_at = null
      where h.order_id is null and (h.expires_at <= now() or h.released_at is not null) returning expires_at`.execute(
      tx,
    )
    if (!rows[0]) throw new Error('held')
    await tx
      .insertInto('cart_line')
      .values({ id: randomUUID(), cart_id: cartId, item_number: itemNumber })
      .execute()
    return { id: visitor.id, expiresAt: rows[0].expires_at }
  })
  asked.reply.header(
    'set-cookie',
    `${visitorCookie}=${token}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  )
  return { __typename: 'AddToCartPayload', itemNumber, expiresAt, cart: await readCart(asked, sql`${id}`) }
}

const activeCart = async (_: unknown, __: unknown, asked: Asked) => ({
  cart: await readCart(asked, visitorOf(asked)),
})
/** The resolvers of the cart's operations. */
export const cartResolvers = { Query: { activeCart }, Mutation: { addToCart } }
