// The names of sizes, categories and colors, read at most once a minute: they are the same for every viewer.
import type { FacetNames } from '@hemline/rules/search/facet-names.ts'
import type { Context } from '../../context.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { listFacetNames } from './search.db.ts'

const read = cachedByDb(60_000, listFacetNames)

/**
 * Returns the names of all sizes, categories and colors by which filters are shown, each by rank; cached for
 * a minute.
 */
export const facetNames = (ctx: Context): Promise<FacetNames> => read(ctx.db, ctx.now())
