// What the mocks of direct selling share: who people are, and the views of listings and ratings.
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { describeGraded, gradedProblem } from '@hemline/rules/catalogue/piece-words.ts'
import { productPath, productSlug } from '@hemline/rules/common/slugs.ts'
import {
  agreedLockMessage,
  directListingLabels,
  heldLockMessage,
  missingIn,
} from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { prohibitedMessage } from '@hemline/rules/direct-sell/prohibited.ts'
import { ratingOf, responseWords } from '@hemline/rules/direct-sell/sales.ts'
import { brandKeyOf } from '@hemline/rules/intake/intake.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { itemNow, livingHold, type MockContext } from './context.ts'
import type { MockItem } from './item.ts'
import type { MockCloset, MockDirect, MockListing, MockRating, MockSale } from './seed/direct.ts'
import { kinds, sizeRuns } from './seed/pieces.ts'

/** Makes the answer that asks the visitor to log in. */
export const signIn = (message: string) => ({ __typename: 'SignInRequired', message })
export type Fault = { field: string; message: string }
/** Makes the refusal of a direct listing, with its faults by field. */
export const refusedDirect = (message: string, faults: readonly Fault[] = []) => {
  return { __typename: 'DirectRefused', message, faults }
}

/**
 * Returns the mock's state of direct selling (closets, listings, sales, offers). Throws when it is not
 * seeded.
 */
export function directOf(ctx: MockContext): MockDirect {
  const { direct } = ctx.db.state
  if (!direct) throw new Error('mocks: direct selling is not seeded')
  return direct
}

/** Returns a person's first name and initial: "Priya N.". */
export function shortName(ctx: MockContext, id: string): string {
  const person = ctx.db.state.users.find((one) => one.id === id)
  return person ? `${person.firstName} ${person.lastName.charAt(0)}.` : 'Somebody'
}

/** Returns the code of a person's page while the page is open. */
export const codeOf = (ctx: MockContext, id: string): string | null =>
  ctx.db.state.storefronts.find((one) => one.owner === `user:${id}` && one.isOpen)?.code ?? null

/** Returns the closet of an account; undefined when the account has none. */
export const closetOf = (ctx: MockContext, id: string | undefined): MockCloset | undefined =>
  directOf(ctx).closets.find((one) => one.owner === id)

/** Returns the user id of the person who sells a piece; undefined when no person does. */
export function sellerOf(ctx: MockContext, item: MockItem): string | undefined {
  if (item.source !== 'p2p') return undefined
  const listing = directOf(ctx).listings.find((one) => one.itemNumber === item.item_number)
  return listing?.owner ?? ctx.db.state.users.find((one) => one.roles.includes('p2p_seller'))?.id
}

/** Returns the seller's payout of a price (cents), line by line, and the fee in percent. */
export const payoutView = (price: number) => ({ ...directPayoutOf(price), feePercent: directFeePercent })

/** Tells whether two people have a block, whoever made it. */
export const areApart = (ctx: MockContext, a: string | undefined, b: string | undefined): boolean =>
  directOf(ctx).blocks.some((one) => (one.by === a && one.whom === b) || (one.by === b && one.whom === a))

/** Tells whether the viewer has blocked a person. */
export const isBlockedByViewer = (ctx: MockContext, id: string): boolean =>
  directOf(ctx).blocks.some((one) => one.by === ctx.user?.id && one.whom === id)

/** Tells whether the viewer and the person who sells a piece have a block. */
export const isApartFromSeller = (ctx: MockContext, item: MockItem): boolean =>
  item.source === 'p2p' && ctx.user !== null && areApart(ctx, ctx.user?.id, sellerOf(ctx, item))

const photoView = (id: string) => ({
  id,
  url: /^\d+$/.test(id) ? `/pictures/${id}/640` : `/api/v1.0/photos/${id}`,
  width: 800,
  height: 1000,
})

const sizeLabels = new Map(
  Object.values(sizeRuns).flatMap(({ ids, labels }) => labels.map((label, i) => [ids[i], label] as const)),
)
/** Returns the label of a size; null for no or an unknown size. */
export const sizeLabelOf = (sizingId: number | null): string | null =>
  sizingId === null ? null : (sizeLabels.get(sizingId) ?? null)
