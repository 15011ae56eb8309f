// Lists with names, the screen of saved pieces, and links that show a list to whoever has them
// (decision 0154).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  favoriteListsMost,
  listNameOf,
  listNameProblem,
  noSuchListMessage,
  revokedMessage,
  tooManyListsMessage,
} from '@hemline/rules/favorites/lists.ts'
import {
  favoriteShows,
  favoriteSorts,
  type Loved,
  type SavedView,
  savedPage,
} from '@hemline/rules/favorites/saved-view.ts'
import type { Context, Viewer } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, newToken, uuidv7 } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { ownerOf } from '../identity/identity.ts'
import { numbersOf } from './favorites.ts'
import {
  deleteList,
  findShare,
  findWholeShare,
  insertList,
  listLoved,
  listNamedLists,
  listSharedNumbers,
  lockLists,
  type NamedListRow,
  updateListName,
  updateListOf,
  updateRevoked,
  upsertShare,
} from './lists.db.ts'

const sharedMost = 200
const codeLength = 16
const unavailableMessage = 'That is not a way to look at favorites.'

type Refused = { __typename: 'ListRefused'; message: string }
export type ListsResult = { __typename: 'ListsPayload'; favorites: Viewer } | Refused

const refused = (message: string): Refused => ({ __typename: 'ListRefused', message })

/**
 * Returns the viewer's user id; throws UNAUTHENTICATED for visitors, who have favorites and no lists, and
 * FORBIDDEN for banned people unless they take back what is theirs.
 */
function personOf(ctx: Context, takesBack: boolean): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to keep lists.')
  if (ctx.viewer.banned && !takesBack)
    throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return ctx.viewer.userId
}

const oneOf = <T extends string>(known: readonly T[], value: string): T => {
  const found = known.find((one) => one === value)
  if (!found) throw refuse('BAD_INPUT', unavailableMessage)
  return found
}

type AskedView = {
  sort?: string | undefined
  show?: string | undefined
  kind?: string | null | undefined
  minPrice?: number | null | undefined
  maxPrice?: number | null | undefined
  listId?: string | null | undefined
}

/**
 * Returns one page of the viewer's favorites, filtered and sorted by a view, with the counts for the view's
 * filters. Throws BAD_INPUT for an unknown sort or filter, an amount outside of 1 to 100 and a page below 1.
 */
export async function savedFor(
  ctx: Context,
  viewer: Viewer,
  { view, amount, page }: { view: AskedView; amount: number; page: number },
) {
  if (amount < 1 || amount > 100 || page < 1)
    throw refuse('BAD_INPUT', 'Pages have 1 to 100 items and start at 1.')
  const asked: SavedView = {
    ...view,
    sort: oneOf(favoriteSorts, view.sort ?? 'loved'),
    show: oneOf(favoriteShows, view.show ?? 'all'),
  }
  const owner = ownerOf(viewer)
  const loved = owner ? (await listLoved(ctx.db, owner)).map(lovedOf) : []
  const { nodes, counts, kinds } = savedPage(loved, asked)
  const shown = nodes.slice((page - 1) * amount, page * amount)
  const items = new Map(
    (
      await listItemsByNumber(
        ctx.db,
        shown.map(({ itemNumber }) => itemNumber),
      )
    ).map((item) => [item.item_number, item]),
  )
  return {
    totalCount: nodes.length,
    counts,
    kinds,
    nodes: shown.flatMap((one) => {
      const item = items.get(one.itemNumber)
      return item ? [favoriteOf(one, item)] : []
    }),
  }
}

const lovedOf = (row: Awaited<ReturnType<typeof listLoved>>[number]): Loved => ({
  itemNumber: row.item_number,
  lovedAt: row.created_at.getTime(),
  listId: row.list_id,
  priceThen: row.price_then_cents,
  price: row.price_cents,
  onSale: row.on_sale,
  onAuction: row.on_auction,
  free: row.free,
  kind: { slug: row.kind_slug, name: row.kind_name },
})

const favoriteOf = (one: Loved, item: ItemRow) => ({
  item,
  lovedAt: new Date(one.lovedAt),
  priceThen: one.priceThen,
  listId: one.listId,
})

const shareOf = (row: Pick<NamedListRow, 'code' | 'shows_name'>) =>
  row.code === null ? null : { code: row.code, showsName: row.shows_name ?? false }

/**
 * Returns the viewer's favorites lists by name, with number of pieces and share link (null: none); an empty
 * list for visitors.
 */
export async function listsFor(ctx: Context, viewer: Viewer) {
  const rows = viewer.userId === null ? [] : await listNamedLists(ctx.db, viewer.userId)
  return rows.map((row) => ({ id: row.id, name: row.name, count: row.count, share: shareOf(row) }))
}

/**
 * Returns the viewer's share link to all their favorites (code, and whether it shows the name); null without
 * one and for visitors.
 */
export async function wholeShareFor(ctx: Context, viewer: Viewer) {
  const row = viewer.userId === null ? undefined : await findWholeShare(ctx.db, viewer.userId)
  return row ? shareOf(row) : null
}

type Change = (tx: Tx, userId: string, lists: readonly NamedListRow[]) => Promise<Refused | undefined>

/**
 * Changes the viewer's lists under their lock; `change` returns a refusal, or nothing. Banned people may only
 * take back what is theirs.
 */
