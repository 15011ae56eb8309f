// What a member does with the own listings: keep a draft, send it, change its price, pause, relist, delete.
import { cents } from '@hemline/rules/common/money.ts'
import { moveFaultOf } from '@hemline/rules/direct-sell/acts.ts'
import { type DirectDraft, type DirectFault, missingIn } from '@hemline/rules/direct-sell/listings.ts'
import { directTermsOf } from '@hemline/rules/direct-sell/payouts.ts'
import {
  type DirectListingAct,
  directListingsMost,
  directPhotosMost,
} from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Context } from '../../context.ts'
import type { DirectDraftInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import {
  changePrice,
  changeRestingPrice,
  moveItems,
  restingStates,
  updateDirectTerms,
  updateListedAgain,
} from '../catalogue/catalogue.ts'
import { type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
import { prohibitionOf } from '../intake/intake.ts'
import { releasePhotos, usePhotos } from '../photos/photos.ts'
import { isOnVacation } from './closets.db.ts'
import {
  choicesOnce,
  isOver,
  type ListingView,
  listingStatusOf,
  listingViews,
  lockedBecause,
  needsSize,
  photoNumberIn,
} from './listing-view.ts'
import {
  countListings,
  findListing,
  type ListingRow,
  lockListing,
  updateListing,
  upsertDraft,
} from './listings.db.ts'
import { goOnSale } from './on-sale.ts'
import { publish, soldMessage } from './publish.ts'
import { type Refused, refused, type SignIn, sellerIn, signIn } from './refusals.ts'

export type ListingResult =
  | { __typename: 'DirectListingPayload'; listing: ListingView }
  | Refused
  | SignIn
  | LegalAcceptRequired

/** Returns the mutation payload with the listing as it is now. Throws when there is no such listing. */
export async function listingPayload(ctx: Context, id: string): Promise<ListingResult> {
  const row = await findListing(ctx.db, id)
  const [listing] = row ? await listingViews(ctx, [row]) : []
  if (!listing) throw new Error(`direct-sell: the listing ${id} is gone`)
  return { __typename: 'DirectListingPayload', listing }
}

/** Returns a listing of the viewer; null for unknown and deleted listings and those of others. */
export async function directListing(ctx: Context, id: string): Promise<ListingView | null> {
  const row = isUuid(id) ? await findListing(ctx.db, id) : undefined
  if (!row || row.user_id !== ctx.viewer.userId || row.status === 'deleted') return null
  return (await listingViews(ctx, [row]))[0] ?? null
}

const short = (text: string | null | undefined, most: number): string | null =>
  text == null || text.trim() === '' ? null : text.trim().slice(0, most)

const amount = (value: number | null | undefined): number | null =>
  value != null && Number.isSafeInteger(value) && value >= 0 && value <= 99_999_900 ? value : null

function draftOf(input: DirectDraftInput): DirectDraft {
  return {
    photoIds: [...new Set(input.photoIds.map((id) => id.toLowerCase()))],
    categoryId: input.categoryId ?? null,
    brandName: short(input.brandName, 60),
    department: short(input.department, 20),
    sizingId: input.sizingId ?? null,
    colors: [...new Set(input.colors ?? [])].slice(0, 12),
    materials: [...new Set(input.materials ?? [])].slice(0, 12),
    pattern: short(input.pattern, 40),
    cut: short(input.cut, 60),
    details: (input.details ?? []).slice(0, 12).map(({ name, value }) => ({ name, value })),
    condition: short(input.condition, 20),
    flaws: [...new Set(input.flaws ?? [])].slice(0, 12),
    words: (input.words ?? '').slice(0, 2000).trim(),
    measurements: (input.measurements ?? []).slice(0, 20).map(({ name, inches }) => ({ name, inches })),
    weight: input.weight ?? null,
    price: amount(input.price),
    retail: amount(input.retail),
    floor: amount(input.floor),
    takesOffers: input.takesOffers ?? true,
    comesDown: input.comesDown ?? false,
  }
}

type Write = { __typename: 'Written' } | Refused
const written: Write = { __typename: 'Written' }

export const fullMessage = `A closet has at most ${directListingsMost} pieces.`

/**
 * Returns the refusal of changes to a listing now: sold, held, reserved or being bought; undefined when it
 * can be changed.
 */
function busy(row: ListingRow, now: Date): Refused | undefined {
  if (isOver(row)) return refused(soldMessage)
  const why = lockedBecause(row, now)
  return why === null ? undefined : refused(why)
}

/**
 * Attaches the new photos of a draft to it and releases those that it has no more. Returns a sentence when
 * photos are gone or another member's; the caller then rolls back.
 */
async function takePhotos(
  tx: Tx,
  {
    row,
    id,
    userId,
    photoIds,
    now,
  }: { row: ListingRow | undefined; id: string; userId: string; photoIds: readonly string[]; now: Date },
): Promise<string | undefined> {
  const had = new Set(row?.draft.photoIds ?? [])
  const own = new Set(row?.photo_ids.map((number) => `photo-${number}`) ?? [])
  const added = photoIds.filter((one) => !had.has(one))
  if (added.some((one) => photoNumberIn(one) !== undefined && !own.has(one)))
    return 'One of the photos is not there any more.'
  const by = { userId, visitorId: null }
  const use = { by, owner: by, use: 'direct_listing' as const, useId: id, now }
  const refusal = await usePhotos(tx, {
    ...use,
    ids: added.filter((one) => photoNumberIn(one) === undefined),
  })
  await releasePhotos(tx, { use: 'direct_listing', useId: id, keep: photoIds.filter(isUuid) })
  return refusal
}

/**
 * Stores a draft, finished or not; the browser's id makes the listing once. A listing on sale leaves the shop
 * until it is sent again. Returns DirectRefused for photos that are gone or more than 8, more than 200
 * listings, and a piece that is held, sold, being bought, deleted or under review; asks visitors to log in.
 * Throws FORBIDDEN (banned), BAD_INPUT (no id), NOT_FOUND (another's listing).
 */
export async function saveDirectDraft(ctx: Context, input: DirectDraftInput): Promise<ListingResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  if (!isUuid(input.id)) throw refuse('BAD_INPUT', 'The listing has no id.')
  const id = input.id.toLowerCase()
  const draft = draftOf(input)
  if (draft.photoIds.length > directPhotosMost)
    return refused(`A listing has at most ${directPhotosMost} photos.`, 'photos')
  const now = ctx.now()
  const done = await inTransaction<Write>(ctx.db, 'Written', async (tx) => {
    const row = await lockListing(tx, id)
    if (row && row.user_id !== userId) throw refuse('NOT_FOUND', 'There is no such listing of yours.')
    if (row?.status === 'deleted') return refused('This listing was deleted.')
    if (row && listingStatusOf(row) === 'under_review')
      return refused('A person looks at it right now. You can change it then.')
    const blocked = row && busy(row, now)
    if (blocked) return blocked
    if (!row && (await countListings(tx, userId)) >= directListingsMost) return refused(fullMessage)
    if (row?.item_number != null && row.state === 'listed')
      await moveItems(tx, {
        itemNumbers: [row.item_number],
        to: 'delisted',
        kind: 'state',
        actorId: userId,
        now,
        from: ['listed'],
      })
    if (!row && !(await upsertDraft(tx, { id, userId, draft, now })))
      throw refuse('NOT_FOUND', 'There is no such listing of yours.')
    const wrong = await takePhotos(tx, { row, id, userId, photoIds: draft.photoIds, now })
    if (wrong) return refused(wrong, 'photos')
    await updateListing(tx, id, { status: 'draft', now, draft })
    return written
  })
  return done.__typename === 'Written' ? listingPayload(ctx, id) : done
}

/**
 * Returns the faults of a draft, field by field, that keep it from being put on sale; empty for a complete
 * one.
 */
export async function faultsOf(ctx: Context, draft: DirectDraft): Promise<DirectFault[]> {
  return missingIn(draft, { needsSize: needsSize(await choicesOnce(ctx), draft.categoryId) })
}

/**
 * Puts a complete draft of the viewer on sale, or first before a reviewing employee
 * (rules/src/direct-sell/listings.ts says when). Sending it twice changes nothing. Returns DirectRefused with
 * the faults of an incomplete draft or without an open closet, LegalAcceptRequired; asks visitors to log in.
 * Throws NOT_FOUND, FORBIDDEN (banned).
 */
export async function submitDirectListing(ctx: Context, id: string): Promise<ListingResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const before = isUuid(id) ? await findListing(ctx.db, id) : undefined
  if (!before || before.user_id !== userId) throw refuse('NOT_FOUND', 'There is no such listing of yours.')
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const faults = await faultsOf(ctx, before.draft)
  if (faults.length > 0) return { __typename: 'DirectRefused', message: 'Some things are missing.', faults }
  const done = await publish(ctx, before)
  ctx.forget()
  return done.__typename === 'Written' ? listingPayload(ctx, id) : done
}

