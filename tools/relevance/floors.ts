// The least that `make relevance` accepts (issue "Real pieces", numbers): below any of these the run fails.
import type { Measured } from './measure.ts'
import { mean } from './metrics.ts'
import type { QueryClass } from './queries.ts'

/** The classes of queries that came with the wider tree of kinds; all others are the old set. */
const ofKinds: readonly QueryClass[] = ['kind', 'kind-more']

/** The least mean nDCG@10 of the two sets, and the largest share of queries that find nothing. */
export const floors = { old: 0.945, kinds: 0.9, nothing: 0.005 } as const
/** Smaller shops lack pieces of many queries: there the figures say nothing of the search. */
export const fewestPieces = 20_000

function below(name: string, floor: number, of: readonly Measured[]): string[] {
  const average = mean(of.map(({ ndcg }) => ndcg))
  return average !== undefined && average < floor
    ? [`nDCG@10 of ${name} is ${average.toFixed(3)}, and may not fall below ${floor}`]
    : []
}

/**
 * Returns a sentence for each floor that the measured queries miss: the mean nDCG@10 of the old queries and
 * of those of the kinds, and the share of all queries that find nothing. Empty when none is missed, or when
 * no query was measured.
 */
export function missedFloors(measured: readonly Measured[]): string[] {
  const isOfKinds = ({ query }: Measured) => ofKinds.includes(query.class)
  const nothing = measured.filter(({ total }) => total === 0).length
  return [
    ...below(
      'the old queries',
      floors.old,
      measured.filter((one) => !isOfKinds(one)),
    ),
    ...below('the queries of kinds', floors.kinds, measured.filter(isOfKinds)),
    ...(nothing > measured.length * floors.nothing
      ? [`${nothing} of ${measured.length} queries find nothing, and at most ${100 * floors.nothing} % may`]
      : []),
  ]
}
