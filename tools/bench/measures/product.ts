// The page of a piece, requested by a visitor with a cookie.
import { compare } from '../compare.ts'
import { type Ask, ask, isAnswer, operation } from '../load.ts'
import { type Bench, type Measure, ms, percent, perSecond, type Row } from '../rows.ts'
import { freePieces, makeVisitors, withPool } from '../shoppers.ts'

/** Throws unless both servers answer `asks` with the same data; `only` picks the part that is compared. */
export async function assertSame(
  urls: readonly [string, string],
  asks: readonly Ask[],
  only: (data: unknown) => unknown = (data) => data,
) {
  const [ours, floor] = urls
  for (const one of asks) {
    const [a = '', b = ''] = [await ask(ours, one), await ask(floor, one)].map(({ body }) =>
      JSON.stringify(only((JSON.parse(body) as { data: unknown }).data)),
    )
    const at = [...a].findIndex((letter, i) => letter !== b[i])
    const near = (text: string) => text.slice(Math.max(0, at - 120), at + 120)
    if (a !== b)
      throw new Error(`the floor answers otherwise than the shop: ${one.body}\n${near(a)}\n${near(b)}`)
  }
}

/**
 * Measures the requests of many shoppers against the floor, the least code that answers them. Returns the
 * table's rows; the shop must reach at least half of the floor's requests a second. Throws when answers
 * differ.
 */
export async function againstFloor(
  bench: Bench,
  what: string,
  asks: readonly Ask[],
  note: string,
): Promise<Row[]> {
  const api = await bench.api()
  const base = await bench.floor()
  try {
    await assertSame([api.url, base.url], asks.slice(0, bench.short ? 20 : 200))
    const [ours, floor] = await compare(bench, [
      { origin: api.url, asks, judge: isAnswer },
      { origin: base.url, asks, judge: isAnswer },
    ])
    if (!ours || !floor) throw new Error('no figures')
    const rate = ours.perSecond / floor.perSecond
    return [
      {
        what: `${what}, 32 connections, requests`,
        ours: perSecond(ours.perSecond),
        floor: perSecond(floor.perSecond),
        ratio: percent(rate),
        reach: '≥ 50 % of the floor',
        met: bench.short ? null : rate >= 0.5,
        note,
      },
      {
        what: `${what}, 1 connection, p50`,
        ours: ms(ours.p50),
        floor: ms(floor.p50),
        ratio: `${(ours.p50 / floor.p50).toFixed(2)}×`,
        reach: '–',
        met: null,
      },
    ]
  } finally {
    await Promise.all([api.stop(), base.stop()])
  }
}

/** The measure `product`. */
export const product: Measure = {
  name: 'product',
  needs: 'default',
  run: async (bench) => {
    const count = bench.short ? 40 : 1200
    const asks = await withPool(bench, async (pool) => {
      const pieces = await freePieces(pool, count)
      const visitors = await makeVisitors(pool, 200)
      return pieces.map((itemNumber, at) =>
        operation('getProduct', { itemNumber }, visitors[at % visitors.length]?.cookie),
      )
    })
    return againstFloor(bench, 'product', asks, `${asks.length} pieces in rotation, 200 visitors`)
  },
}
