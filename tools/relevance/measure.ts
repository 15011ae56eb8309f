// Searches the shop for each judged text and measures the quality of the answer.
import { type Grade, gradeOf } from './judge.ts'
import { ndcg, recall } from './metrics.ts'
import type { Piece } from './pieces.ts'
import type { Query } from './queries.ts'
import type { Shop } from './shop.ts'

/** The number of first pieces that each measure looks at. */
export const depth = { ndcg: 10, recall: 40 } as const
/** The number of good pieces that a query has unless it is marked as rare. */
export const goodLeast = 5

/** The measurement of one query. */
export type Measured = {
  readonly query: Query
  readonly ndcg: number
  /** Undefined where no piece of the shop has grade 3. */
  readonly recall: number | undefined
  readonly total: number
  readonly corrected: string | undefined
  /** The first pieces of the answer with their grades. */
  readonly first: readonly {
    readonly id: number
    readonly title: string
    readonly brand: string
    readonly grade: Grade
  }[]
}

/** The listed pieces, as a list and by id. */
export type Catalogue = { readonly pieces: readonly Piece[]; readonly byId: ReadonlyMap<number, Piece> }
/** Builds the catalogue of a relevance run: the pieces, and an index of them by id. */
export const catalogueOf = (pieces: readonly Piece[]): Catalogue => ({
  pieces,
  byId: new Map(pieces.map((piece) => [piece.id, piece])),
})

/** Returns how many of the pieces have relevance grade 2 or 3 for a query, by its rules. */
export const goodCount = (query: Query, pieces: readonly Piece[]): number =>
  pieces.filter((piece) => gradeOf(query.judgement, piece) >= 2).length

/**
 * Searches a query's text once. Returns nDCG, recall (undefined when no piece is good), the total, the shop's
 * correction, and the first pieces with their grades; pieces sold meanwhile are left out.
 */
export async function measure(shop: Shop, query: Query, { pieces, byId }: Catalogue): Promise<Measured> {
  const { ids, total, corrected } = await shop.ask(query.text)
  const all = pieces.map((piece) => gradeOf(query.judgement, piece))
  // A piece that was sold after the pieces were read can't be judged, and is left out.
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