/**
 * Tells whether a listing has a price to change: its piece is on sale, or its seller can put the piece back
 * on sale.
 */
const isPriced = (row: ListingRow) =>
  row.state !== null &&
  (row.state === 'listed' || (listingStatusOf(row) === 'paused' && restingStates.includes(row.state)))

type PriceChange = {
  id: string
  price: number
  floor: number | null
  takesOffers: boolean
  comesDown: boolean
}

/**
 * Changes price and floor (cents), offers and automatic drops of the viewer's listing that is on sale or
 * paused. Returns DirectRefused for bad amounts, while the piece is held or being bought, when its price has
 * just changed, and for other listings; asks visitors to log in. Throws NOT_FOUND, FORBIDDEN (banned).
 */
export async function changeDirectPrice(ctx: Context, asked: PriceChange): Promise<ListingResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const { id, price, floor, takesOffers, comesDown } = asked
  const before = await directListing(ctx, id)
  if (!before) throw refuse('NOT_FOUND', 'There is no such listing of yours.')
  const now = ctx.now()
  const done = await inTransaction<Write>(ctx.db, 'Written', async (tx) => {
    const row = await lockListing(tx, id)
    if (!row || row.item_number === null || !isPriced(row))
      return refused('This piece is not on sale, so it has no price to change.')
    const blocked = busy(row, now)
    if (blocked) return blocked
    const draft: DirectDraft = { ...row.draft, price, floor, takesOffers, comesDown }
    const faults = (await faultsOf(ctx, draft)).filter(({ field }) => field === 'price' || field === 'floor')
    if (faults.length > 0) return { __typename: 'DirectRefused', message: faults[0]?.message ?? '', faults }
    const from = row.price_cents ?? price
    const change = {
      itemNumber: row.item_number,
      from: cents(from),
      to: cents(price),
      requestKey: uuidv7(now.getTime()),
    }
    const write = row.state === 'listed' ? changePrice : changeRestingPrice
    if (from !== price && !(await write(tx, change, { by: 'seller', now })))
      return refused('Its price has just changed. Please look again.')
    await updateDirectTerms(tx, row.item_number, directTermsOf({ price, floor, comesDown }))
    await updateListing(tx, id, { status: row.status, now, draft })
    return written
  })
  return done.__typename === 'Written' ? listingPayload(ctx, id) : done
}

