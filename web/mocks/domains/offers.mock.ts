// Offers between two people with the real rules; an offer that nobody answered in time has run out.
import {
  amountFault,
  hasNamedEnough,
  leastOffer,
  type OfferSide,
  offerLabels,
  offerSuggestions,
  offerWordsFault,
  ownPieceMessage,
  roomFor,
  splitAgreed,
} from '@hemline/rules/direct-sell/offers.ts'
import { buyerStarsWords } from '@hemline/rules/direct-sell/sales.ts'
import { offerHours, offerPayHours, offerPiecesMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { itemNow, legalRefusal, livingHold, type MockContext, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import {
  areApart,
  closetItems,
  closetOf,
  codeOf,
  directOf,
  isBlockedByViewer,
  memberRating,
  payoutView,
  sellerOf,
  shortName,
  signIn,
} from '../direct.ts'
import type { MockItem } from '../item.ts'
import type { MockOffer } from '../seed/direct.ts'
import { catalogueMocks } from './catalogue.mock.ts'
import { pageOf } from './direct-sales.mock.ts'

const hourMs = 3_600_000
const logIn = () => signIn('Please log in to make an offer.')
const refused = (message: string, field: string | null = null) => {
  return { __typename: 'OfferRefused', message, field }
}

const floorOf = (ctx: MockContext, offer: MockOffer): number =>
  offer.itemNumbers.reduce((sum, itemNumber) => {
    const listing = directOf(ctx).listings.find((one) => one.itemNumber === itemNumber)
    return sum + (listing?.floor ?? 0)
  }, 0)

const sideOf = (ctx: MockContext, offer: MockOffer): OfferSide =>
  offer.seller === ctx.user?.id ? 'seller' : 'buyer'
const endOf = (offer: MockOffer): number => (offer.turns.at(-1)?.at ?? 0) + offerHours * hourMs

/** Lets offers run out whose time is over. */
function offersNow(ctx: MockContext): MockOffer[] {
  const now = ctx.now.getTime()
  for (const offer of directOf(ctx).offers) {
    if (offer.status === 'open' && endOf(offer) <= now) offer.status = 'expired'
    if (offer.status === 'accepted' && (offer.payUntil ?? 0) <= now) offer.status = 'lapsed'
  }
  return directOf(ctx).offers
}

const pathOf = (item: MockItem) => catalogueMocks.Item.slug(item)

function itemViews(ctx: MockContext, itemNumbers: readonly number[], agreed: number | null) {
  const items = itemNumbers.flatMap((one) => itemNow(ctx, one) ?? [])
  const asked = items.map((one) => one.price_cents)
  const sum = asked.reduce((all, one) => all + one, 0)
  const parts = agreed === null || agreed > sum ? [] : splitAgreed(agreed, asked)
  return items.map((item, i) => ({
    itemNumber: item.item_number,
    title: item.title,
    brand: item.brand_name,
    sizeDisplay: item.size_display,
    photoId: item.photo_ids[0] ?? null,
    path: pathOf(item),
    asking: item.price_cents,
    agreed: parts[i] ?? null,
  }))
}

/** How the sellers of the mocks rated a buyer, as the API words it. */
function buyerStars(ctx: MockContext, id: string): string | null {
  const given = directOf(ctx).sales.flatMap(({ buyer, ofBuyer }) =>
    buyer === id && ofBuyer ? [ofBuyer] : [],
  )
  return buyerStarsWords(
    given.reduce((sum, one) => sum + one.stars, 0),
    given.length,
  )
}

function offerView(ctx: MockContext, offer: MockOffer) {
  const side = sideOf(ctx, offer)
  const isSeller = side === 'seller'
  const other = isSeller ? offer.buyer : offer.seller
  const last = offer.turns.at(-1)
  const isOpen = offer.status === 'open' && !areApart(ctx, offer.buyer, offer.seller)
  const isMyTurn = isOpen && last?.by !== side
  const room = roomFor(side, offer)
  const isAgreed = offer.status === 'accepted' || offer.status === 'bought'
  const place = closetOf(ctx, other)
  const bought = directOf(ctx).sales.filter((one) => one.buyer === other).length
  const facts = [
    place && `${place.city}, ${place.state}`,
    isSeller && buyerStars(ctx, other),
    isSeller && bought > 0 && `${bought} bought, none sent back`,
    !isSeller && `${memberRating(ctx, other).soldCount} sold`,
  ]
  const canCounter = isMyTurn && room.lowest <= room.highest && !hasNamedEnough(offer.turns, side)
  return {
    ...offer,
    statusLabel: offerLabels[offer.status],
    isSeller,
    otherName: shortName(ctx, other),
    otherCode: codeOf(ctx, other),
    otherFacts: facts.filter(Boolean).join(' · ') || null,
    items: itemViews(ctx, offer.itemNumbers, isAgreed ? (last?.amount ?? null) : null),
    turns: offer.turns.map((turn) => ({
      ...turn,
      isMine: turn.by === side,
      at: new Date(turn.at),
      isBelowFloor: isSeller && turn.by === 'buyer' && turn.amount < floorOf(ctx, offer),
      payout: isSeller ? payoutView(turn.amount) : null,
    })),
    goodUntil: isOpen ? new Date(endOf(offer)) : null,
    canAnswer: isMyTurn,
    canWithdraw: isOpen && last?.by === side,
    canCounter,
    lowest: canCounter ? room.lowest : null,
    highest: canCounter ? room.highest : null,
    atAsking: isSeller ? payoutView(offer.asking) : null,
    payUntil: offer.status === 'accepted' && offer.payUntil !== null ? new Date(offer.payUntil) : null,
    isBlocked: isBlockedByViewer(ctx, other),
  }
}

const payload = (ctx: MockContext, offer: MockOffer, said: string | null = null) => {
  return { __typename: 'OfferPayload', offer: offerView(ctx, offer), said }
}
const mine = (ctx: MockContext, id: string) =>
  offersNow(ctx).find((one) => one.id === id && [one.buyer, one.seller].includes(ctx.user?.id ?? ''))
const waits = (ctx: MockContext, offer: MockOffer) =>
  offer.status === 'open' && offer.turns.at(-1)?.by !== sideOf(ctx, offer)

function refusalFor(ctx: MockContext, items: readonly MockItem[]): string | null {
  const sellers = new Set(items.map((item) => sellerOf(ctx, item)))
  const [seller] = sellers
  if (sellers.size > 1) return 'An offer is for pieces of one closet.'
  if (!ctx.user) return null
  if (seller === ctx.user.id) return ownPieceMessage
  if (items.some((item) => item.state !== 'listed')) return 'This piece is not on sale any more.'
  if (items.some((item) => livingHold(ctx, item.item_number))) return 'Another shopper holds this piece now.'
  const takes = (item: MockItem) =>
    directOf(ctx).listings.find((one) => one.itemNumber === item.item_number)?.takesOffers ?? true
  if (!items.every(takes)) return 'Its seller takes no offers for this piece.'
  const isBlocked = seller !== undefined && areApart(ctx, seller, ctx.user.id)
  return isBlocked ? 'This person takes no offers now.' : null
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

function room(ctx: MockContext, itemNumbers: readonly number[]) {
  const items = itemNumbers.flatMap((one) => itemNow(ctx, one) ?? [])
  const [first] = items
  const seller = first && sellerOf(ctx, first)
  if (!first || seller === undefined || items.some((one) => one.source !== 'p2p')) return null
  const asking = items.reduce((sum, one) => sum + one.price_cents, 0)
  const living = offersNow(ctx).find(
    (one) =>
      one.buyer === ctx.user?.id &&
      ['open', 'accepted'].includes(one.status) &&
      isSame(one.itemNumbers, itemNumbers),
  )
  const others = closetItems(ctx, seller).filter((one) => !itemNumbers.includes(one.item_number))
  return {
    refusal: refusalFor(ctx, items),
    asking,
    lowest: leastOffer(asking),
    highest: asking - 1,
    suggestions: offerSuggestions(asking),
    hours: offerHours,
    mine: living ? offerView(ctx, living) : null,
    others: itemViews(
      ctx,
      others.slice(0, 20).map((one) => one.item_number),
      null,
    ),
  }
}

type Make = { itemNumbers: number[]; amount: number; words: string; key: string }
function makeOffer(ctx: MockContext, { itemNumbers, amount, words, key }: Make) {
  if (!ctx.user) return logIn()
  refuseBanned(ctx)
  const me = ctx.user.id
  const known = offersNow(ctx).find((one) => one.buyer === me && one.turns.some((turn) => turn.key === key))
  if (known) return payload(ctx, known)
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const place = room(ctx, itemNumbers)
  if (!place || itemNumbers.length > offerPiecesMost) return refused('This is not sold by a person.')
  if (place.refusal) return refused(place.refusal)
  if (place.mine) return refused('Your offer for this stands. You can take it back first.')
  const { asking } = place
  const fault = amountFault(amount, 'buyer', { asking, turns: [] })
  if (fault) return refused(fault, 'amount')
  const badWords = offerWordsFault(words)
  if (badWords) return refused(badWords, 'words')
  const [first] = itemNumbers.flatMap((one) => itemNow(ctx, one) ?? [])
  const offer: MockOffer = {
    id: `offer-new-${nextId(ctx.db)}`,
    buyer: me,
    seller: (first && sellerOf(ctx, first)) ?? '',
    itemNumbers,
    asking,
    status: 'open',
    turns: [{ id: `turn-${key}`, by: 'buyer', amount, words, at: ctx.now.getTime(), key }],
    payUntil: null,
  }
  // The program declines what is below the seller's floor, and does not tell the number.
  const isTooLow = amount < floorOf(ctx, offer)
  if (isTooLow) offer.status = 'declined'
  directOf(ctx).offers.push(offer)
  return payload(ctx, offer, isTooLow ? 'That is less than this piece sells for. You can offer more.' : null)
}

type Answer = {
  id: string
  act: 'accept' | 'counter' | 'decline' | 'withdraw'
  amount?: number | null
  words: string
  key: string
}

function accept(ctx: MockContext, offer: MockOffer) {
  offer.status = 'accepted'
  offer.payUntil = ctx.now.getTime() + offerPayHours * hourMs
  const owner = `user:${offer.buyer}`
  for (const itemNumber of offer.itemNumbers) {
    ctx.db.state.holds[itemNumber] = { owner, expiresAt: offer.payUntil }
    const line = { id: `line-${nextId(ctx.db)}`, itemNumber, addedAt: ctx.now.getTime() }
    ctx.db.state.carts[owner] = [...(ctx.db.state.carts[owner] ?? []), line]
  }
  return payload(ctx, offer)
}

function counter(ctx: MockContext, offer: MockOffer, { amount, words, key }: Answer) {
  const side = sideOf(ctx, offer)
  if (hasNamedEnough(offer.turns, side)) return refused('You have named as many amounts as you may.')
  const fault = amountFault(amount ?? Number.NaN, side, offer)
  if (fault) return refused(fault, 'amount')
  const badWords = offerWordsFault(words)
  if (badWords) return refused(badWords, 'words')
  offer.turns.push({ id: `turn-${key}`, by: side, amount: amount ?? 0, words, at: ctx.now.getTime(), key })
  return payload(ctx, offer)
}

function answerOffer(ctx: MockContext, input: Answer) {
  if (!ctx.user) return logIn()
  const offer = mine(ctx, input.id)
  if (!offer) return refused('There is no such offer.')
  if (offer.turns.some((turn) => turn.key === input.key)) return payload(ctx, offer)
  if (offer.status !== 'open') return refused('This offer is over.')
  const terms = legalRefusal(ctx)
  if (terms && (input.act === 'accept' || input.act === 'counter')) return terms
  const last = offer.turns.at(-1)
  if (input.act === 'withdraw') {
    if (last?.by !== sideOf(ctx, offer)) return refused('It is your turn to answer.')
    offer.status = 'withdrawn'
    return payload(ctx, offer)
  }
  if (!waits(ctx, offer)) return refused('Now the other one answers.')
  if (input.act === 'decline') {
    offer.status = 'declined'
    return payload(ctx, offer)
  }
  if (input.act === 'counter') return counter(ctx, offer, input)
  if (input.amount !== last?.amount) return refused('The amount has changed meanwhile. Please look again.')
  return accept(ctx, offer)
}

type Input<T> = { input: T }
type Folder = { folder: 'selling' | 'buying'; page: number }
export const offersMocks = {
  Query: {
    offers: (_: unknown, { folder, page }: Folder, ctx: MockContext) => {
      const side = folder === 'selling' ? 'seller' : 'buyer'
      const all = offersNow(ctx)
        .filter((one) => one[side] === ctx.user?.id)
        .toSorted(
          (a, b) =>
            Number(waits(ctx, b)) - Number(waits(ctx, a)) ||
            (b.turns.at(-1)?.at ?? 0) - (a.turns.at(-1)?.at ?? 0),
        )
        .map((one) => offerView(ctx, one))
      return { ...pageOf(all, page), toAnswer: all.filter((one) => one.canAnswer).length }
    },
    offer: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      const offer = mine(ctx, id)
      return offer ? offerView(ctx, offer) : null
    },
    offerRoom: (_: unknown, { itemNumbers }: { itemNumbers: number[] }, ctx: MockContext) =>
      room(ctx, itemNumbers),
  },
  Mutation: {
    makeOffer: (_: unknown, { input }: Input<Make>, ctx: MockContext) => makeOffer(ctx, input),
    answerOffer: (_: unknown, { input }: Input<Answer>, ctx: MockContext) => answerOffer(ctx, input),
  },
}
