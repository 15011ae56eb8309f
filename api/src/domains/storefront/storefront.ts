// A person's own page at /u/:code (decision 0156), and following brands and people (decision 0157).
import type { Db } from '@hemline/db/connect.ts'
import {
  digestTitle,
  followGoneMessage,
  followsMost,
  storefrontGoneMessage,
  storefrontNameOf,
  storefrontNameProblem,
  tooManyFollowsMessage,
} from '@hemline/rules/storefront/storefront.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import { blockedByViewer } from '../blocks/blocks.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { listsSharedBy } from '../favorites/favorites.ts'
import { notifyAll } from '../notifications/notifications.ts'
import {
  deleteFollow,
  type FollowRow,
  findListedSeen,
  findStorefront,
  findStorefrontOf,
  insertFollow,
  listDigests,
  listFollowers,
  listFollows,
  listPiecesOf,
  lockFollows,
  type StorefrontRow,
  updateListedSeen,
  upsertStorefront,
} from './storefront.db.ts'

const codeLength = 12
const piecesMost = 100
const codeMost = 64
const atOnce = 500

/** Returns the viewer's user id, also of banned people. Throws UNAUTHENTICATED for visitors. */
function personOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.viewer.userId
}

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors and FORBIDDEN for banned people. */
function memberOf(ctx: Context): string {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

/**
 * Returns a seller's storefront by its code: the favorites lists that they share and, if they chose so, their
 * pieces on sale (at most 100). A closed storefront, and one of a banned user, gives StorefrontGone; with
 * `preview` the owner sees their own closed one. Null for an unknown code.
 */
export async function storefrontFor(ctx: Context, code: string, preview: boolean) {
  const page = code.length > codeMost ? undefined : await findStorefront(ctx.db, code)
  if (!page) return null
  const isMine = page.user_id === ctx.viewer.userId
  if (page.banned || !(page.is_open || (isMine && preview)))
    return { __typename: 'StorefrontGone' as const, message: storefrontGoneMessage }
  const pieces = page.shows_pieces ? await listPiecesOf(ctx.db, page.user_id, piecesMost) : []
  const numbers = pieces.map((row) => row.item_number)
  const items = new Map((await listItemsByNumber(ctx.db, numbers)).map((item) => [item.item_number, item]))
  return {
    __typename: 'Storefront' as const,
    code: page.code,
    name: page.name,
    isMine,
    isBlocked: (await blockedByViewer(ctx)).has(page.user_id),
    isPreview: !page.is_open,
    lists: await listsSharedBy(ctx, page.user_id),
    totalCount: pieces[0]?.total ?? 0,
    items: numbers.flatMap((number) => items.get(number) ?? []),
  }
}

const settingsOf = ({ code, name, is_open, shows_pieces }: StorefrontRow) => ({
  code,
  name,
  isOpen: is_open,
  showsPieces: shows_pieces,
})

/** Returns the settings of the viewer's own storefront; null for visitors and before the first save. */
export async function myStorefront(ctx: Context) {
  const { userId } = ctx.viewer
  const page = userId === null ? undefined : await findStorefrontOf(ctx.db, userId)
  return page ? settingsOf(page) : null
}

/**
 * Opens, closes or names the viewer's storefront, whose code stays, and returns its settings. Returns
 * StorefrontRefused for a name that is too long. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function saveStorefront(
  ctx: Context,
  input: { name?: string | null | undefined; isOpen: boolean; showsPieces: boolean },
) {
  const userId = memberOf(ctx)
  const name = storefrontNameOf(input.name)
  const problem = storefrontNameProblem(name)
  if (problem) return { __typename: 'StorefrontRefused' as const, message: problem }
  const code = newToken().slice(0, codeLength)
  await upsertStorefront(ctx.db, { ...input, userId, code, name, now: ctx.now() })
  const page = await findStorefrontOf(ctx.db, userId)
  if (!page) throw new Error('saveStorefront: the page is not there')
  return { __typename: 'SaveStorefrontPayload' as const, storefront: settingsOf(page) }
}

/**
 * Opens a member's storefront and shows their pieces on it, in the caller's transaction; an existing one
 * keeps its code and, when it has one, its name.
 */
export async function ensureStorefront(
  tx: Tx,
  { userId, name, now }: { userId: string; name: string; now: Date },
): Promise<void> {
  const page = await findStorefrontOf(tx, userId)
  const code = newToken().slice(0, codeLength)
  await upsertStorefront(tx, { userId, code, name: page?.name ?? name, isOpen: true, showsPieces: true, now })
}

const followOf = (row: FollowRow) => ({
  id: row.id,
  name: row.name,
  href: row.code === null ? `/brand/${row.brand_slug}` : `/u/${row.code}`,
  brandId: row.brand_id,
  storefrontCode: row.code,
})

/** Returns the brands and sellers that the viewer follows, by name; empty for visitors. */
export async function followsFor(ctx: Context) {
  const { userId } = ctx.viewer
  return userId === null ? [] : (await listFollows(ctx.db, userId)).map(followOf)
}

type FollowResult =
  | { __typename: 'FollowPayload'; follows: ReturnType<typeof followOf>[] }
  | { __typename: 'FollowRefused'; message: string }

/**
 * Begins or ends to follow a brand, or a person by their storefront's code, and returns the follows. Returns
 * FollowRefused for an unknown brand or storefront, for following a closed one or the viewer's own, and more
 * than 200 follows. Throws BAD_INPUT unless exactly one of both is named, UNAUTHENTICATED, FORBIDDEN (banned
 * people may only end).
 */
export async function follow(
  ctx: Context,
  input: { brandId?: number | null | undefined; storefrontCode?: string | null | undefined; on: boolean },
): Promise<FollowResult> {
  const userId = input.on ? memberOf(ctx) : personOf(ctx)
  const { brandId = null, storefrontCode = null } = input
  if ((brandId === null) === (storefrontCode === null))
    throw refuse('BAD_INPUT', 'Follow a brand or a person, please.')
  const gone = { __typename: 'FollowRefused' as const, message: followGoneMessage }
  return inTransaction<FollowResult>(ctx.db, 'FollowPayload', async (tx) => {
    await lockFollows(tx, userId)
    const page = storefrontCode === null ? undefined : await findStorefront(tx, storefrontCode)
    const target = { userId, brandId, sellerId: page?.user_id ?? null }
    if (brandId === null && !page) return gone
    if (!input.on) await deleteFollow(tx, target)
    else {
      if (page && (page.banned || !page.is_open || page.user_id === userId)) return gone
      if ((await listFollows(tx, userId)).length >= followsMost)
        return { __typename: 'FollowRefused', message: tooManyFollowsMessage }
      if (!(await insertFollow(tx, { ...target, id: uuidv7(), now: ctx.now() }))) return gone
    }
    return { __typename: 'FollowPayload', follows: (await listFollows(tx, userId)).map(followOf) }
  })
}

/**
 * Job: notifies followers of brands and sellers about pieces listed since the last run, with one notification
 * for each user, 500 followers a transaction. A second run tells nobody twice; the first run ever tells
 * nobody.
 */
export async function tellFollowers({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const to = now()
  const from = await findListedSeen(db, to)
  let after: string | null = null
  for (;;) {
    const last: string | null = after
    const told = await inTransaction(db, async (tx) => {
      const followers = await listFollowers(tx, last, atOnce)
      const digests = await listDigests(tx, { from, to, followers })
      await notifyAll(
        tx,
        digests.map((one) => ({
          userId: one.user_id,
          kind: 'match',
          key: `followed:${from.toISOString()}`,
          title: digestTitle(one.names, one.pieces),
          body: 'Listed since you last heard. You follow them, so you see them first.',
          link: one.href,
          data: { itemNumbers: one.some },
          at: to,
        })),
      )
      return followers
    })
    after = told.at(-1) ?? null
    if (told.length < atOnce) break
  }
  await updateListedSeen(db, to)
}
