// Twice the load that the API can carry, sent without waiting for answers: refused requests get their
// answer at once, and the others are served.
import { isAnswer, load } from '../load.ts'
import { mixedAsks } from '../mixed-asks.ts'
import { openLoop, type Sent } from '../open-loop.ts'
import {
  type Bench,
  type Measure,
  median,
  ms,
  percent,
  perSecond,
  quantile,
  type Row,
  times,
} from '../rows.ts'

const connections = 32
const sliceMs = 200

/** Counts by status the answers that are neither right nor a proper refusal. */
const wrongOf = (all: readonly Sent[]): Record<string, number> => {
  const kinds = Map.groupBy(
    all.filter(({ isRight }) => !isRight),
    ({ status }) => String(status),
  )
  return Object.fromEntries([...kinds].map(([status, some]) => [status, some.length]))
}

type Round = {
  readonly kinds: string
  capacity: number
  saturatedP99: number
  served: Sent[]
  refused: Sent[]
  wrong: number
  calmP99: number
  recoveredMs: number
  alive: boolean
}

const timesOf = (some: readonly Sent[]) => some.map(({ ms: took }) => took)

/** Returns the milliseconds from the last request of a load to its last answer. */
const drainedAfter = (all: readonly Sent[]): number =>
  Math.max(...all.map(({ at, ms: took }) => at + took)) - Math.max(...all.map(({ at }) => at))

/**
 * Returns the milliseconds from the end of the load until no request is refused any more and the median is
 * within `calmP99`, the p99 of calm times; 0 when that is so from the start.
 */
export function recovered(after: readonly Sent[], calmP99: number): number {
  const slices = Map.groupBy(after, ({ at }) => Math.floor(at / sliceMs))
  const bad = [...slices].filter(
    ([, some]) => some.some(({ status }) => status !== 200) || quantile(timesOf(some), 0.5) > calmP99,
  )
  return bad.length === 0 ? 0 : (Math.max(...bad.map(([slice]) => slice)) + 1) * sliceMs
}

async function isAlive(origin: string): Promise<boolean> {
  return (
    (await fetch(`${origin}/livez`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.ok ===
    true
  )
}

async function round(
  bench: Bench,
  origin: string,
  asks: Parameters<typeof openLoop>[1]['asks'],
): Promise<Round> {
  const say = { asks, judge: isAnswer }
  const saturated = await load(origin, { ...say, connections, seconds: bench.short ? 1 : 8 })
  const capacity = saturated.perSecond
  const calm = await openLoop(origin, { ...say, perSecond: capacity / 2, seconds: bench.short ? 0.5 : 4 })
  const [during, alive] = await Promise.all([
    openLoop(origin, { ...say, perSecond: capacity * 2, seconds: bench.short ? 1 : 12 }),
    new Promise<boolean>((done) => setTimeout(() => done(isAlive(origin)), bench.short ? 300 : 6000)),
  ])
  const after = await openLoop(origin, { ...say, perSecond: capacity / 2, seconds: bench.short ? 0.5 : 4 })
  const calmP99 = quantile(timesOf(calm), 0.99)
  const served = during.filter(({ status }) => status === 200)
  const refused = during.filter(({ status }) => status === 503)
  const wrong = [...calm, ...during, ...after].filter(({ isRight }) => !isRight).length + saturated.wrong
  const kinds = JSON.stringify({
    saturated: [saturated.wrong, saturated.statuses],
    calm: wrongOf(calm),
    during: wrongOf(during),
    after: wrongOf(after),
  })
  return {
    kinds,
    capacity,
    saturatedP99: saturated.p99,
    served,
    refused,
    wrong,
    calmP99,
    recoveredMs: drainedAfter(during) + recovered(after, calmP99),
    alive,
  }
}

function rowsOf(rounds: readonly Round[], isShort: boolean): Row[] {
  const judged = (met: boolean) => (isShort ? null : met)
  const of = (figure: (one: Round) => number) => median(rounds.map(figure))
  const before = of((one) => one.saturatedP99)
  const servedP99 = of(({ served }) => quantile(timesOf(served), 0.99))
  const shed = of(({ served, refused }) => refused.length / (served.length + refused.length))
  const refusedP99 = of(({ refused }) => quantile(timesOf(refused), 0.99))
  const capacity = of((one) => one.capacity)
  const goodput = of(({ served }) => served.length / (isShort ? 1 : 12))
  const back = of((one) => one.recoveredMs)
  const what = 'twice the load it can carry'
  return [
    {
      what: `${what}, p99 of those served`,
      ours: ms(servedP99),
      floor: `${ms(before)} at saturation (${perSecond(capacity)})`,
      ratio: times(servedP99 / before),
      reach: '≤ 2×',
      met: judged(servedP99 <= 2 * before),
      note: `mixed reads; ${perSecond(goodput)} were served, ${percent(shed)} refused with 503 and Retry-After, 99 % of these within ${ms(refusedP99)}; /livez answered, and no answer was wrong`,
    },
    {
      what: `${what}, until all is well after it`,
      ours: ms(back),
      floor: '–',
      ratio: '–',
      reach: '< 2 s',
      met: judged(back < 2000),
      note: 'from the last request of the crowd: until it has all its answers, nobody is refused and half of all answers come within the p99 of calm days',
    },
  ]
}

/** The measure `overload`. */
export const overload: Measure = {
  name: 'overload',
  needs: 'default',
  run: async (bench) => {
    const asks = await mixedAsks(bench.databaseUrl, bench.short ? 100 : 2000)
    const api = await bench.api()
    await load(api.url, { asks, judge: isAnswer, connections: 8, seconds: bench.short ? 1 : 5 })
    const rounds: Round[] = []
    for (let at = 0; at < (bench.short ? 1 : bench.rounds); at += 1)
      rounds.push(await round(bench, api.url, asks))
    await api.stop()
    const wrong = rounds.reduce((all, one) => all + one.wrong, 0)
    if (wrong > 0 || rounds.some(({ alive }) => !alive))
      throw new Error(
        `${wrong} answers were wrong; ${rounds.map(({ alive, kinds }) => `alive ${alive}: ${kinds}`).join('\n')}`,
      )
    return rowsOf(rounds, bench.short)
  },
}
