// A first page that is not one brand's (decision 0088). The engine's best are taken one after another, and a
// brand that was just shown has to be better than the others to be shown again.

/** A hit to re-order: its score, its brand, and other traits that alternate. */
export type Scored = { score: number; brand: string; traits?: readonly string[] }

/**
 * So many of the engine's best are re-ordered: three pages. What comes after them stays as it is; 80
 * more cost half a millisecond.
 */
export const diverseWindow = 120
/** Brands among so many pieces before count as just shown: about what a screen has. */
const remembered = 10
/**
 * Points that a piece loses at most. Less than 1, the smallest step of relevance (schema/search/ranking.ts),
 * and more than the shop's own signals make up: what answers better is never behind what answers less well.
 */
export const mostLost = 0.9
/** A brand that was shown once loses 0.72, twice 0.86. */
const forgiven = 0.2

const lost = (times: number): number => mostLost * (1 - forgiven ** times)

/** Share of a brand's loss that a piece has for each other trait that was just shown, its kind or color. */
const traitShare = 0.25

/** Returns the score that a hit loses because its brand and traits were shown lately. */
function lostBy({ brand, traits = [] }: Scored, lately: ReadonlyMap<string, number>): number {
  const times = (name: string) => lately.get(name) ?? 0
  return traits.reduce((sum, trait) => sum + traitShare * lost(times(trait)), lost(times(brand)))
}

function count(lately: Map<string, number>, { brand, traits = [] }: Scored, by: 1 | -1): void {
  for (const name of [brand, ...traits]) lately.set(name, (lately.get(name) ?? 0) + by)
}

/**
 * Reorders hits so that pieces of one brand are spread over the list: next comes always the piece whose
 * score, less the loss for its brand's earlier pieces, is highest; of equals the earlier. `hits` are sorted
 * by score. A piece never comes after one whose score is lower by `mostLost`, or half as much more where
 * kinds and colors take turns too.
 */
export function spreadBrands<Hit extends Scored>(hits: readonly Hit[]): Hit[] {
  const waiting = [...hits]
  const shown: Hit[] = []
  const lately = new Map<string, number>()
  while (waiting.length > 0) {
    const [next] = waiting.splice(bestOf(waiting, lately), 1)
    if (!next) break
    shown.push(next)
    count(lately, next, 1)
    const forgotten = shown[shown.length - 1 - remembered]
    if (forgotten) count(lately, forgotten, -1)
  }
  return shown
}

function bestOf(waiting: readonly Scored[], lately: ReadonlyMap<string, number>): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, hit] of waiting.entries()) {
    // The others' scores are lower still.
    if (hit.score <= most) break
    const left = hit.score - lostBy(hit, lately)
    if (left > most) {
      best = at
      most = left
    }
  }
  return best
}

/**
 * Returns offset and size to ask the engine for, so that a page can be cut from the reordered list: near the
 * top the whole window.
 */
export function windowOf(from: number, amount: number): { from: number; size: number } {
  return from < diverseWindow
    ? { from: 0, size: Math.max(diverseWindow, from + amount) }
    : { from, size: amount }
}

/**
 * Returns one page of the hits that were asked for by `windowOf`, reordered by `spreadBrands` within the
 * window.
 */
export function pageOf<Hit extends Scored>(hits: readonly Hit[], from: number, amount: number): Hit[] {
  if (from >= diverseWindow) return [...hits]
  return [...spreadBrands(hits.slice(0, diverseWindow)), ...hits.slice(diverseWindow)].slice(
    from,
    from + amount,
  )
}
