// Who blocks whom, wherever two members meet: a closet, a question, an offer, a sale (decision 0268).
import { blockedAskerName, selfBlockMessage } from '@hemline/rules/safety/reports.ts'
import type { Context } from '../../context.ts'
import type { PersonInput } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listBlocked, updateBlock } from '../blocks/blocks.ts'
import { partCarts } from '../cart/cart.ts'
import { type SignIn, sellerIn, shownName, signIn } from '../direct-sell/direct-sell.ts'
import { declineBetween } from '../offers/offers.ts'
import { findByBlock, findByCode, findByOffer, findByQuestion, findBySale, type MetRow } from './safety.db.ts'

const codeMost = 64

/**
 * Returns the person whom the viewer means, by where they met (page, question, offer, sale, block); undefined
 * for people whom the viewer has not met there, and for a malformed id. Throws BAD_INPUT unless exactly one
 * place is named.
 */
export async function personMet(
  ctx: Context,
  userId: string,
  person: PersonInput,
): Promise<MetRow | undefined> {
  const { code, questionId, offerId, saleId, blockId } = person
  const named = [code, questionId, offerId, saleId, blockId].filter((one) => one != null)
  if (named.length !== 1) throw refuse('BAD_INPUT', 'Name one person, please.')
  if (code != null) return code.length > codeMost ? undefined : findByCode(ctx.db, code)
  if (questionId != null && isUuid(questionId)) return findByQuestion(ctx.db, questionId, userId)
  if (offerId != null && isUuid(offerId)) return findByOffer(ctx.db, offerId, userId)
  if (saleId != null && isUuid(saleId)) return findBySale(ctx.db, saleId, userId)
  return blockId != null && isUuid(blockId) ? findByBlock(ctx.db, blockId, userId) : undefined
}

/** Returns the people whom the viewer blocked, the last one first; empty for visitors. */
export async function blockedPeople(ctx: Context) {
  const { userId } = ctx.viewer
  const rows = userId === null ? [] : await listBlocked(ctx.db, userId)
  return rows.map((row) => ({
    id: row.id,
    name: row.origin === 'asker' ? blockedAskerName : shownName(row),
    code: row.origin === 'asker' ? null : row.code,
    since: row.at,
  }))
}

type BlockAnswer =
  | { __typename: 'BlockPayload'; isBlocked: boolean; blocked: Awaited<ReturnType<typeof blockedPeople>> }
  | { __typename: 'BlockRefused'; message: string }
  | SignIn

/**
 * Blocks a person, or ends the viewer's block. A block takes the pieces that the two sell each other out of
 * their carts and waiting lines, and declines their open offers, in one transaction; ending it brings nothing
 * back. Returns BlockRefused for the viewer; asks visitors to log in. Throws NOT_FOUND for people whom the
 * viewer has not met, BAD_INPUT, FORBIDDEN (banned).
 */
export async function blockPerson(ctx: Context, person: PersonInput, on: boolean): Promise<BlockAnswer> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const other = await personMet(ctx, userId, person)
  if (!other) throw refuse('NOT_FOUND', 'There is no such person.')
  if (other.user_id === userId) return { __typename: 'BlockRefused', message: selfBlockMessage }
  await inTransaction(ctx.db, async (tx) => {
    const { user_id: blockedId, origin } = other
    await updateBlock(tx, { blockerId: userId, blockedId, origin, on, now: ctx.now() })
    if (!on) return
    await partCarts(tx, userId, blockedId)
    await declineBetween(tx, userId, blockedId, ctx.now())
  })
  ctx.forget()
  return { __typename: 'BlockPayload', isBlocked: on, blocked: await blockedPeople(ctx) }
}
