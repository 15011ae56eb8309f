// The active cart as its page requests it: twenty held pieces with all sums.
import type pg from 'pg'
import { type Ask, operation } from '../load.ts'
import type { Measure } from '../rows.ts'
import { fillCarts, freePieces, makeVisitors, withPool } from '../shoppers.ts'
import { againstFloor } from './product.ts'

const lines = 20

/** The measure `cart`. */
export const cart: Measure = {
  name: 'cart',
  needs: 'default',
  run: async (bench) =>
    withPool(bench, async (pool) => {
      const pieces = await freePieces(pool, (bench.short ? 10 : 1000) * lines)
      const visitors = await makeVisitors(pool, Math.floor(pieces.length / lines))
      await fillCarts(pool, visitors, { pieces, size: lines })
      const asks = visitors.map(
        ({ cookie }): Ask => operation('getActiveCart', { estimateTaxes: true }, cookie),
      )
      const note = `${asks.length} visitors' carts in rotation, every piece with a living hold`
      const rows = await againstFloor(bench, `active cart of ${lines} lines`, asks, note)
      await leave(pool, visitors)
      return rows
    }),
}

/**
 * Removes the measure's carts, which hold nearly all pieces of the shop: the next measures need those
 * pieces.
 */
async function leave(pool: pg.Pool, visitors: readonly { id: string }[]): Promise<void> {
  const ids = visitors.map(({ id }) => id)
  await pool.query(
    'delete from hold h using cart c where c.id = h.cart_id and c.visitor_id = any($1::bigint[])',
    [ids],
  )
  await pool.query('delete from visitor where id = any($1::bigint[])', [ids])
  await pool.query('delete from outbox')
  await pool.query('vacuum (analyze) visitor, cart, cart_line, hold, outbox')
}
