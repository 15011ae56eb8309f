// What charity partners got through the shop, for everybody to read.
import { cents } from '@hemline/rules/common/money.ts'
import { lastMonths } from '@hemline/rules/earnings/months.ts'
import type { Context } from '../../context.ts'
import { cachedByDb } from '../../platform/cached.ts'
import { findCharityTexts, listCharityFigures } from './charities.db.ts'

const minuteMs = 60_000
const figures = cachedByDb(minuteMs, (db) => listCharityFigures(db))

/**
 * Returns an active charity by its slug with what its page says, and with the money it got, in cents, in all
 * and for each of the last twelve months; the figures are at most a minute old, the texts are of now.
 * Undefined for an unknown slug.
 */
export async function charityPartner(ctx: Context, slug: string) {
  const found = (await figures(ctx.db, ctx.now())).find((one) => one.slug === slug)
  const texts = found && (await findCharityTexts(ctx.db, slug))
  if (!texts) return undefined
  const { by_month: byMonth, raised, ...charity } = found
  return {
    ...charity,
    name: texts.name,
    about: texts.about,
    moneyDoes: texts.money_does,
    picture: texts.picture,
    pictureAlt: texts.picture_alt,
    raised: cents(raised),
    months: lastMonths(ctx.now()).map((month) => ({ month, raised: cents(byMonth[month] ?? 0) })),
  }
}
