// A shopper's style: what their kept pieces have in common, and what they said of it (decision 0243).
import type { Taste } from '@hemline/rules/styling/brief.ts'
import {
  isTrait,
  readStyle,
  type StyleTrait,
  type StyleVerdict,
  styleWordsKept,
  tasteOf,
} from '@hemline/rules/styling/taste.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureOwner, ownerOf } from '../identity/identity.ts'
import {
  deleteStyleWord,
  insertStyleWord,
  listStyleWords,
  listToldPieces,
  moveStyleWords,
  trimStyleWords,
} from './style-profile.db.ts'

export type StyleProfile = { pieces: number; traits: StyleTrait[]; notMe: StyleTrait[] }

/** Returns the viewer's style; an empty one for a viewer without user or visitor. Read once a request. */
export function styleProfileOf(ctx: Context): Promise<StyleProfile> {
  const owner = ownerOf(ctx.viewer)
  if (!owner) return Promise.resolve({ pieces: 0, traits: [], notMe: [] })
  return ctx.once('styling:profile', async () => {
    const [told, said] = await Promise.all([listToldPieces(ctx.db, owner), listStyleWords(ctx.db, owner)])
    return readStyle(told, said)
  })
}

/**
 * Returns the traits of the viewer's style (color, material, pattern, style, category, brand) with their
 * weight in the choice of outfits: 1 for a trait that the viewer said, 0.5 for one learned from kept pieces,
 * -2 for one that the viewer took away. Empty when no style is known.
 */
export const viewersTaste = async (ctx: Context): Promise<Taste[]> => tasteOf(await styleProfileOf(ctx))

/**
 * Stores what the viewer says of a trait, or forgets it (verdict null), and returns the style. The oldest
 * words beyond 60 go. Throws BAD_INPUT for what is no trait, FORBIDDEN (robots, banned).
 */
export async function setStyleTrait(
  ctx: Context,
  { key, value, verdict }: { key: string; value: string; verdict?: StyleVerdict | null },
): Promise<StyleProfile> {
  const cleaned = value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  if (!isTrait(key, cleaned)) throw refuse('BAD_INPUT', 'That is nothing that a style can have.')
  const owner = await ensureOwner(ctx)
  await inTransaction(ctx.db, async (tx) => {
    if (!verdict) return deleteStyleWord(tx, owner, { key, value: cleaned })
    const now = ctx.now()
    await insertStyleWord(tx, owner, { id: uuidv7(now.getTime()), key, value: cleaned, verdict, saidAt: now })
    await trimStyleWords(tx, owner, styleWordsKept)
  })
  ctx.forget()
  return styleProfileOf(ctx)
}

/** Moves what a visitor said of their style to the user who logs in; what the account says already stays. */
export async function mergeStyleWords(
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<void> {
  await moveStyleWords(tx, owners)
  await trimStyleWords(tx, { user_id: owners.userId, visitor_id: null }, styleWordsKept)
}
