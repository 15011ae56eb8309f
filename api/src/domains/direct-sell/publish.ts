// A finished draft becomes a piece of the shop, or an edited piece goes back on sale; a person looks first
// where the rules say so.

import {
  type ModerationFacts,
  type ReviewReason,
  reviewReasonsOf,
  weightGuess,
} from '@hemline/rules/direct-sell/listings.ts'
import { directTermsOf } from '@hemline/rules/direct-sell/payouts.ts'
import { families, familyOf } from '@hemline/rules/image-search/families.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { categoryById, createItem, moveItems, setPhotos, updateDirectItem } from '../catalogue/catalogue.ts'
import { familyInUpload, nakedInUpload } from '../image-search/image-search.ts'
import { describePiece } from '../intake/intake.ts'
import { publishPhotos } from '../photos/photos.ts'
import { type ClosetRow, findCloset } from './closets.db.ts'
import { usualPrices } from './guide.ts'
import { isOver, listingStatusOf, photoNumberIn } from './listing-view.ts'
import { countEverListed, isBrandSold, type ListingRow, lockListing, updateListing } from './listings.db.ts'
import { goOnSale } from './on-sale.ts'
import { type Refused, refused } from './refusals.ts'

/** Direct pieces have no shelf; the warehouse is the one that answers for them. */
const homeWarehouse = 12
/** The refusal of changes of a piece that somebody has bought. */
export const soldMessage = 'This piece is sold, so nothing of it changes any more.'

const changedMessage = 'This listing was changed a moment ago. Please look at it again before you list it.'

type Published = { __typename: 'Written' } | Refused
type OpenCloset = ClosetRow & { third_party_seller_id: number }

/** Returns what the pictures and the prices say about a draft, read before the transaction begins. */
async function outsideFacts(ctx: Context, { draft }: ListingRow) {
  const category = draft.categoryId === null ? undefined : await categoryById(ctx.db, draft.categoryId)
  const cover = draft.photoIds.find((id) => photoNumberIn(id) === undefined)
  const uploads = draft.photoIds.filter((id) => photoNumberIn(id) === undefined)
  const [usual, seen, looks] = await Promise.all([
    usualPrices(ctx, {
      categoryId: draft.categoryId ?? 0,
      brandName: draft.brandName,
      condition: draft.condition ?? 'good',
    }),
    cover === undefined ? undefined : familyInUpload(ctx, cover),
    looksAt(ctx, uploads),
  ])
  const said = category ? families[familyOf(category.path.split('/'))]?.key : undefined
  const seenFamily = seen?.isSure ? seen.family : null
  return { usual, ...looks, seenFamily, saidFamily: said ?? null, categoryPath: category?.path ?? '' }
}

/**
 * Returns whether one of the new pictures shows nakedness, and whether one could not be looked at (too many
 * are being read): no picture is shown that nobody and nothing has seen.
 */
async function looksAt(ctx: Context, uploads: readonly string[]) {
  const looks = { isNaked: false, isUnseen: false }
  for (const id of uploads) {
    const answer = await nakedInUpload(ctx, id)
    if (answer === 'busy') looks.isUnseen = true
    else if (answer) looks.isNaked = true
  }
  return looks
}

/**
 * Puts a submitted listing on sale, or before a reviewing employee, or (in a vacation) aside; one that is
 * there already stays. Returns a refusal for a deleted or sold listing, a draft that was changed since
 * `before` was read, facts that make no piece, photos that are gone, and without an open closet.
 */
export async function publish(ctx: Context, before: ListingRow): Promise<Published> {
  const { id, user_id: userId } = before
  const facts = await outsideFacts(ctx, before)
  return inTransaction<Published>(ctx.db, 'Written', async (tx) => {
    const closet = await findCloset(tx, userId)
    if (!closet || closet.third_party_seller_id === null)
      return refused('Please open your closet first: we need the address that you send from.', 'closet')
    const row = await lockListing(tx, id)
    if (!row || row.status === 'deleted') return refused('This listing was deleted.')
    if (isOver(row)) return refused(soldMessage)
    const status = listingStatusOf(row)
    if (status !== 'draft' && status !== 'delisted') return { __typename: 'Written' }
    if (row.changed_at.getTime() !== before.changed_at.getTime()) return refused(changedMessage)
    return publishIn(ctx, tx, {
      row,
      facts,
      closet: { ...closet, third_party_seller_id: closet.third_party_seller_id },
    })
  })
}

type Outside = Awaited<ReturnType<typeof outsideFacts>>

