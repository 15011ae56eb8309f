// The active cart, as its page asks for it: twenty held pieces with all sums.
import { type Ask, operation } from '../load.ts'
import type { Measure } from '../rows.ts'
import { fillCarts, freePieces, makeVisitors, withPool } from '../shoppers.ts'
import { againstFloor } from './product.ts'

const lines = 20

export const cart: Measure = {
  name: 'cart',
  needs: 'default',
  run: async (bench) => {
    const carts = bench.short ? 10 : 300
    const asks = await withPool(bench, async (pool) => {
      const visitors = await makeVisitors(pool, carts)
      await fillCarts(pool, visitors, { pieces: await freePieces(pool, carts * lines), size: lines })
      return visitors.map(({ cookie }): Ask => operation('getActiveCart', { estimateTaxes: true }, cookie))
    })
    return againstFloor(bench, `active cart of ${lines} lines`, asks, `${asks.length} visitors' carts in rotation, every piece with a living hold`)
  },
}
