// Some servers asked the same things turn by turn: one question at a time for times, then many at
// once for requests a second.
import { type Ask, type Judge, loadInTurns, type Timed, timeInTurns } from './load.ts'
import { type Bench, median } from './rows.ts'

export type Side = { readonly origin: string; readonly asks: readonly Ask[]; readonly judge: Judge }
export type Figures = {
  /** Of one question at a time, in milliseconds. */
  readonly p50: number
  /** At 32 connections. */
  readonly perSecond: number
  readonly loadedP50: number
  readonly loadedP99: number
}

const connections = 32

/**
 * Medians of all rounds for each side, in their order. Throws when an answer was wrong: figures of
 * wrong answers mean nothing.
 */
export async function compare(
  bench: Pick<Bench, 'short' | 'rounds'>,
  sides: readonly Side[],
  seconds = 6,
): Promise<Figures[]> {
  const rounds = bench.short ? 1 : bench.rounds
  await timeInTurns(sides.map((side) => ({ ...side, asks: side.asks.slice(0, 300) })))
  const timed: Timed[][] = []
  for (let round = 0; round < rounds; round += 1) timed.push(await timeInTurns(sides))
  const loaded = await loadInTurns(
    sides.map((side) => ({ ...side, connections, seconds: bench.short ? 1 : seconds })),
    rounds,
  )
  const wrong = sides.map((_, at) =>
    [...timed.map((round) => round[at]), ...(loaded[at] ?? [])].reduce(
      (all, one) => all + (one?.wrong ?? 0),
      0,
    ),
  )
  if (wrong.some((count) => count > 0)) throw new Error(`wrong answers, by side: ${wrong.join(', ')}`)
  return sides.map((_, at) => ({
    p50: median(timed.map((round) => round[at]?.p50 ?? Number.NaN)),
    perSecond: median((loaded[at] ?? []).map((one) => one.perSecond)),
    loadedP50: median((loaded[at] ?? []).map((one) => one.p50)),
    loadedP99: median((loaded[at] ?? []).map((one) => one.p99)),
  }))
}
