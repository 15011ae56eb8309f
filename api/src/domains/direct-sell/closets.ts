// A member's closet: opened with an address, on vacation, and the page of its owner.
import { addressInvalidMessage, addressProblems } from '@hemline/rules/addresses/addresses.ts'
import { sellsDirectly } from '@hemline/rules/vocabulary/flags.ts'
import type { Context } from '../../context.ts'
import type { OpenDirectShopInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { ensureDirectSeller, moveItems } from '../catalogue/catalogue.ts'
import { accountPerson, flagsOf } from '../identity/identity.ts'
import { ensureStorefront } from '../storefront/storefront.ts'
import {
  type ClosetRow,
  findCloset,
  findClosetByCode,
  isOnVacation,
  listSellersBehind,
  type SendsFrom,
  updateVacation,
  upsertCloset,
} from './closets.db.ts'
import { listingViews } from './listing-view.ts'
import { listListings, lockListing, updateListing } from './listings.db.ts'
import { ratingsOf, ratingView, reviewView, shownName } from './members.ts'
import { goOnSale } from './on-sale.ts'
import { type Refused, refused, type SignIn, sellerIn, signIn } from './refusals.ts'
import { listReviewsOf } from './reviews.db.ts'
import { countOffersToAnswer } from './sales.db.ts'
import { salesToSend } from './sales.ts'

const reviewsShown = 20
const vacationMostDays = 60
const dayMs = 86_400_000

/**
 * Returns the viewer's closet with its listings, the sales to send, rating and count of offers to answer;
 * null for visitors and for users without a closet.
 */
export async function directShop(ctx: Context) {
  const { userId } = ctx.viewer
  const closet = userId === null ? undefined : await findCloset(ctx.db, userId)
  if (!closet) return null
  const [rows, toSend, offersToAnswer, ratings] = await Promise.all([
    listListings(ctx.db, closet.user_id),
    salesToSend(ctx, closet.user_id),
    countOffersToAnswer(ctx.db, closet.user_id, ctx.now()),
    ratingsOf(ctx, [closet.user_id]),
  ])
  const [rating] = ratings
  return {
    openedAt: closet.opened_at,
    name: shownName(closet),
    code: closet.opened_at === null ? null : closet.code,
    city: closet.sends_from?.city ?? null,
    state: closet.sends_from?.state ?? null,
    vacationUntil: futureOf(closet, ctx.now()),
    listings: await listingViews(ctx, rows),
    toSend,
    offersToAnswer,
    rating: rating ?? ratingView(undefined),
  }
}

const futureOf = ({ vacation_until: until }: Pick<ClosetRow, 'vacation_until'>, now: Date): Date | null =>
  until !== null && until > now ? until : null

type ShopResult =
  | { __typename: 'DirectShopPayload'; shop: NonNullable<Awaited<ReturnType<typeof directShop>>> }
  | Refused
  | SignIn

async function shopPayload(ctx: Context): Promise<ShopResult> {
  const shop = await directShop(ctx)
  if (!shop) throw new Error('direct-sell: no closet')
  return { __typename: 'DirectShopPayload', shop }
}

const notOpenForYou =
  'Selling from person to person is not open for everybody yet. The waiting list is at /direct/sell/waitlist.'

/**
 * Opens the viewer's closet with its page /u/:code, or changes the address of an open one. Returns a refusal
 * (DirectRefused) for a wrong address or one outside the United States, terms not accepted, and members for
 * whom selling is not open (flags p2p and beta_access); asks visitors to log in. Throws FORBIDDEN for banned
 * members.
 */
export async function openDirectShop(ctx: Context, input: OpenDirectShopInput): Promise<ShopResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const flags = await flagsOf(ctx)
  if (!sellsDirectly(flags)) return refused(notOpenForYou)
  if (!input.acceptTerms) return refused('Please accept the terms for sellers.', 'acceptTerms')
  const address = { ...input.address, country: input.address.country ?? 'US' }
  const problems = addressProblems(address)
  if (problems.length > 0)
    return { __typename: 'DirectRefused', message: addressInvalidMessage, faults: problems }
  if (address.country !== 'US')
    return refused('Parcels between members are sent within the United States for now.', 'country')
  const person = await accountPerson(ctx)
  if (!person) return signIn
  const now = ctx.now()
  const sendsFrom: SendsFrom = {
    fullName: address.fullName.trim(),
    line1: address.line1.trim(),
    line2: address.line2?.trim() || null,
    city: address.city.trim(),
    state: address.state?.trim().toUpperCase() || null,
    zip: address.zip.trim(),
  }
  await inTransaction(ctx.db, async (tx) => {
    const closet = await findCloset(tx, userId)
    const name = shownName(closet ?? { first_name: null, last_name: null })
    const { city, state } = sendsFrom
    const sellerId = await ensureDirectSeller(tx, { userId, name, city, state })
    await upsertCloset(tx, { userId, sellerId, sendsFrom, now })
    if (closet?.opened_at == null) await ensureStorefront(tx, { userId, name, now })
  })
  ctx.forget()
  return shopPayload(ctx)
}

