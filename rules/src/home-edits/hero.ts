// The pictures at the top of the home page: pieces that a person at work chose, or else the foremost of some
// kinds; always such without flaws (decision 0274).
import { showpieces } from '../site/home-words.ts'

/** How many pieces the top of the home page shows. */
export const heroPieces = 3
/** Kinds that hang tall, as the frames at the top are. Where nobody chose, each of them gives a piece. */
export const heroKinds = ['dresses', 'coats-jackets', 'jeans'] as const
/** Of how many pieces of a kind the first one without flaws is taken. */
export const heroCandidates = 12

/**
 * Returns the listing filters that find the pieces of a kind for the top of the home page: women's
 * showpieces.
 */
export const heroFilters = (kind: (typeof heroKinds)[number]) => [
  { key: 'department_tags', values: ['women'] },
  { key: 'category_tags', values: [kind] },
  showpieces,
]

type Piece = {
  readonly item_number: number
  readonly flaws: readonly unknown[]
  readonly condition_overrides: readonly string[]
  readonly photo_ids: readonly number[]
}

/** Returns whether flaws of a piece are named, or its condition has notes (faded, altered, …). */
export const isFlawed = ({ flaws, condition_overrides }: Pick<Piece, 'flaws' | 'condition_overrides'>) =>
  flaws.length > 0 || condition_overrides.length > 0

/** Returns whether a piece can stand at the top of the home page: it has a photo, and is not flawed. */
export const isForHero = (piece: Piece): boolean => !isFlawed(piece) && piece.photo_ids.length > 0

/**
 * Returns the pieces at the top of the home page, at most three. First come those of `chosen` without flaws,
 * in their order; a kind of `byKind` fills each place that is left with its first piece without flaws.
 */
export function heroOf<P extends Piece>(chosen: readonly P[], byKind: readonly (readonly P[])[]): P[] {
  const own = chosen.filter(isForHero)
  const isNew = (piece: P) => !own.some(({ item_number }) => item_number === piece.item_number)
  const others = byKind.flatMap((pieces) => pieces.find((one) => isForHero(one) && isNew(one)) ?? [])
  return [...own, ...others].slice(0, heroPieces)
}
