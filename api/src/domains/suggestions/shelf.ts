// The shelf of suggestions: one a process, shared by all viewers, rebuilt every few minutes while the
// earlier one still answers.
import type { Db } from '@hemline/db/connect.ts'
import { makeShelf, type Shelf } from '@hemline/rules/suggestions/shelf.ts'
import { suggestedFewest } from '@hemline/rules/vocabulary/suggestions.ts'
import type { Context } from '../../context.ts'
import { categoryNames } from '../catalogue/catalogue.ts'
import { listShelfBrands, listShelfCounts } from './shelf.db.ts'
import { listTerms } from './suggestions.db.ts'

/** Counts change by the minute, but what is worth offering does not. */
const keptMs = 300_000

async function loadShelf(db: Db): Promise<Shelf> {
  const [categories, counts, brands, terms] = await Promise.all([
    categoryNames(db),
    listShelfCounts(db, suggestedFewest),
    listShelfBrands(db),
    listTerms(db),
  ])
  return makeShelf({ categories, counts, brands, searched: terms.map(({ text }) => text) })
}

type Kept = { at: number; shelf: Promise<Shelf>; loading: boolean }
const kept = new WeakMap<Db, Kept>()

/**
 * Starts building the data for search suggestions at the start of the process, before a request needs it. A
 * failure is logged, and the first request builds it.
 */
export function warmShelf(ctx: Pick<Context, 'db' | 'now' | 'log'>): void {
  shelfOf(ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'suggestions could not be made at the start'),
  )
}

/**
 * Returns the data that search suggestions are made of, cached per database and rebuilt in the background
 * when older than five minutes; only the very first request waits. A failed build is tried again at the next
 * request.
 */
export function shelfOf(ctx: Pick<Context, 'db' | 'now' | 'log'>): Promise<Shelf> {
  const now = ctx.now().getTime()
  const known = kept.get(ctx.db)
  if (!known) {
    const shelf = loadShelf(ctx.db)
    kept.set(ctx.db, { at: now, shelf, loading: false })
    shelf.catch(() => kept.delete(ctx.db))
    return shelf
  }
  if (now - known.at >= keptMs && !known.loading) {
    known.loading = true
    loadShelf(ctx.db).then(
      (shelf) => kept.set(ctx.db, { at: now, shelf: Promise.resolve(shelf), loading: false }),
      (error: unknown) => {
        known.loading = false
        ctx.log.warn({ err: error }, 'suggestions could not be made anew; the old ones stay')
      },
    )
  }
  return known.shelf
}
