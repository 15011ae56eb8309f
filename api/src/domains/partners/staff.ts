// What people at work do for partners: look at feeds, take or refuse them, make and end keys, set terms. Each
// act is recorded with who did it.

import type { ContractStep } from '@hemline/rules/partners/contracts.ts'
import { canFeedMove, formerKeyDays, liveKeysMost } from '@hemline/rules/partners/feeds.ts'
import {
  noSuchAccount,
  type TermsProblems,
  termsProblemList,
  termsProblems,
} from '@hemline/rules/partners/terms.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { DecidePartnerFeedInput, PartnerTermsInput } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { insertPartnerSeller, updatePartnerSeller } from '../catalogue/catalogue.ts'
import { type FeedRow, findFeed, lockFeed, updateFeedState } from './feeds.db.ts'
import {
  countLiveKeys,
  findAccountId,
  findPartner,
  insertEvent,
  insertKey,
  lockPartner,
  type PartnerRow,
  updateKeyEnd,
  upsertContract,
} from './partners.db.ts'
import { makeKey } from './signing.ts'

export type Refused = { __typename: 'PartnerRefused'; message: string; field: string }
/**
 * Returns the refusal of an act for a partner; `field` names the field of the form at fault, none by default.
 */
export const refused = (message: string, field = ''): Refused => ({
  __typename: 'PartnerRefused',
  message,
  field,
})
const dayMs = 86_400_000

const unknownPartner = refused('There is no such partner.')
type Kept = { __typename: 'StaffPartnerPayload'; partner: PartnerRow }

/**
 * Makes a signing key for a partner, records it, and returns its secret, which is shown this once. With
 * `replaces` the former key stays valid for seven more days. Returns a refusal for a third valid key, an
 * unknown partner, and a key to replace that is not valid. Throws UNAUTHENTICATED, and FORBIDDEN without the
 * task `set_partners`.
 */
export async function makePartnerKey(
  ctx: Context,
  { slug, replaces }: { slug: string; replaces: string | null },
) {
  const actorId = atWork(ctx, 'set_partners')
  type Made =
    | { __typename: 'PartnerKeyPayload'; partner: PartnerRow; keyId: string; secret: string }
    | Refused
  return inTransaction<Made>(ctx.db, 'PartnerKeyPayload', async (tx) => {
    const partner = await findPartner(tx, { slug })
    if (!partner) return unknownPartner
    const now = ctx.now()
    await lockPartner(tx, partner.id)
    if ((await countLiveKeys(tx, partner.id, now)) >= liveKeysMost)
      return refused('Two keys are live already. Please end one first.')
    if (replaces !== null) {
      const endsAt = new Date(now.getTime() + formerKeyDays * dayMs)
      if (!(await updateKeyEnd(tx, { id: replaces, supplierId: partner.id, endsAt, now })))
        return refused('That key has ended already.')
    }
    const key = makeKey(ctx.config.GIFT_CARD_SECRET)
    await insertKey(tx, {
      id: key.id,
      supplier_id: partner.id,
      sealed: key.sealed,
      made_by: actorId,
      made_at: now,
    })
    const detail = { key: key.id, replaces }
    await insertEvent(tx, { supplierId: partner.id, actorId, kind: 'key_made', detail, at: now })
    return { __typename: 'PartnerKeyPayload', partner, keyId: key.id, secret: key.shown }
  })
}

/**
 * Ends a partner's key at once, and records it. Returns a refusal for an unknown partner and for a key that
 * is not valid now. Throws UNAUTHENTICATED, and FORBIDDEN without the task `set_partners`.
 */
export async function endPartnerKey(ctx: Context, { slug, id }: { slug: string; id: string }) {
  const actorId = atWork(ctx, 'set_partners')
  return inTransaction<Kept | Refused>(ctx.db, 'StaffPartnerPayload', async (tx) => {
    const partner = await findPartner(tx, { slug })
    if (!partner) return unknownPartner
    const now = ctx.now()
    await lockPartner(tx, partner.id)
    if (!(await updateKeyEnd(tx, { id, supplierId: partner.id, endsAt: now, now })))
      return refused('This key has ended already.')
    await insertEvent(tx, {
      supplierId: partner.id,
      actorId,
      kind: 'key_ended',
      detail: { key: id },
      at: now,
    })
    return { __typename: 'StaffPartnerPayload', partner }
  })
}

