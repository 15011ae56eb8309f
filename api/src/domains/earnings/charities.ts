// What charity partners got through the shop, for everybody to read.
import { cents } from '@hemline/rules/common/money.ts'
import { lastMonths } from '@hemline/rules/earnings/months.ts'
import type { Context } from '../../context.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { listCharityFigures } from './charities.db.ts'

const minuteMs = 60_000
const figures = cachedByDb(minuteMs, (db) => listCharityFigures(db))

/**
 * Returns an active charity by its slug with the money it got, in cents, in all and for each of the last
 * twelve months; at most a minute old. Undefined for an unknown slug.
 */
export async function charityPartner(ctx: Context, slug: string) {
  const found = (await figures(ctx.db, ctx.now())).find((one) => one.slug === slug)
  if (!found) return undefined
  const { by_month: byMonth, raised, ...charity } = found
  return {
    ...charity,
    raised: cents(raised),
    months: lastMonths(ctx.now()).map((month) => ({ month, raised: cents(byMonth[month] ?? 0) })),
  }
}