/** Returns the kind of a category; undefined for none. */
export const kindOf = (categoryId: number | null) => kinds.find((one) => one.categoryId === categoryId)

/** Returns a listing's title of brand, color and kind. */
export function titleOf(listing: MockListing): string {
  const kind = kindOf(listing.categoryId)
  if (!kind || !listing.brandName) return 'Untitled piece'
  const known = kindBySlug(kind.slug)
  const { cut, pattern, colors, materials } = listing
  const graded = known && { kind: known, cut, pattern, colors, materials }
  const made = graded && !gradedProblem(graded) ? describeGraded(graded).title : undefined
  return made ?? `${listing.brandName} ${listing.colors[0] ?? ''} ${kind.noun}`.replace('  ', ' ')
}

/**
 * Returns why a listing can't be changed just now: an offer for it was taken, or a shopper holds the piece.
 */
function lockedBecause(ctx: MockContext, { itemNumber, status }: MockListing): string | null {
  if (itemNumber === null || status === 'sold') return null
  const isAgreed = directOf(ctx).offers.some(
    (one) => one.status === 'accepted' && one.itemNumbers.includes(itemNumber),
  )
  if (isAgreed) return agreedLockMessage
  return livingHold(ctx, itemNumber) ? heldLockMessage : null
}

/** The fault of a brand that is not sold here. */
function barredBrand(ctx: MockContext, { brandName }: MockListing) {
  const key = brandKeyOf(brandName ?? '')
  const barred = directOf(ctx).prohibited.find((one) => brandKeyOf(one.name) === key)
  return barred ? [{ field: 'brand', message: prohibitedMessage(barred) }] : []
}

/** Returns a listing as its seller reads it. */
export function listingView(ctx: MockContext, listing: MockListing) {
  const kind = kindOf(listing.categoryId)
  const { itemNumber } = listing
  const item = itemNumber === null ? undefined : itemNow(ctx, itemNumber)
  const hold = itemNumber === null ? undefined : livingHold(ctx, itemNumber)
  const path = productSlug({
    gender: 'women',
    merchandisingDepartment: 'women',
    materials: listing.materials,
    brand: listing.brandName ?? '',
    colorNames: listing.colors,
    category: kind?.name ?? '',
  })
  return {
    ...listing,
    statusLabel: directListingLabels[listing.status],
    path: item && itemNumber !== null ? productPath(path, itemNumber) : null,
    photos: listing.photoIds.map(photoView),
    title: titleOf(listing),
    categoryName: kind?.name ?? null,
    sizeLabel: sizeLabelOf(listing.sizingId),
    missing: [
      ...missingIn(listing, { needsSize: kind !== undefined && kind.sizes !== 'one' }),
      ...barredBrand(ctx, listing),
    ],
    payout: listing.price === null ? null : payoutView(listing.price),
    openOffers: directOf(ctx).offers.filter(
      (one) => one.status === 'open' && itemNumber !== null && one.itemNumbers.includes(itemNumber),
    ).length,
    heldUntil: hold ? new Date(hold.expiresAt) : null,
    lockedBecause: lockedBecause(ctx, listing),
    changedAt: new Date(listing.changedAt),
  }
}

/** Returns a rating in the shape of the schema, with the author's short name. */
export function ratingView(
  ctx: MockContext,
  one: MockRating,
  { by, ofSeller }: { by: string; ofSeller: boolean },
) {
  return {
    ...one,
    by: shortName(ctx, by),
    ofSeller,
    isOwn: by === ctx.user?.id,
    isRemoved: one.isRemoved === true && one.words === '',
    earlier: (one.earlier ?? []).flatMap(({ stars, words, at, removed }) =>
      removed ? [] : [{ stars, words, at: new Date(at) }],
    ),
    writtenAt: new Date(one.writtenAt),
    changedAt: one.changedAt === null ? null : new Date(one.changedAt),
  }
}

const soldBy = (ctx: MockContext, id: string): MockSale[] =>
  directOf(ctx).sales.filter((one) => one.seller === id && one.canceledAt === null)