async function publishIn(
  ctx: Context,
  tx: Tx,
  { row, facts, closet }: { row: ListingRow; facts: Outside; closet: OpenCloset },
): Promise<Published> {
  const { draft } = row
  const now = ctx.now()
  const price = draft.price ?? 0
  const described = await describePiece(
    tx,
    { ...asGraded(row), decision: 'accepted' },
    {
      sellerId: row.user_id,
      service: 'standard',
      incentives: [],
      warehouseId: homeWarehouse,
    },
  )
  if ('__typename' in described) return refused(described.message, described.field ?? undefined)
  const piece = {
    ...described.row,
    bag_id: null,
    source: 'p2p' as const,
    // What it once cost is its seller's to say: nobody guesses it, so that no discount is made up.
    msrp_cents: Math.max(price, draft.retail ?? 0),
    third_party_seller_id: closet.third_party_seller_id,
    additional_description: draft.words === '' ? null : draft.words,
    payout_terms: directTermsOf({ price, floor: draft.floor, comesDown: draft.comesDown }),
  }
  const { categoryPath, ...seen } = facts
  const moderation: ModerationFacts = {
    ...seen,
    isFirst: (await countEverListed(tx, row.user_id)) === 0,
    price,
    // Designer and luxury brands are those that are copied.
    isCopiedBrand: described.row.luxe_brand,
    words: `${draft.words} ${draft.brandName ?? ''}`,
    isNewBrand: !(await isBrandSold(tx, described.row.brand_id)),
    wasTakenOff: row.note !== '' && row.review_reasons.some(asksAgain),
  }
  const reasons = reviewReasonsOf(moderation)
  const to = reasons.length > 0 || closet.vacation_until !== null ? 'off' : 'on'
  const itemNumber = await placePiece(tx, {
    row,
    piece,
    isReviewed: reasons.length > 0,
    isOn: to === 'on',
    now,
  })
  if (typeof itemNumber === 'string') return refused(itemNumber, 'photos')
  await updateListing(tx, row.id, {
    status: reasons.length > 0 ? 'under_review' : closet.vacation_until !== null ? 'vacation' : 'listed',
    now,
    itemNumber,
    reasons,
    note: '',
    submittedAt: now,
    // The class that its shopper pays for is said from now on, by its seller or by its kind.
    draft: { ...draft, weight: draft.weight ?? weightGuess(categoryPath) },
  })
  return { __typename: 'Written' }
}

const asGraded = ({ draft }: ListingRow) => ({
  categoryId: draft.categoryId ?? 0,
  brandName: draft.brandName ?? '',
  department: draft.department,
  sizingId: draft.sizingId,
  colors: [...draft.colors],
  materials: [...draft.materials],
  pattern: draft.pattern,
  cut: draft.cut,
  details: draft.details.map((one) => ({ ...one })),
  condition: draft.condition,
  flaws: [...draft.flaws],
  measurements: draft.measurements.map((one) => ({ ...one })),
  price: draft.price,
  retail: draft.retail !== null && draft.price !== null && draft.retail < draft.price ? null : draft.retail,
})

/**
 * Tells whether a listing with this reason asks for a person again: pictures that a person took off have
 * numbers now, and are not looked at a second time; reports stay.
 */
const asksAgain = (reason: ReviewReason): boolean => ['naked', 'unseen', 'reported', 'again'].includes(reason)

type Placing = {
  row: ListingRow
  piece: Parameters<typeof updateDirectItem>[2]
  isReviewed: boolean
  isOn: boolean
  now: Date
}

/**
 * Makes or changes the piece with its photos and moves it on; returns its number, or a sentence when the
 * photos can't be shown.
 */
async function placePiece(tx: Tx, { row, piece, isReviewed, isOn, now }: Placing): Promise<number | string> {
  const { user_id: actorId } = row
  const known = row.item_number
  if (known !== null) await updateDirectItem(tx, known, piece)
  const to = isReviewed ? 'under_review' : 'pending_listing'
  const itemNumber =
    known ?? (await createItem(tx, { row: piece, to, actorId, now, detail: { direct: true } }))
  const uploads = row.draft.photoIds.filter((id) => photoNumberIn(id) === undefined)
  await publishPhotos(tx, uploads, { useId: row.id, now })
  const refs = row.draft.photoIds.map((id) => photoNumberIn(id) ?? id)
  const photos = await setPhotos(tx, itemNumber, refs, now)
  if (photos.__typename === 'PhotosRefused') return photos.message
  if (isReviewed)
    await moveItems(tx, {
      itemNumbers: [itemNumber],
      to: 'under_review',
      from: ['delisted'],
      kind: 'state',
      actorId,
      now,
    })
  else if (isOn) await goOnSale(tx, { itemNumber, actorId, now })
  return itemNumber
}
