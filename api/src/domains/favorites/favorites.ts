// Favorites kept on the server, for visitors and users (specification §3, §4; the local pending list
// follows with coverage D9).
import { localListCap } from '@hemline/rules/vocabulary/constants.ts'
import type { Context, Viewer } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { changeFavoriteCounts } from '../catalogue/catalogue.ts'
import { ensureOwner, ownerOf } from '../identity/identity.ts'
import {
  deleteFavorites,
  insertFavorites,
  listFavoriteItems,
  listFavoriteNumbers,
  moveFavorites,
} from './favorites.db.ts'

function numbersOf(values: readonly number[]): number[] {
  if (values.length > localListCap)
    throw refuse('BAD_INPUT', `At most ${localListCap} favorites at once, please.`)
  if (values.some((v) => !Number.isSafeInteger(v) || v <= 0))
    throw refuse('BAD_INPUT', 'That is not an item number.')
  return [...new Set(values)]
}

/**
 * Adds favorites; unknown pieces are left out of the answer. Refuses more than 500 at once and
 * numbers that can't be items.
 */
export async function addFavorites(ctx: Context, values: readonly number[]): Promise<number[]> {
  const numbers = numbersOf(values)
  const owner = await ensureOwner(ctx)
  await inTransaction(ctx.db, async (tx) =>
    changeFavoriteCounts(tx, await insertFavorites(tx, owner, numbers), 1),
  )
  return listFavoriteNumbers(ctx.db, owner, numbers)
}

/** Removes favorites; removing what isn't one is fine. Returns the numbers asked for. */
export async function removeFavorites(ctx: Context, values: readonly number[]): Promise<number[]> {
  const numbers = numbersOf(values)
  const owner = ownerOf(ctx.viewer)
  if (owner)
    await inTransaction(ctx.db, async (tx) =>
      changeFavoriteCounts(tx, await deleteFavorites(tx, owner, numbers), -1),
    )
  return numbers
}

export async function favoriteNumbers(
  ctx: Context,
  viewer: Viewer,
  among?: readonly number[],
): Promise<number[]> {
  const owner = ownerOf(viewer)
  return owner ? listFavoriteNumbers(ctx.db, owner, among) : []
}

export async function favoriteItems(ctx: Context, viewer: Viewer, page: { amount: number; page: number }) {
  const owner = ownerOf(viewer)
  if (page.amount < 1 || page.amount > 100 || page.page < 1)
    throw refuse('BAD_INPUT', 'Pages have 1 to 100 items and start at 1.')
  return owner ? listFavoriteItems(ctx.db, owner, page) : []
}

/** Gives a visitor's favorites to the user who logs in. */
export async function mergeFavorites(
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<void> {
  await changeFavoriteCounts(tx, await moveFavorites(tx, owners), -1)
}