async function changing(ctx: Context, change: Change, { takesBack = false } = {}): Promise<ListsResult> {
  const userId = personOf(ctx, takesBack)
  return inTransaction<ListsResult>(ctx.db, 'ListsPayload', async (tx) => {
    await lockLists(tx, userId)
    const problem = await change(tx, userId, await listNamedLists(tx, userId))
    return problem ?? { __typename: 'ListsPayload', favorites: ctx.viewer }
  })
}

/**
 * Inserts a named favorites list and returns all lists of the viewer. Returns a refusal for an empty, long or
 * repeated name, and when the viewer has as many lists as allowed. Throws UNAUTHENTICATED, FORBIDDEN
 * (banned).
 */
export function createList(ctx: Context, text: string): Promise<ListsResult> {
  const name = listNameOf(text)
  return changing(ctx, async (tx, userId, lists) => {
    const problem = listNameProblem(
      name,
      lists.map((one) => one.name),
    )
    if (problem) return refused(problem)
    if (lists.length >= favoriteListsMost) return refused(tooManyListsMessage)
    await insertList(tx, { id: uuidv7(), userId, name, now: ctx.now() })
    return undefined
  })
}

/**
 * Renames a favorites list of the viewer and returns all of them. Returns a refusal for an empty, long or
 * repeated name, and for a list of somebody else. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export function renameList(ctx: Context, listId: string, text: string): Promise<ListsResult> {
  const name = listNameOf(text)
  return changing(ctx, async (tx, userId, lists) => {
    if (!lists.some(({ id }) => id === listId)) return refused(noSuchListMessage)
    const others = lists.filter(({ id }) => id !== listId).map((one) => one.name)
    const problem = listNameProblem(name, others)
    if (problem) return refused(problem)
    await updateListName(tx, { id: listId, userId, name })
    return undefined
  })
}

/**
 * Deletes a favorites list of the viewer, also of banned people, with its share link, and returns all that
 * are left; its pieces stay favorites. Returns a refusal for a list of somebody else. Throws UNAUTHENTICATED.
 */
export function removeList(ctx: Context, listId: string): Promise<ListsResult> {
  const remove: Change = async (tx, userId, lists) => {
    if (!lists.some(({ id }) => id === listId)) return refused(noSuchListMessage)
    await deleteList(tx, { id: listId, userId })
    return undefined
  }
  return changing(ctx, remove, { takesBack: true })
}

/**
 * Moves favorites of the viewer into a favorites list (null: out of any list) and returns the lists; item
 * numbers that are no favorites are ignored. Returns a refusal for a list of somebody else. Throws BAD_INPUT
 * for more than 500 numbers and malformed ones, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export function moveToList(
  ctx: Context,
  values: readonly number[],
  listId: string | null,
): Promise<ListsResult> {
  const itemNumbers = numbersOf(values)
  return changing(ctx, async (tx, userId, lists) => {
    if (listId !== null && !lists.some(({ id }) => id === listId)) return refused(noSuchListMessage)
    await updateListOf(tx, { userId, itemNumbers, listId })
    return undefined
  })
}

/**
 * Makes a share link to a favorites list of the viewer (null: to all favorites); a list that has a link keeps
 * it. Visitors of the link see the owner's first name only with `showName`. Returns a refusal for a list of
 * somebody else. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export function share(
  ctx: Context,
  { listId, showName }: { listId: string | null; showName: boolean },
): Promise<ListsResult> {
  return changing(ctx, async (tx, userId, lists) => {
    if (listId !== null && !lists.some(({ id }) => id === listId)) return refused(noSuchListMessage)
    const code = newToken().slice(0, codeLength)
    await upsertShare(tx, { code, userId, listId, showsName: showName, now: ctx.now() })
    return undefined
  })
}

/**
 * Revokes a favorites share link of the viewer, also of banned people; somebody else's link stays. Throws
 * UNAUTHENTICATED.
 */
export function revokeShare(ctx: Context, code: string): Promise<ListsResult> {
  const revoke: Change = async (tx, userId) => {
    await updateRevoked(tx, { code, userId, now: ctx.now() })
    return undefined
  }
  return changing(ctx, revoke, { takesBack: true })
}

/**
 * Returns the list name and pieces (at most 200, newest favorite first) behind a favorites share link. A
 * revoked link, and one whose owner is banned, gives ShareRevoked with a message; an unknown code gives null.
 */
export async function sharedBy(ctx: Context, code: string) {
  const found = code.length > 64 ? undefined : await findShare(ctx.db, code)
  if (!found) return null
  if (found.revoked_at || found.banned)
    return { __typename: 'ShareRevoked' as const, message: revokedMessage }
  const rows = await listSharedNumbers(ctx.db, {
    userId: found.user_id,
    listId: found.list_id,
    limit: sharedMost,
  })
  const items = await listItemsByNumber(
    ctx.db,
    rows.map((row) => row.item_number),
  )
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  return {
    __typename: 'SharedFavorites' as const,
    name: found.list_name,
    by: found.shows_name ? found.first_name : null,
    totalCount: rows[0]?.total ?? 0,
    items: rows.flatMap((row) => byNumber.get(row.item_number) ?? []),
  }
}

/**
 * Returns the id of a favorites list from an argument: null when none was given, and the zero UUID, which no
 * list has, for a text that is no UUID.
 */
export const listIdOf = (id: string | null | undefined): string | null =>
  id == null ? null : isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'
