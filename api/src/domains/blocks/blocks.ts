// The door of blocks between members, which carts, questions, offers and closets ask (decision 0268).
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listApart } from './blocks.db.ts'

export { type Block, type BlockRow, listBlocked, updateBlock } from './blocks.db.ts'

const apartOf = (ctx: Context, db: DbOrTx = ctx.db) =>
  ctx.once('blocks', async () => (ctx.viewer.userId === null ? [] : listApart(db, ctx.viewer.userId)))

/**
 * Tells whether the viewer and a member have a block, whoever made it; false for visitors. Read once a
 * request, within a transaction by its `db`.
 */
export const isApart = async (ctx: Context, userId: string, db?: DbOrTx): Promise<boolean> =>
  (await apartOf(ctx, db)).some((one) => one.user_id === userId)

/** Returns the ids of the members whom the viewer blocked. Read once a request. */
export const blockedByViewer = async (ctx: Context): Promise<ReadonlySet<string>> =>
  new Set((await apartOf(ctx)).flatMap((one) => (one.mine ? [one.user_id] : [])))