/**
 * Pauses, resumes, relists or deletes the viewer's listing; an act that is done already changes nothing. In a
 * vacation, a resumed or relisted piece waits until the vacation ends. Returns DirectRefused while the piece
 * is held or being bought, for a prohibited brand and for an act that its status does not allow; asks
 * visitors to log in. Throws NOT_FOUND, FORBIDDEN (banned).
 */
export async function moveDirectListing(
  ctx: Context,
  id: string,
  act: DirectListingAct,
): Promise<ListingResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  if (!(await directListing(ctx, id))) throw refuse('NOT_FOUND', 'There is no such listing of yours.')
  const now = ctx.now()
  const done = await inTransaction<Write>(ctx.db, 'Written', async (tx) => {
    const row = await lockListing(tx, id)
    if (!row) throw refuse('NOT_FOUND', 'There is no such listing of yours.')
    const blocked = busy(row, now)
    if (blocked) return blocked
    const fault = moveFaultOf(act, row)
    return fault ? refused(fault) : actOn(tx, row, { act, userId, now })
  })
  return done.__typename === 'Written' ? listingPayload(ctx, id) : done
}

async function actOn(
  tx: Tx,
  { id, user_id: sellerId, item_number: itemNumber, state, draft }: ListingRow,
  { act, userId, now }: { act: DirectListingAct; userId: string; now: Date },
): Promise<Write> {
  const itemNumbers = itemNumber === null ? [] : [itemNumber]
  const move = { itemNumbers, kind: 'state', actorId: userId, now }
  if (act === 'delete') {
    // Off every list, also from a review: a piece that waits would keep its account open.
    await moveItems(tx, { ...move, to: 'under_review', from: ['pending_listing'] })
    await moveItems(tx, { ...move, to: 'unaccepted', from: ['under_review'] })
    await moveItems(tx, { ...move, to: 'reclaimed' })
    if (itemNumber === null) await releasePhotos(tx, { use: 'direct_listing', useId: id, keep: [] })
    await updateListing(tx, id, { status: 'deleted', now })
    return written
  }
  if (act === 'pause') {
    await moveItems(tx, { ...move, to: 'delisted', from: ['listed'] })
    await updateListing(tx, id, { status: 'paused', now })
    return written
  }
  const barred = await prohibitionOf(tx, draft.brandName ?? '')
  if (barred) return refused(barred, 'brand')
  if (itemNumber !== null && (act === 'relist' || state === 'expired'))
    await updateListedAgain(tx, itemNumber, now)
  const isAway = await isOnVacation(tx, sellerId, now)
  if (itemNumber !== null && !isAway) await goOnSale(tx, { itemNumber, actorId: userId, now })
  await updateListing(tx, id, { status: isAway ? 'vacation' : 'listed', now })
  return written
}
