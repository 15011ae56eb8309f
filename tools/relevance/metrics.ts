// The arithmetic of ranking, on grades and nothing else.

/** What a grade is worth: 3 is 7, 2 is 3, 1 is 1. */
export const gain = (grade: number): number => 2 ** grade - 1

function discounted(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)
}

/**
 * nDCG at a depth: 1 when the list could not be better. `all` are the grades of every listed piece, in any
 * order. Where nothing is worth anything, an empty list is right.
 */
export function ndcg(shown: readonly number[], all: readonly number[], depth: number): number {
  const ideal = discounted(
    [...all].filter((grade) => grade > 0).sort((a, b) => b - a),
    depth,
  )
  return ideal === 0 ? (shown.length === 0 ? 1 : 0) : discounted(shown, depth) / ideal
}

/**
 * Share of the best pieces (grade 3) that stand in the first `depth`, of as many as
 * could; undefined without any.
 */
export function recall(shown: readonly number[], all: readonly number[], depth: number): number | undefined {
  const best = Math.min(depth, all.filter((grade) => grade === 3).length)
  return best === 0 ? undefined : shown.slice(0, depth).filter((grade) => grade === 3).length / best
}

export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The misspelt text's list is the intended one's: of its first ten (or as many as there are) eight in ten are
 * among the intended's first twenty.
 */
export function sameList(got: readonly number[], intended: readonly number[]): boolean {
  const many = Math.min(10, intended.length)
  const wanted = new Set(intended.slice(0, 20))
  return many > 0 && got.slice(0, many).filter((id) => wanted.has(id)).length >= Math.ceil(many * 0.8)
}