/** Returns a seller's rating in the mock: average stars, counts, and how quickly offers are answered. */
export function memberRating(ctx: MockContext, id: string) {
  const stars = soldBy(ctx, id).flatMap((one) => (one.ofSeller ? [one.ofSeller.stars] : []))
  const answers = directOf(ctx).offers.filter(
    (one) => one.seller === id && one.turns.some((turn) => turn.by === 'seller'),
  ).length
  return {
    stars: ratingOf(
      stars.reduce((sum, one) => sum + one, 0),
      stars.length,
    ),
    count: stars.length,
    soldCount: soldBy(ctx, id).length,
    response: responseWords(3, answers + soldBy(ctx, id).length),
  }
}

/**
 * Returns a person's closet for the page /u/:code in the shape of the schema; null for people without one.
 */
export function closetView(ctx: MockContext, id: string) {
  const closet = closetOf(ctx, id)
  if (!closet) return null
  return {
    city: closet.city,
    state: closet.state,
    since: new Date(closet.openedAt),
    vacationUntil: closet.vacationUntil === null ? null : new Date(closet.vacationUntil),
    rating: memberRating(ctx, id),
    reviews: soldBy(ctx, id).flatMap(({ ofSeller, buyer }) =>
      ofSeller ? [ratingView(ctx, ofSeller, { by: buyer, ofSeller: true })] : [],
    ),
  }
}

/** Returns the pieces of a person's closet that are on sale. */
export const closetItems = (ctx: MockContext, id: string): MockItem[] =>
  directOf(ctx).listings.flatMap((one) => {
    const item = one.owner === id && one.status === 'listed' ? itemNow(ctx, one.itemNumber ?? 0) : undefined
    return item ? [item] : []
  })

const firstOwn = 890_001

/** Puts a listing on sale: as a new piece, or as the piece that it was before. */
export function putOnSale(ctx: MockContext, listing: MockListing): void {
  const items = ctx.db.items as MockItem[]
  const kind = kindOf(listing.categoryId)
  const like = items.find((one) => one.category_id === listing.categoryId)
  const closet = closetOf(ctx, listing.owner)
  if (!like || !kind) return
  listing.status = 'listed'
  listing.note = null
  listing.itemNumber ??= Math.max(
    firstOwn,
    ...items.map((one) => one.item_number + 1).filter((n) => n < 899_000),
  )
  const itemNumber = listing.itemNumber
  const known = items.findIndex((one) => one.item_number === itemNumber)
  const made: MockItem = {
    ...like,
    item_number: itemNumber,
    state: 'listed',
    source: 'p2p',
    brand_name: listing.brandName ?? '',
    title: titleOf(listing),
    condition: (listing.condition ?? 'good') as MockItem['condition'],
    condition_description: null,
    flaws: [],
    price_cents: listing.price ?? 0,
    msrp_cents: listing.retail ?? 0,
    promotion: null,
    sizing_id: listing.sizingId ?? like.sizing_id,
    size_display: kind.sizes === 'one' ? 'One Size' : `Size ${sizeLabelOf(listing.sizingId) ?? ''}`,
    color_names: [...listing.colors],
    materials: [...listing.materials],
    measurements: [...listing.measurements],
    photo_ids: listing.photoIds.map((id, i) => (/^\d+$/.test(id) ? Number(id) : itemNumber * 10 + i)),
    additional_description: listing.words || null,
    favorite_count: listing.favoriteCount,
    dropshipper_id: null,
    partner: null,
    third_party_seller: {
      id: 7,
      name: shortName(ctx, listing.owner),
      sellerType: 'p2p',
      city: closet?.city ?? '',
      state: closet?.state ?? '',
    },
    listed_at: ctx.now,
    marked_down_at: null,
    held_until: null,
  }
  if (known < 0) items.push(made)
  else items[known] = made
}

/** Sets the state of a listing's piece in the shop; nothing for one that never was on sale. */
export function setPieceState(ctx: MockContext, listing: MockListing, state: MockItem['state']): void {
  const item = ctx.db.items.find((one) => one.item_number === listing.itemNumber)
  if (item) item.state = state
}
