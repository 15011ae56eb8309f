// Favorites kept on the server, for visitors and users (specification §3, §4). The door of the domain: lists
// with names are in lists.ts.
import { favoritesMost, tooManyFavoritesMessage } from '@hemline/rules/favorites/lists.ts'
import { localListCap } from '@hemline/rules/vocabulary/constants.ts'
import type { Context, Viewer } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { changeFavoriteCounts } from '../catalogue/catalogue.ts'
import { ensureOwner, ownerOf } from '../identity/identity.ts'
import {
  countFavorites,
  deleteFavorites,
  insertFavorites,
  listFavoriteItems,
  listFavoriteNumbers,
  lockFavorites,
  moveFavorites,
} from './favorites.db.ts'
import { listLivingShares } from './lists.db.ts'

export { tellFreeAgain, tellPriceDrops } from './alerts.ts'

/**
 * Returns what a user shares by unrevoked links to favorites: code, name of the list (null for all favorites)
 * and number of pieces.
 */
export async function listsSharedBy(ctx: Context, userId: string) {
  return listLivingShares(ctx.db, userId)
}

/**
 * Returns the item numbers of a request, each once. Throws BAD_INPUT for more than 500 and for values that
 * are no positive integers.
 */
export function numbersOf(values: readonly number[]): number[] {
  if (values.length > localListCap)
    throw refuse('BAD_INPUT', `At most ${localListCap} favorites at once, please.`)
  if (values.some((v) => !Number.isSafeInteger(v) || v <= 0))
    throw refuse('BAD_INPUT', 'That is not an item number.')
  return [...new Set(values)]
}

/** Item numbers, and the account that they are meant for; without one they are any viewer's own. */
type Meant = { itemNumbers: readonly number[]; userId?: string | null }

/** Throws UNAUTHENTICATED for favorites that are meant for another account than the viewer's. */
function refuseOthers({ viewer }: Context, { userId }: Meant): void {
  if (userId != null && userId !== viewer.userId)
    throw refuse('UNAUTHENTICATED', 'These favorites are of another account. Please log in to it.')
}

type Changed = { itemNumbers: number[]; favoritesCount: number }

/**
 * Adds favorites of the viewer and counts them on the items, all or none. Returns the asked numbers that are
 * favorites now (unknown items are left out) and the count of all favorites. Throws BAD_INPUT for more than
 * 500 numbers and for malformed ones, FORBIDDEN beyond 5000 favorites, UNAUTHENTICATED for another account's
 * favorites; as ensureOwner for robots and banned viewers.
 */
export async function addFavorites(ctx: Context, meant: Meant): Promise<Changed> {
  refuseOthers(ctx, meant)
  const numbers = numbersOf(meant.itemNumbers)
  const owner = await ensureOwner(ctx)
  await inTransaction(ctx.db, async (tx) => {
    await lockFavorites(tx, owner)
    const added = await insertFavorites(tx, owner, numbers)
    if (added.length > 0 && (await countFavorites(tx, owner)) > favoritesMost)
      throw refuse('FORBIDDEN', tooManyFavoritesMessage)
    await changeFavoriteCounts(tx, added, 1)
  })
  const all = await listFavoriteNumbers(ctx.db, owner)
  const asked = new Set(numbers)
  return { itemNumbers: all.filter((one) => asked.has(one)), favoritesCount: all.length }
}

/**
 * Removes favorites of the viewer and counts them on the items. Returns all asked numbers, also those that
 * were no favorites, and the count of the favorites left. Throws BAD_INPUT for more than 500 numbers and for
 * malformed ones, UNAUTHENTICATED for another account's favorites.
 */
export async function removeFavorites(ctx: Context, meant: Meant): Promise<Changed> {
  refuseOthers(ctx, meant)
  const numbers = numbersOf(meant.itemNumbers)
  const owner = ownerOf(ctx.viewer)
  if (owner)
    await inTransaction(ctx.db, async (tx) =>
      changeFavoriteCounts(tx, await deleteFavorites(tx, owner, numbers), -1),
    )
  return {
    itemNumbers: numbers,
    favoritesCount: owner ? (await listFavoriteNumbers(ctx.db, owner)).length : 0,
  }
}

/**
 * Returns item numbers of the viewer's favorites, newest first, at most 5000: those within `among`, or all
 * when it is not given. Empty for a viewer without user or visitor.
 */
export async function favoriteNumbers(
  ctx: Context,
  viewer: Viewer,
  among?: readonly number[],
): Promise<number[]> {
  const owner = ownerOf(viewer)
  return owner ? listFavoriteNumbers(ctx.db, owner, among) : []
}

/**
 * Returns one page of the viewer's favorite items, newest favorite first; empty for a viewer without user or
 * visitor. Throws BAD_INPUT for an amount outside 1 to 100 and a page below 1.
 */
export async function favoriteItems(ctx: Context, viewer: Viewer, page: { amount: number; page: number }) {
  const owner = ownerOf(viewer)
  if (page.amount < 1 || page.amount > 100 || page.page < 1)
    throw refuse('BAD_INPUT', 'Pages have 1 to 100 items and start at 1.')
  return owner ? listFavoriteItems(ctx.db, owner, page) : []
}

/**
 * Makes a visitor's favorites favorites of the user who logs in, in the caller's transaction, up to the 5000
 * that an account may have; an item that both had counts once from then on.
 */
export async function mergeFavorites(
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<void> {
  // A heart of another tab at this moment would be in the way of the same piece that moves.
  await lockFavorites(tx, { user_id: owners.userId, visitor_id: null })
  await lockFavorites(tx, { user_id: null, visitor_id: owners.visitorId })
  await changeFavoriteCounts(tx, await moveFavorites(tx, { ...owners, most: favoritesMost }), -1)
}
