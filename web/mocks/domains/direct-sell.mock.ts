// Closets and listings with the real rules; what the API keeps in its database stands in the mocks' state.
import {
  type AddressFields,
  addressInvalidMessage,
  addressProblems,
} from '@hemline/rules/addresses/addresses.ts'
import {
  type DirectDraft,
  type DirectFault,
  type ReviewReason,
  reviewReasons,
  reviewReasonsOf,
  weightGuess,
} from '@hemline/rules/direct-sell/listings.ts'
import { flawKinds, materialNames } from '@hemline/rules/intake/pieces.ts'
import { directListingsMost, type WeightClass } from '@hemline/rules/vocabulary/direct-sell.ts'
import { itemNow, legalRefusal, livingHold, type MockContext, ownerOf, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import {
  closetOf,
  codeOf,
  directOf,
  kindOf,
  listingView,
  memberRating,
  putOnSale,
  refusedDirect,
  setPieceState,
  shortName,
  signIn,
} from '../direct.ts'
import { type Guide, hasBought, likeIt, priceGuide, quarter, resaleEstimates } from '../direct-prices.ts'
import { giveMockPhotos } from '../photo-uses.ts'
import type { MockListing } from '../seed/direct.ts'
import { listingOfItem } from '../seed/direct.ts'
import type { MockUser } from '../seed/people.ts'
import { colors } from '../seed/pieces.ts'
import { isToSend, salesOf } from './direct-sales.mock.ts'
import { brandsLike, pieceChoices } from './intake.mock.ts'

type Draft = Omit<DirectDraft, 'weight'> & { id: string; weight?: WeightClass | null }
type Price = { id: string; price: number; floor?: number | null; takesOffers: boolean; comesDown: boolean }
type Act = 'pause' | 'resume' | 'relist' | 'delete'

const logIn = () => signIn('Please log in to sell.')
const notYours = 'There is no such piece in your closet.'
const isHeld = 'Somebody holds this piece. You can change it when it is free again.'

const mine = (ctx: MockContext, id: string): MockListing | undefined =>
  directOf(ctx).listings.find(
    (one) => one.id === id && one.owner === ctx.user?.id && one.status !== 'deleted',
  )

function shopView(ctx: MockContext, user: MockUser) {
  const closet = closetOf(ctx, user.id)
  const { listings, offers } = directOf(ctx)
  return {
    openedAt: closet ? new Date(closet.openedAt) : null,
    name: shortName(ctx, user.id),
    code: closet ? codeOf(ctx, user.id) : null,
    city: closet?.city ?? null,
    state: closet?.state ?? null,
    vacationUntil: closet?.vacationUntil ? new Date(closet.vacationUntil) : null,
    listings: listings
      .filter((one) => one.owner === user.id && one.status !== 'deleted' && one.status !== 'sold')
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .map((one) => listingView(ctx, one)),
    toSend: salesOf(ctx, user.id).filter(isToSend),
    offersToAnswer: offers.filter(
      (one) => one.seller === user.id && one.status === 'open' && one.turns.at(-1)?.by === 'buyer',
    ).length,
    rating: memberRating(ctx, user.id),
  }
}
const shopPayload = (ctx: MockContext, user: MockUser) => {
  return { __typename: 'DirectShopPayload', shop: shopView(ctx, user) }
}
const payload = (ctx: MockContext, listing: MockListing) => {
  return { __typename: 'DirectListingPayload', listing: listingView(ctx, listing) }
}

type Open = { acceptTerms: boolean; address: AddressFields }
function openShop(ctx: MockContext, { acceptTerms, address }: Open) {
  if (!ctx.user) return logIn()
  refuseBanned(ctx)
  if (!acceptTerms)
    return refusedDirect('Please accept the terms for sellers.', [
      { field: 'acceptTerms', message: 'Please accept the terms for sellers.' },
    ])
  const problems = addressProblems(address)
  if (problems.length > 0) return refusedDirect(addressInvalidMessage, problems)
  const { closets } = directOf(ctx)
  const known = closetOf(ctx, ctx.user.id)
  const place = { city: address.city, state: address.state ?? '' }
  if (known) Object.assign(known, place)
  else {
    closets.push({ ...place, owner: ctx.user.id, openedAt: ctx.now.getTime(), vacationUntil: null })
    if (codeOf(ctx, ctx.user.id) === null)
      ctx.db.state.storefronts = [
        ...ctx.db.state.storefronts.filter((one) => one.owner !== ownerOf(ctx)),
        {
          owner: ownerOf(ctx),
          code: `closet-${nextId(ctx.db)}`,
          name: `${ctx.user.firstName}’s closet`,
          isOpen: true,
          showsPieces: true,
        },
      ]
  }
  return shopPayload(ctx, ctx.user)
}

function waitForReturn(ctx: MockContext, listing: MockListing): void {
  Object.assign(listing, { status: 'paused', waits: true, note: 'It comes back when your vacation ends.' })
  setPieceState(ctx, listing, 'delisted')
}

function setVacation(ctx: MockContext, until: Date | string | null | undefined) {
  if (!ctx.user) return logIn()
  const closet = closetOf(ctx, ctx.user.id)
  if (!closet) return refusedDirect('Please open your closet first.')
  const at = until == null ? null : new Date(until).getTime()
  if (at !== null && at <= ctx.now.getTime()) return refusedDirect('Please choose a day ahead.')
  closet.vacationUntil = at
  for (const one of directOf(ctx).listings) {
    if (one.owner !== ctx.user.id) continue
    if (at !== null && one.status === 'listed') waitForReturn(ctx, one)
    if (at === null && one.waits) putOnSale(ctx, Object.assign(one, { waits: false }))
  }
  return shopPayload(ctx, ctx.user)
}

/** A photo of a piece of the shop is numbered, and needs no upload. */
const uploadsOf = (ids: readonly string[]) => ids.filter((id) => !/^\d+$/.test(id))

/** What a draft has not said yet, as the API keeps it. */
const unsaid = {
  categoryId: null,
  brandName: null,
  department: null,
  sizingId: null,
  pattern: null,
  cut: null,
  details: [],
  condition: null,
  price: null,
  retail: null,
  floor: null,
}

function saveDraft(ctx: MockContext, input: Draft) {
  if (!ctx.user) return logIn()
  refuseBanned(ctx)
  const { listings } = directOf(ctx)
  const known = listings.find((one) => one.id === input.id)
  if (known && known.owner !== ctx.user.id) return refusedDirect(notYours)
  if (known?.status === 'sold') return refusedDirect('This piece is sold.')
  if (known?.itemNumber != null && livingHold(ctx, known.itemNumber)) return refusedDirect(isHeld)
  const living = listings.filter((one) => one.owner === ctx.user?.id && one.status !== 'deleted')
  if (!known && living.length >= directListingsMost)
    return refusedDirect(`A closet has at most ${directListingsMost} pieces and drafts.`)
  const noPhotos = giveMockPhotos(ctx, uploadsOf(input.photoIds), { use: 'direct_listing', useId: input.id })
  if (noPhotos) return refusedDirect(noPhotos, [{ field: 'photos', message: noPhotos }])
  const said = {
    ...unsaid,
    ...input,
    weight: input.weight ?? null,
    changedAt: ctx.now.getTime(),
  }
  if (known) {
    setPieceState(ctx, known, 'delisted')
    Object.assign(known, said, { status: 'draft', note: null })
    return payload(ctx, known)
  }
  const made: MockListing = {
    ...said,
    owner: ctx.user.id,
    status: 'draft',
    note: null,
    itemNumber: null,
    favoriteCount: 0,
    reasons: [],
    reports: [],
    submittedAt: null,
  }
  listings.push(made)
  return payload(ctx, made)
}

function reasonsFor(ctx: MockContext, listing: MockListing): ReviewReason[] {
  const prices = likeIt(ctx, listing.categoryId ?? 0)
  const isFirst = !directOf(ctx).listings.some(
    (one) => one.owner === listing.owner && one !== listing && one.submittedAt !== null,
  )
  return reviewReasonsOf({
    isFirst,
    price: listing.price ?? 0,
    usual: prices.length < 4 ? null : { low: quarter(prices, 0.25), high: quarter(prices, 0.75) },
    isCopiedBrand: false,
    words: listing.words,
    seenFamily: null,
    saidFamily: null,
    isNaked: false,
    isUnseen: false,
    isNewBrand: false,
    wasTakenOff: false,
  })
}

function submit(ctx: MockContext, id: string) {
  if (!ctx.user) return logIn()
  const listing = mine(ctx, id)
  if (!listing) return refusedDirect(notYours)
  // The second press is answered as the first one was.
  if (listing.status === 'listed' || listing.status === 'under_review') return payload(ctx, listing)
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const { missing } = listingView(ctx, listing)
  if (missing.length > 0) return refusedDirect('Some things are missing.', missing)
  if (!closetOf(ctx, ctx.user.id)) return refusedDirect('Please open your closet first.')
  const reasons = reasonsFor(ctx, listing)
  listing.submittedAt = ctx.now.getTime()
  listing.changedAt = ctx.now.getTime()
  const kind = kindOf(listing.categoryId)
  listing.weight ??= weightGuess(kind ? `${kind.root.slug}/${kind.slug}` : '')
  listing.reasons = reasons.map((one) => reviewReasons[one])
  if (reasons.length > 0) {
    listing.status = 'under_review'
    listing.note = `${listing.reasons.join(' ')} A person looks it over, mostly within a day.`
  } else putOnSale(ctx, listing)
  return payload(ctx, listing)
}

function changePrice(ctx: MockContext, { id, ...wish }: Price) {
  if (!ctx.user) return logIn()
  const listing = mine(ctx, id)
  if (!listing) return refusedDirect(notYours)
  if (listing.itemNumber !== null && livingHold(ctx, listing.itemNumber)) return refusedDirect(isHeld)
  const wanted = { ...listing, ...wish, floor: wish.floor ?? null }
  const faults: DirectFault[] = listingView(ctx, wanted).missing.filter(({ field }) =>
    ['price', 'floor'].includes(field),
  )
  if (faults[0]) return refusedDirect(faults[0].message, faults)
  Object.assign(listing, wanted, { changedAt: ctx.now.getTime() })
  if (listing.status === 'listed') putOnSale(ctx, listing)
  return payload(ctx, listing)
}

function move(ctx: MockContext, { id, act }: { id: string; act: Act }) {
  if (!ctx.user) return logIn()
  const listing = mine(ctx, id)
  if (!listing) return refusedDirect(notYours)
  if (listing.itemNumber !== null && livingHold(ctx, listing.itemNumber)) return refusedDirect(isHeld)
  if (listing.status === 'sold') return refusedDirect('This piece is sold.')
  listing.changedAt = ctx.now.getTime()
  if (act === 'resume' || act === 'relist') {
    if (closetOf(ctx, ctx.user.id)?.vacationUntil) waitForReturn(ctx, listing)
    else putOnSale(ctx, listing)
  } else {
    listing.status = act === 'pause' ? 'paused' : 'deleted'
    setPieceState(ctx, listing, 'delisted')
  }
  return payload(ctx, listing)
}

function sellAgain(ctx: MockContext, itemNumber: number) {
  if (!ctx.user) return logIn()
  const item = itemNow(ctx, itemNumber)
  if (!item || !hasBought(ctx, itemNumber))
    return refusedDirect('Only a piece that you bought here can be sold again so.')
  const id = `again-${ctx.user.id}-${itemNumber}`
  const known = mine(ctx, id)
  if (known) return payload(ctx, known)
  const made: MockListing = {
    ...listingOfItem(item, ctx.user.id, ctx.now.getTime()),
    id,
    status: 'draft',
    itemNumber: null,
    words: '',
    floor: null,
    favoriteCount: 0,
    submittedAt: null,
  }
  directOf(ctx).listings.push(made)
  return payload(ctx, made)
}

/** A picture's label says what the piece that the picture stands for has. */
function label(ctx: MockContext, photoId: string) {
  const upload = ctx.db.state.uploads?.[photoId]
  if (!ctx.user || upload?.owner !== ownerOf(ctx)) return null
  const seen = ctx.db.items[(upload.hash ?? 0) % 40]
  if (!seen) return null
  return { brand: seen.brand_name, sizes: [], materials: [], hasPriceTag: false }
}

/** Pictures stand for pieces of the mocks, by what they hold: the same picture is always read alike. */
function guess(ctx: MockContext, photoIds: readonly string[]) {
  const [first] = photoIds
  if (!ctx.user || first === undefined) return null
  const upload = ctx.db.state.uploads?.[first]
  if (!/^\d+$/.test(first) && upload?.owner !== ownerOf(ctx)) return null
  const seen = /^\d+$/.test(first)
    ? ctx.db.items.find((one) => one.photo_ids.includes(Number(first)))
    : ctx.db.items[(upload?.hash ?? 0) % 40]
  if (!seen) return null
  const others = ctx.db.items.filter((one) => one.category_tags[0] === seen.category_tags[0])
  const categories = new Map(
    [seen, ...others].map((one) => [one.category_id, { id: one.category_id, name: one.category_name }]),
  )
  return {
    categories: [...categories.values()].slice(0, 3),
    colors: seen.color_names.slice(0, 2),
    brand: null,
    condition: null,
    weight: weightGuess(seen.category_path),
    advice: photoIds.length < 2 ? ['One from the back sells it sooner.'] : [],
    isClear: true,
  }
}

type Input<T> = { input: T }
type Id = { id: string }
export const directSellMocks = {
  Query: {
    directShop: (_: unknown, __: unknown, ctx: MockContext) => (ctx.user ? shopView(ctx, ctx.user) : null),
    directListing: (_: unknown, { id }: Id, ctx: MockContext) => {
      const listing = mine(ctx, id)
      return listing ? listingView(ctx, listing) : null
    },
    directChoices: () => ({
      ...pieceChoices(),
      colors,
      materials: materialNames,
      flaws: flawKinds.map(({ name, words }) => ({ name, label: words })),
    }),
    directBrands: (_: unknown, { text }: { text: string }, ctx: MockContext) => brandsLike(ctx, text),
    directGuess: (_: unknown, { photoIds }: { photoIds: string[] }, ctx: MockContext) => guess(ctx, photoIds),
    directLabel: (_: unknown, { photoId }: { photoId: string }, ctx: MockContext) => label(ctx, photoId),
    directPriceGuide: (_: unknown, asked: Guide, ctx: MockContext) => priceGuide(ctx, asked),
    resaleEstimates: (_: unknown, { itemNumbers }: { itemNumbers: number[] }, ctx: MockContext) =>
      resaleEstimates(ctx, itemNumbers),
  },
  Mutation: {
    openDirectShop: (_: unknown, { input }: Input<Open>, ctx: MockContext) => openShop(ctx, input),
    setDirectVacation: (_: unknown, { until }: { until?: Date | null }, ctx: MockContext) =>
      setVacation(ctx, until),
    saveDirectDraft: (_: unknown, { input }: Input<Draft>, ctx: MockContext) => saveDraft(ctx, input),
    submitDirectListing: (_: unknown, { id }: Id, ctx: MockContext) => submit(ctx, id),
    changeDirectPrice: (_: unknown, wish: Price, ctx: MockContext) => changePrice(ctx, wish),
    moveDirectListing: (_: unknown, wish: Id & { act: Act }, ctx: MockContext) => move(ctx, wish),
    sellAgain: (_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) =>
      sellAgain(ctx, itemNumber),
  },
}
