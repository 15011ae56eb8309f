// The measures of a ranking, computed from grades alone.

/** Returns the gain of a relevance grade for nDCG, 2^grade − 1: 7 for 3, 3 for 2, 1 for 1, 0 for 0. */
export const gain = (grade: number): number => 2 ** grade - 1

function discounted(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)
}

/**
 * Returns nDCG at `depth`, from 0 to 1, the best possible list. `all` are the grades of every listed piece,
 * in any order. When no piece has a value, an empty list gets 1 and any other 0.
 */
export function ndcg(shown: readonly number[], all: readonly number[], depth: number): number {
  const ideal = discounted(
    [...all].filter((grade) => grade > 0).sort((a, b) => b - a),
    depth,
  )
  return ideal === 0 ? (shown.length === 0 ? 1 : 0) : discounted(shown, depth) / ideal
}

/**
 * Returns the share of the best pieces (grade 3) in the first `depth`, of at most `depth` possible ones;
 * undefined when there are none.
 */
export function recall(shown: readonly number[], all: readonly number[], depth: number): number | undefined {
  const best = Math.min(depth, all.filter((grade) => grade === 3).length)
  return best === 0 ? undefined : shown.slice(0, depth).filter((grade) => grade === 3).length / best
}

/** Returns the arithmetic mean; undefined for an empty list. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns whether a misspelt text finds the intended list: of its first ten pieces (or as many as the
 * intended list has), at least eight in ten are among the intended first twenty.
 */
export function sameList(got: readonly number[], intended: readonly number[]): boolean {
  const many = Math.min(10, intended.length)
  const wanted = new Set(intended.slice(0, 20))
  return many > 0 && got.slice(0, many).filter((id) => wanted.has(id)).length >= Math.ceil(many * 0.8)
}
