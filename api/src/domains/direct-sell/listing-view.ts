// Listings as their sellers read them.
import { delistLabels, isDelistReason } from '@hemline/rules/catalogue/item-edits.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describeGraded, gradedProblem } from '@hemline/rules/catalogue/piece-words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  agreedLockMessage,
  type DirectFault,
  directListingLabels,
  heldLockMessage,
  missingIn,
  reviewReasons,
} from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { prohibitedMessage } from '@hemline/rules/direct-sell/prohibited.ts'
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import { type DirectListingStatus, directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { categoryTree, itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { pieceChoices, prohibitedAmong } from '../intake/intake.ts'
import { listUploadSizes } from '../photos/photos.ts'
import { goneStates, type ListingRow, type StoredStatus } from './listings.db.ts'

const stored: Record<StoredStatus, DirectListingStatus> = {
  draft: 'draft',
  under_review: 'under_review',
  listed: 'listed',
  paused: 'paused',
  vacation: 'paused',
  delisted: 'delisted',
  deleted: 'deleted',
}

/** What employees and the end of the selling time make of a listing on sale, by its piece's state. */
const moved: Partial<Record<ItemState, DirectListingStatus>> = {
  expired: 'paused',
  delisted: 'delisted',
  under_review: 'under_review',
  pending_listing: 'under_review',
  unaccepted: 'delisted',
  no_payout: 'delisted',
}

/**
 * Returns the status of a listing as its seller sees it: sold, paused (selling time over), under review or
 * delisted by its piece's state, else the listing's own status.
 */
export function listingStatusOf({
  status,
  state,
  is_paid: isPaid,
}: Pick<ListingRow, 'status' | 'state' | 'is_paid'>): DirectListingStatus {
  if (isPaid || (state !== null && (wasSold(state) || state === 'relisted'))) return 'sold'
  if (status !== 'listed') return stored[status]
  return (state !== null && moved[state]) || 'listed'
}

/** Tells whether a listing's piece was sold or has left the closet, after which the listing can't change. */
export const isOver = ({ state, is_paid: isPaid }: Pick<ListingRow, 'state' | 'is_paid'>): boolean =>
  isPaid || (state !== null && (wasSold(state) || goneStates.includes(state)))

/**
 * Returns why a listing can't be changed, paused or deleted just now: somebody buys the piece, the seller and
 * a member agreed on a price, or a shopper holds the piece. Null when it can, and for a piece that is sold.
 */
export function lockedBecause(row: ListingRow, now: Date): string | null {
  if (isOver(row)) return null
  if (row.is_ordered || row.state === 'pending_sale')
    return 'Somebody is buying this piece right now. Please look again in some minutes.'
  if (row.is_reserved) return agreedLockMessage
  return row.held_until && row.held_until > now ? heldLockMessage : null
}

/**
 * Returns why a piece was taken off: the reviewer's words, else the reason that an employee chose, else that
 * we took it off.
 */
function delistWords({ note, delist_reason: reason }: ListingRow): string {
  if (note !== '') return note
  return reason !== null && isDelistReason(reason)
    ? `We took it off the shop: ${delistLabels[reason]}.`
    : 'We took it off the shop.'
}

function noteOf(row: ListingRow): string | null {
  const status = listingStatusOf(row)
  if (status === 'under_review')
    return row.review_reasons.map((one) => reviewReasons[one]).join(' ') || 'A person looks it over.'
  if (status === 'delisted') return delistWords(row)
  if (row.state === 'expired') return 'Its time on sale is over. One press puts it back.'
  if (row.status === 'vacation')
    return row.is_away
      ? 'It comes back when your vacation ends.'
      : 'It comes back once your account may sell again.'
  return null
}

export type PayoutView = { price: number; fee: number; feePercent: number; earnings: number }

/**
 * Returns how a direct sale's price (cents) is split: the fee and its percentage, and the seller's payout.
 */
export const payoutView = (price: number): PayoutView => ({
  ...directPayoutOf(price),
  feePercent: directFeePercent,
})

const photoRef = /^photo-(\d{1,15})$/u
/**
 * Returns the photo number in the reference of a photo that a piece already has ("photo-12"); undefined for
 * the id of an upload.
 */
export const photoNumberIn = (ref: string): number | undefined => {
  const found = photoRef.exec(ref)
  return found ? Number(found[1]) : undefined
}
/** The width in pixels at which a listing shows its drawings. */
const shownWidth = 640

type Choices = Awaited<ReturnType<typeof pieceChoices>>
/** Returns the choices of the listing form, read once per request. */
export const choicesOnce = (ctx: Context): Promise<Choices> =>
  ctx.once('direct-choices', () => pieceChoices(ctx))

/** Tells whether pieces of a category need a size; false for an unknown or missing category. */
export const needsSize = (choices: Choices, categoryId: number | null): boolean => {
  const category = choices.categories.find((one) => one.id === categoryId)
  return category !== undefined && category.sizeCategory !== 'one'
}

/**
 * Returns listings as their seller reads them, in the order of `rows`, with one query each for photos and
 * pieces; photos that are gone are left out. Checks no ownership.
 */
export async function listingViews(ctx: Context, rows: readonly ListingRow[]) {
  if (rows.length === 0) return []
  const uploadIds = rows.flatMap((row) => row.draft.photoIds).filter(isUuid)
  const numbers = rows.flatMap((row) => row.item_number ?? [])
  const [choices, tree, sizes, items, barred] = await Promise.all([
    choicesOnce(ctx),
    categoryTree(ctx),
    listUploadSizes(ctx.db, uploadIds),
    listItemsByNumber(ctx.db, numbers),
    prohibitedWords(
      ctx,
      rows.flatMap((row) => row.draft.brandName ?? []),
    ),
  ])
  const sizeOf = new Map(sizes.map((one) => [one.id, one]))
  const itemOf = new Map(items.map((one) => [one.item_number, one]))
  return rows.map((row) => {
    const { draft } = row
    const category = choices.categories.find((one) => one.id === draft.categoryId)
    const size = choices.sizes.find((one) => one.sizingId === draft.sizingId)
    const status = listingStatusOf(row)
    // The schedule, an agreed offer and employees change the piece's price, and an editing seller the
    // draft's.
    const price = row.status === 'draft' ? draft.price : (row.price_cents ?? draft.price)
    const item = row.item_number === null ? undefined : itemOf.get(row.item_number)
    const barredBy = barred.get(draft.brandName ?? '')
    const missing: DirectFault[] = [
      ...missingIn(draft, { needsSize: needsSize(choices, draft.categoryId) }),
      ...(barredBy === undefined ? [] : [{ field: 'brand', message: barredBy }]),
    ]
    return {
      id: row.id,
      status,
      statusLabel: row.state === 'expired' ? 'Its time is over' : directListingLabels[status],
      note: noteOf(row),
      itemNumber: row.item_number,
      path: item && row.state !== null && isShown(row.state) ? itemPath(item) : null,
      photos: draft.photoIds.flatMap((id) => photoView(id, sizeOf.get(id))),
      title:
        row.title ??
        titleOf(
          draft,
          tree.find((one) => one.id === draft.categoryId),
        ),
      categoryId: draft.categoryId,
      categoryName: category?.name ?? null,
      brandName: draft.brandName,
      department: draft.department,
      sizingId: draft.sizingId,
      sizeLabel: size?.label ?? null,
      colors: [...draft.colors],
      materials: [...draft.materials],
      pattern: draft.pattern,
      cut: draft.cut,
      details: [...draft.details],
      condition: draft.condition,
      flaws: [...draft.flaws],
      words: draft.words,
      measurements: [...draft.measurements],
      weight: draft.weight,
      price: price === null ? null : cents(price),
      retail: draft.retail === null ? null : cents(draft.retail),
      floor: draft.floor === null ? null : cents(draft.floor),
      takesOffers: draft.takesOffers,
      comesDown: draft.comesDown,
      missing,
      payout: price === null ? null : payoutView(price),
      favoriteCount: row.favorite_count,
      openOffers: row.open_offers,
      heldUntil: row.held_until,
      lockedBecause: lockedBecause(row, ctx.now()),
      changedAt: row.changed_at,
    }
  })
}

/** Returns, by brand name, the refusal of each name that is not sold here; allowed names are left out. */
async function prohibitedWords(ctx: Context, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await prohibitedAmong(ctx.db, [...new Set(names.map(brandKeyOf))].filter(Boolean))
  const byKey = new Map(rows.map((row) => [row.brand_key, prohibitedMessage(row)]))
  return new Map(
    names.flatMap((name) => {
      const words = byKey.get(brandKeyOf(name))
      return words === undefined ? [] : [[name, words] as const]
    }),
  )
}

const isShown = (state: ItemState) => state === 'listed' || state === 'pending_sale' || wasSold(state)

/**
 * Returns the title that a draft will have on sale, as far as its facts are known; "Untitled piece" without
 * any.
 */
function titleOf(
  { brandName, cut, pattern, colors, materials }: ListingRow['draft'],
  category: { slug: string; name: string } | undefined,
): string {
  const kind = category && kindBySlug(category.slug)
  const graded = kind && { kind, cut, pattern, colors, materials }
  if (graded && colors.length > 0 && !gradedProblem(graded)) return describeGraded(graded).title
  return [brandName, category?.name].filter(Boolean).join(' ') || 'Untitled piece'
}

function photoView(id: string, upload: { width: number; height: number } | undefined) {
  const number = photoNumberIn(id)
  if (number !== undefined)
    return [{ id, url: `/pictures/${number}/${shownWidth}`, width: shownWidth, height: shownWidth * 1.25 }]
  return upload ? [{ id, url: `/api/v1.0/photos/${id}`, width: upload.width, height: upload.height }] : []
}

/** A listing as its seller reads it. */
export type ListingView = Awaited<ReturnType<typeof listingViews>>[number]