type TermsRefused = {
  __typename: 'PartnerTermsRefused'
  message: string
  problems: { field: string; message: string }[]
}
const termsRefused = (problems: TermsProblems): TermsRefused => ({
  __typename: 'PartnerTermsRefused',
  message: termsProblemList(problems)[0]?.message ?? '',
  problems: termsProblemList(problems),
})

/**
 * Sets a partner's terms, which count for pieces that come afterwards, and records it. Returns a refusal for
 * an unknown partner, and for wrong fields, each named: no such account, a ladder that would pay more than
 * the sale. Throws UNAUTHENTICATED, and FORBIDDEN without the task `set_partners`.
 */
export async function setPartnerTerms(ctx: Context, input: PartnerTermsInput): Promise<Kept | TermsRefused> {
  const actorId = atWork(ctx, 'set_partners')
  const unknown: TermsRefused = { ...termsRefused({}), message: unknownPartner.message }
  return inTransaction<Kept | TermsRefused>(ctx.db, 'StaffPartnerPayload', async (tx) => {
    const before = await findPartner(tx, { slug: input.slug })
    if (!before) return unknown
    const wrong = termsProblems(input)
    const accountId =
      wrong.accountEmail === undefined ? await findAccountId(tx, input.accountEmail.trim()) : undefined
    if (accountId === undefined) return termsRefused({ accountEmail: noSuchAccount, ...wrong })
    if (Object.keys(wrong).length > 0) return termsRefused(wrong)
    await lockPartner(tx, before.id)
    const place = { city: input.city.trim(), state: input.state.trim() }
    const sellerId =
      before.third_party_seller_id ?? (await insertPartnerSeller(tx, { name: before.name, ...place }))
    await updatePartnerSeller(tx, { id: sellerId, ...place })
    const ladder: ContractStep[] = input.ladder.map(({ from, basisPoints }) => ({ from, basisPoints }))
    await upsertContract(tx, {
      supplier_id: before.id,
      account_id: accountId,
      third_party_seller_id: sellerId,
      ladder,
      hold_days: input.holdDays,
    })
    const detail = { ladder, holdDays: input.holdDays, former: before.ladder }
    await insertEvent(tx, { supplierId: before.id, actorId, kind: 'terms_set', detail, at: ctx.now() })
    const partner = await findPartner(tx, { slug: input.slug })
    return partner ? { __typename: 'StaffPartnerPayload', partner } : unknown
  })
}

type Decided = { __typename: 'PartnerFeedPayload'; feed: FeedRow } | Refused

/**
 * Takes a feed that waits for an employee, and queues its job, or refuses the whole feed with a reason (3 to
 * 300 characters); records it. Returns a refusal for an unknown feed, one that does not wait, and without a
 * reason. Throws UNAUTHENTICATED, and FORBIDDEN without the task `see_partners`.
 */
export async function decidePartnerFeed(ctx: Context, input: DecidePartnerFeedInput): Promise<Decided> {
  const actorId = atWork(ctx, 'see_partners')
  const { id, take } = input
  const reason = (input.reason ?? '').trim().toWellFormed()
  if (!isUuid(id)) return refused('There is no such feed.')
  if (!take && (reason.length < 3 || reason.length > 300))
    return refused('Please say why, in 3 to 300 characters.', 'reason')
  return inTransaction<Decided>(ctx.db, 'PartnerFeedPayload', async (tx) => {
    const before = await findFeed(tx, { id })
    if (!before) return refused('There is no such feed.')
    const state = await lockFeed(tx, id)
    if (state !== 'waiting' || !canFeedMove(state, take ? 'applying' : 'refused'))
      return refused('This feed does not wait for a decision any more.')
    const now = ctx.now()
    const change = take ? { state: 'applying' as const } : { state: 'refused' as const, refusal: reason }
    await updateFeedState(tx, id, { ...change, now, by: actorId })
    await insertEvent(tx, {
      supplierId: before.supplier_id,
      feedId: id,
      actorId,
      kind: take ? 'feed_taken' : 'feed_refused',
      detail: { number: before.number, reason },
      at: now,
    })
    if (take) await addJob(tx, 'runFeed', { feedId: id }, `feed/${id}`)
    const feed = await findFeed(tx, { id })
    return feed ? { __typename: 'PartnerFeedPayload', feed } : refused('There is no such feed.')
  })
}
