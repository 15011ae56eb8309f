// Compares servers that get the same requests in turn: first one request at a time for response times, then
// many at once for requests a second.
import { type Ask, type Judge, loadInTurns, type Timed, timeInTurns } from './load.ts'
import { type Bench, median } from './rows.ts'

/** A server, the requests to send to it, and the check of its answers. */
export type Side = { readonly origin: string; readonly asks: readonly Ask[]; readonly judge: Judge }
export type Figures = {
  /** The median response time of one request at a time, in milliseconds. */
  readonly p50: number
  /** Requests a second over 32 connections. */
  readonly perSecond: number
  readonly loadedP50: number
  readonly loadedP99: number
}

const connections = 32

/**
 * Measures several servers in turn and returns, for each in order, the median figures of all rounds. Throws
 * when an answer is wrong: the figures of wrong answers mean nothing.
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
