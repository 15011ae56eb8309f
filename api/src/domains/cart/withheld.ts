// Pieces that a viewer may not take, or not yet: early access, pre-orders, the viewer's own.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { withheldFrom, withheldMessages } from '@hemline/rules/catalogue/product-access.ts'
import type { Context } from '../../context.ts'
import { loyaltyTierOf } from '../identity/identity.ts'
import { findAccess } from './cart.db.ts'

/**
 * Tells whether the viewer is the seller of a piece; sellers can't buy their own pieces, since they would be
 * paid for their own purchase (decision 0085).
 */
export const isOwn = (ctx: Context, item: Pick<ItemRow, 'consignor_id'>): boolean =>
  item.consignor_id !== null && item.consignor_id === ctx.viewer.userId

/**
 * Returns ItemWithheld when the viewer may not take this piece, or not yet; undefined when allowed or
 * unknown. Reads the loyalty tier only when the piece has a restriction.
 */
export async function withheldFromViewer(ctx: Context, itemNumber: number) {
  const item = await findAccess(ctx.db, itemNumber)
  if (!item || (item.access_levels.length === 0 && item.preordered_by === null && !isOwn(ctx, item)))
    return undefined
  const facts = {
    accessLevels: item.access_levels,
    listedAt: item.listed_at,
    preordered: item.preordered_by !== null,
    preorderedByViewer: item.preordered_by !== null && item.preordered_by === ctx.viewer.userId,
    consignedByViewer: isOwn(ctx, item),
  }
  const withheld = withheldFrom(await loyaltyTierOf(ctx), facts, ctx.now())
  return (
    withheld && {
      __typename: 'ItemWithheld' as const,
      message: withheldMessages[withheld.reason],
      itemNumber,
      ...withheld,
    }
  )
}
