// Pieces that a viewer may not take, or not yet: early access, pre-orders, the viewer's own, and
// those of members with whom the viewer has a block.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { withheldFrom, withheldMessages } from '@hemline/rules/catalogue/product-access.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { isApart } from '../blocks/blocks.ts'
import { loyaltyTierOf } from '../identity/identity.ts'
import { findAccess } from './cart.db.ts'

/**
 * Tells whether the viewer is the seller of a piece (false for pieces without a seller); sellers can't buy
 * their own pieces, since they would be paid for their own purchase (decision 0085).
 */
export const isOwn = (ctx: Context, item: Pick<ItemRow, 'consignor_id'>): boolean =>
  item.consignor_id !== null && item.consignor_id === ctx.viewer.userId

/**
 * Tells whether the viewer may never buy a piece: it is the viewer's own, or another member sells it directly
 * and one of the two has blocked the other (decision 0268).
 */
export const isKeptFrom = async (ctx: Context, db: DbOrTx, item: Sold): Promise<boolean> =>
  isOwn(ctx, item) || (await isOfApart(ctx, item, db))

type Sold = Pick<ItemRow, 'consignor_id' | 'source'>
const isOfApart = async (ctx: Context, item: Sold, db?: DbOrTx): Promise<boolean> =>
  item.source === 'p2p' && item.consignor_id !== null && (await isApart(ctx, item.consignor_id, db))

/**
 * Returns ItemWithheld, with reason and message, when the viewer may not take this piece, or not yet (early
 * access, pre-order of another, the viewer's own, a block); undefined when allowed or unknown. Reads the
 * loyalty tier only when the piece has a restriction.
 */
export async function withheldFromViewer(ctx: Context, itemNumber: number) {
  const item = await findAccess(ctx.db, itemNumber)
  if (!item) return undefined
  const apart = await isOfApart(ctx, item)
  if (item.access_levels.length === 0 && item.preordered_by === null && !isOwn(ctx, item) && !apart)
    return undefined
  const facts = {
    accessLevels: item.access_levels,
    listedAt: item.listed_at,
    preordered: item.preordered_by !== null,
    preorderedByViewer: item.preordered_by !== null && item.preordered_by === ctx.viewer.userId,
    consignedByViewer: isOwn(ctx, item),
    apartFromSeller: apart,
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