/**
 * Takes a member's pieces on sale (up to 300 listings) off the shop, or puts back what a vacation took off.
 * Pieces that are held, ordered or reserved stay as they are.
 */
async function moveCloset(
  tx: Tx,
  userId: string,
  { isAway, now }: { isAway: boolean; now: Date },
): Promise<void> {
  for (const { id } of await listListings(tx, userId)) {
    const row = await lockListing(tx, id)
    if (!row || row.item_number === null || row.is_ordered || row.is_reserved) continue
    if (row.held_until !== null && row.held_until > now) continue
    const move = { itemNumbers: [row.item_number], kind: 'state', actorId: userId, now }
    if (isAway && row.status === 'listed' && row.state === 'listed') {
      await moveItems(tx, { ...move, to: 'delisted', from: ['listed'] })
      await updateListing(tx, id, { status: 'vacation', now })
    }
    if (!isAway && row.status === 'vacation') {
      await goOnSale(tx, { itemNumber: row.item_number, actorId: userId, now })
      await updateListing(tx, id, { status: 'listed', now })
    }
  }
}

/**
 * Stores a vacation until a day, or its end (`until` null), in the caller's transaction: the closet's pieces
 * leave the shop or come back, except those that are held, ordered or reserved.
 */
export async function setVacation(tx: Tx, userId: string, until: Date | null, now: Date): Promise<void> {
  await updateVacation(tx, userId, until)
  await moveCloset(tx, userId, { isAway: until !== null, now })
}

/**
 * Takes a suspended member's pieces off the shop, or puts them back when the suspension ends and no vacation
 * lasts, in the caller's transaction.
 */
export async function setClosetSuspended(
  tx: Tx,
  userId: string,
  suspended: boolean,
  now: Date,
): Promise<void> {
  if (suspended || !(await isOnVacation(tx, userId, now)))
    await moveCloset(tx, userId, { isAway: suspended, now })
}

/**
 * Takes the viewer's closet off the shop until a day, at most 60 days ahead, or (null) puts it back, and
 * returns the closet. Returns a refusal for a day outside of that and without an open closet; asks visitors
 * to log in. Throws FORBIDDEN for banned members.
 */
export async function setDirectVacation(ctx: Context, until: Date | null): Promise<ShopResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const now = ctx.now()
  if (until !== null && until <= now) return refused('Please choose a day that is ahead.', 'until')
  if (until !== null && until.getTime() > now.getTime() + vacationMostDays * dayMs)
    return refused(`A vacation has at most ${vacationMostDays} days.`, 'until')
  if ((await findCloset(ctx.db, userId))?.opened_at == null) return refused('Your closet is not open yet.')
  await inTransaction(ctx.db, (tx) => setVacation(tx, userId, until, now))
  ctx.forget()
  return shopPayload(ctx)
}

/**
 * Returns the closet shown on a person's page /u/:code: place, since when, vacation, rating and the newest 20
 * reviews; null when the person has no open closet or is banned.
 */
export async function closetOfPage(ctx: Context, code: string) {
  const closet = await findClosetByCode(ctx.db, code)
  if (!closet?.opened_at || closet.banned) return null
  const [ratings, reviews] = await Promise.all([
    ratingsOf(ctx, [closet.user_id]),
    listReviewsOf(ctx.db, closet.user_id, reviewsShown),
  ])
  return {
    city: closet.sends_from?.city ?? null,
    state: closet.sends_from?.state ?? null,
    since: closet.opened_at,
    vacationUntil: futureOf(closet, ctx.now()),
    rating: ratings[0] ?? ratingView(undefined),
    reviews: reviews.map((row) => reviewView(row, ctx.viewer.userId)),
  }
}

/**
 * Returns, in the order of `ids`, the page code, stars and review count of the members behind third-party
 * sellers; nulls and 0 for a seller that is no member.
 */
export async function sellersBehind(ctx: Context, ids: readonly number[]) {
  const rows = await listSellersBehind(ctx.db, ids)
  const ratings = await ratingsOf(
    ctx,
    rows.map((row) => row.user_id),
  )
  return ids.map((id) => {
    const at = rows.findIndex((row) => row.id === id)
    const rating = ratings[at]
    return {
      isMember: at >= 0,
      code: rows[at]?.code ?? null,
      stars: rating?.stars ?? null,
      reviewCount: rating?.count ?? 0,
    }
  })
}
