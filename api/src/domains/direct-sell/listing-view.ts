// Listings as their sellers read them.
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  type DirectFault,
  directListingLabels,
  missingIn,
  reviewReasons,
} from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { type DirectListingStatus, directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { pieceChoices } from '../intake/intake.ts'
import { listUploadSizes } from '../photos/photos.ts'
import type { ListingRow, StoredStatus } from './listings.db.ts'

const stored: Record<StoredStatus, DirectListingStatus> = {
  draft: 'draft',
  under_review: 'under_review',
  listed: 'listed',
  paused: 'paused',
  vacation: 'paused',
  delisted: 'delisted',
  deleted: 'deleted',
}

/** Returns where a listing stands: its own status, unless its piece was sold, ran out, or was taken off. */
export function listingStatusOf({
  status,
  state,
}: Pick<ListingRow, 'status' | 'state'>): DirectListingStatus {
  if (state !== null && (wasSold(state) || state === 'relisted')) return 'sold'
  if (status !== 'listed') return stored[status]
  if (state === 'expired') return 'paused'
  return state === 'delisted' ? 'delisted' : 'listed'
}

/** Whether a piece was sold, or has left the closet: nothing of its listing changes any more. */
export const isOver = ({ state }: Pick<ListingRow, 'state'>): boolean =>
  state !== null && (wasSold(state) || gone.includes(state))
const gone: readonly ItemState[] = ['relisted', 'reclaimed', 'transferred']

const onSale: readonly ItemState[] = ['listed', 'pending_sale']

const delistWords = 'We took it off the shop.'

function noteOf(row: ListingRow): string | null {
  const status = listingStatusOf(row)
  if (status === 'under_review')
    return row.review_reasons.map((one) => reviewReasons[one]).join(' ') || 'A person looks it over.'
  if (status === 'delisted') return row.note || delistWords
  if (row.state === 'expired') return 'Its time on sale is over. One press puts it back.'
  if (row.status === 'vacation') return 'It comes back when your vacation ends.'
  return null
}

export type PayoutView = { price: number; fee: number; feePercent: number; earnings: number }

/** Returns how a direct price (cents) is split. */
export const payoutView = (price: number): PayoutView => ({
  ...directPayoutOf(price),
  feePercent: directFeePercent,
})

const photoRef = /^photo-(\d{1,15})$/u
/** Returns the number in the reference of a piece's own photo; undefined for the id of an upload. */
export const photoNumberIn = (ref: string): number | undefined => {
  const found = photoRef.exec(ref)
  return found ? Number(found[1]) : undefined
}
/** The width in pixels at which a listing shows its drawings. */
const shownWidth = 640

type Choices = Awaited<ReturnType<typeof pieceChoices>>
export const choicesOnce = (ctx: Context): Promise<Choices> =>
  ctx.once('direct-choices', () => pieceChoices(ctx))

/** Whether pieces of a category come in sizes. */
export const needsSize = (choices: Choices, categoryId: number | null): boolean => {
  const category = choices.categories.find((one) => one.id === categoryId)
  return category !== undefined && category.sizeCategory !== 'one'
}

/** Builds what a seller reads of listings, with one query for all their photos and pieces. */
export async function listingViews(ctx: Context, rows: readonly ListingRow[]) {
  if (rows.length === 0) return []
  const uploadIds = rows.flatMap((row) => row.draft.photoIds).filter(isUuid)
  const numbers = rows.flatMap((row) => row.item_number ?? [])
  const [choices, sizes, items] = await Promise.all([
    choicesOnce(ctx),
    listUploadSizes(ctx.db, uploadIds),
    listItemsByNumber(ctx.db, numbers),
  ])
  const sizeOf = new Map(sizes.map((one) => [one.id, one]))
  const itemOf = new Map(items.map((one) => [one.item_number, one]))
  return rows.map((row) => {
    const { draft } = row
    const category = choices.categories.find((one) => one.id === draft.categoryId)
    const size = choices.sizes.find((one) => one.sizingId === draft.sizingId)
    const status = listingStatusOf(row)
    const isPriced = row.state !== null && onSale.includes(row.state) && row.price_cents !== null
    const price = isPriced ? row.price_cents : draft.price
    const item = row.item_number === null ? undefined : itemOf.get(row.item_number)
    const missing: DirectFault[] = missingIn(draft, { needsSize: needsSize(choices, draft.categoryId) })
    return {
      id: row.id,
      status,
      statusLabel: row.state === 'expired' ? 'Its time is over' : directListingLabels[status],
      note: noteOf(row),
      itemNumber: row.item_number,
      path: item && row.state !== null && isShown(row.state) ? itemPath(item) : null,
      photos: draft.photoIds.flatMap((id) => photoView(id, sizeOf.get(id))),
      title: row.title ?? titleOf(draft.brandName, category?.name),
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
      changedAt: row.changed_at,
    }
  })
}

const isShown = (state: ItemState) => onSale.includes(state) || wasSold(state)

const titleOf = (brand: string | null, kind: string | undefined): string =>
  brand || kind ? [brand, kind].filter(Boolean).join(' ') : 'Untitled piece'

function photoView(id: string, upload: { width: number; height: number } | undefined) {
  const number = photoNumberIn(id)
  if (number !== undefined)
    return [{ id, url: `/pictures/${number}/${shownWidth}`, width: shownWidth, height: shownWidth * 1.25 }]
  return upload ? [{ id, url: `/api/v1.0/photos/${id}`, width: upload.width, height: upload.height }] : []
}

/** A listing as its seller reads it. */
export type ListingView = Awaited<ReturnType<typeof listingViews>>[number]
