// Asks the shop each judged text and says how good the answer is.
import { type Grade, gradeOf } from './judge.ts'
import { ndcg, recall } from './metrics.ts'
import type { Piece } from './pieces.ts'
import type { Query } from './queries.ts'
import type { Shop } from './shop.ts'

export const depth = { ndcg: 10, recall: 40 } as const
/** So many good pieces a query has, or it says that it is rare. */
export const goodLeast = 5

export type Measured = {
  readonly query: Query
  readonly ndcg: number
  /** Undefined where no piece is just that. */
  readonly recall: number | undefined
  readonly total: number
  readonly corrected: string | undefined
  /** What stands first, with its grade. */
  readonly first: readonly {
    readonly id: number
    readonly title: string
    readonly brand: string
    readonly grade: Grade
  }[]
}

export type Catalogue = { readonly pieces: readonly Piece[]; readonly byId: ReadonlyMap<number, Piece> }
export const catalogueOf = (pieces: readonly Piece[]): Catalogue => ({
  pieces,
  byId: new Map(pieces.map((piece) => [piece.id, piece])),
})

/** Pieces of grade 2 and 3. */
export const goodCount = (query: Query, pieces: readonly Piece[]): number =>
  pieces.filter((piece) => gradeOf(query.judgement, piece) >= 2).length

export async function measure(shop: Shop, query: Query, { pieces, byId }: Catalogue): Promise<Measured> {
  const { ids, total, corrected } = await shop.ask(query.text)
  const all = pieces.map((piece) => gradeOf(query.judgement, piece))
  // A piece that was sold since the pieces were read is left out: nobody can judge it.
  const shown = ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((piece) => ({ piece, grade: gradeOf(query.judgement, piece) }))
  const grades = shown.map(({ grade }) => grade)
  return {
    query,
    ndcg: ndcg(grades, all, depth.ndcg),
    recall: recall(grades, all, depth.recall),
    total,
    corrected,
    first: shown
      .slice(0, depth.ndcg)
      .map(({ piece: { id, title, brand }, grade }) => ({ id, title, brand, grade })),
  }
}
