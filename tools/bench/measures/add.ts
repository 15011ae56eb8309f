// A piece put into the cart of a new visitor: creates a visitor, a cart, a hold and a line, each from a
// network address of its own.
import type pg from 'pg'
import { type Ask, addressOf, isAnswer, type Judge, type Loaded, loadOnce, operation } from '../load.ts'
import { type Bench, type Measure, median, ms, percent, perSecond, type Row } from '../rows.ts'
import { freePieces, withPool } from '../shoppers.ts'

const connections = 32
const isAdded: Judge = (body) => isAnswer(body) && body.includes('"__typename":"AddToCartPayload"')

/** Resets the shop to its state before the round: the pieces are free and the buyers are deleted. */
async function release(pool: pg.Pool, pieces: readonly number[]): Promise<void> {
  const { rows } = await pool.query<{ holds: string }>(
    'select count(*) as holds from hold where item_number = any($1::bigint[]) and cart_id is not null',
    [pieces],
  )
  if (Number(rows[0]?.holds) !== pieces.length)
    throw new Error(`${rows[0]?.holds} holds for ${pieces.length} pieces`)
  await pool.query(
    `with ended as (delete from hold where item_number = any($1::bigint[]) returning cart_id)
      delete from visitor v using cart c, ended e where c.id = e.cart_id and v.id = c.visitor_id`,
    [pieces],
  )
  await pool.query('delete from outbox')
  await pool.query('delete from login_throttle')
  await pool.query('vacuum (analyze) visitor, cart, cart_line, hold, outbox, login_throttle')
}

async function rounds(bench: Bench, pool: pg.Pool, pieces: readonly number[]): Promise<[Loaded[], Loaded[]]> {
  const api = await bench.api()
  const base = await bench.floor()
  const asksOf = (round: number): Ask[] =>
    pieces.map((itemNumber, at) =>
      operation('addToCart', { input: { itemNumber } }, addressOf(round * pieces.length + at)),
    )
  const results: [Loaded[], Loaded[]] = [[], []]
  // The first turn of each side only warms up.
  const turns = bench.short ? 2 : bench.rounds + 1
  for (let round = 0; round < turns; round += 1) {
    const both = [
      { origin: api.url, into: results[0] },
      { origin: base.url, into: results[1] },
    ]
    for (const { origin, into } of round % 2 === 0 ? both : both.reverse()) {
      const loaded = await loadOnce(origin, { asks: asksOf(round), judge: isAdded, connections })
      if (loaded.wrong > 0)
        throw new Error(`${loaded.wrong} wrong answers of ${origin === api.url ? 'the shop' : 'the floor'}`)
      await release(pool, pieces)
      if (round > 0) into.push(loaded)
    }
  }
  await Promise.all([api.stop(), base.stop()])
  return results
}

/** The measure `add`. */
export const add: Measure = {
  name: 'add',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const count = bench.short ? connections : 1600
    return withPool(bench, async (pool) => {
      const pieces = await freePieces(pool, count)
      const [ours, floor] = await rounds(bench, pool, pieces)
      const of = (all: readonly Loaded[], key: 'perSecond' | 'p50' | 'p99') =>
        median(all.map((one) => one[key]))
      const rate = of(ours, 'perSecond')
      const base = of(floor, 'perSecond')
      const what = `add to cart by a new visitor, ${connections} connections`
      return [
        {
          what: `${what}, requests`,
          ours: perSecond(rate),
          floor: perSecond(base),
          ratio: percent(rate / base),
          reach: '≥ 50 % of the floor',
          met: bench.short ? null : rate >= base * 0.5,
          note: `${pieces.length} pieces a round, each added once by a visitor of its own; every one was held afterwards`,
        },
        {
          what: `${what}, p50 / p99`,
          ours: `${ms(of(ours, 'p50'))} / ${ms(of(ours, 'p99'))}`,
          ratio: '–',
          reach: '–',
          met: null,
          floor: `${ms(of(floor, 'p50'))} / ${ms(of(floor, 'p99'))}`,
        },
      ]
    })
  },
}
