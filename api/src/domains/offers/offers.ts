// long-file: one door, whose comments name each refusal
// Offers for pieces that members sell (specification §2 direct/sell; decision 0199). Other domains import
// only from this file.

import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { pageWish } from '@hemline/rules/common/paging.ts'
import {
  amountFault,
  hasNamedEnough,
  leastOffer,
  offerSuggestions,
  offerWordsFault,
  ownPieceMessage,
} from '@hemline/rules/direct-sell/offers.ts'
import {
  directPageSize,
  offerHours,
  offerPiecesMost,
  offersPerPiece,
} from '@hemline/rules/vocabulary/direct-sell.ts'
import { offersPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { AnswerOfferInput, MakeOfferInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { isApart } from '../blocks/blocks.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { type SignIn, sellerIn, shownName, signIn } from '../direct-sell/direct-sell.ts'
import { type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { agree } from './agree.ts'
import { asTurns, floorOf, itemView, type OfferView, offerViews, sideToAnswer } from './offer-view.ts'
import {
  countNamed,
  countOffers,
  findLivingOffer,
  findOffer,
  findOfferByKey,
  insertOffer,
  insertTurn,
  listOffered,
  listOfferItems,
  listOffers,
  listOthersOf,
  listTurns,
  lockOffer,
  lockOffersOf,
  type OfferedPiece,
  type OfferRow,
  updateOffer,
} from './offers.db.ts'

export { followOffers } from './follow.ts'

const othersShown = 20

export { declineBetween } from './offers.db.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs

export type Refused = { __typename: 'OfferRefused'; message: string; field: string | null }
/** Returns an OfferRefused with its message, and the field that the message is about (null by default). */
export const refused = (message: string, field: string | null = null): Refused => ({
  __typename: 'OfferRefused',
  message,
  field,
})
export type OfferResult =
  | { __typename: 'OfferPayload'; offer: OfferView; said: string | null }
  | Refused
  | SignIn
  | LegalAcceptRequired

const nameOf = (row: OfferRow, side: 'buyer' | 'seller') =>
  side === 'buyer'
    ? shownName({ first_name: row.buyer_first, last_name: row.buyer_last })
    : shownName({ first_name: row.seller_first, last_name: row.seller_last })

/** Returns one page of the viewer's offers as seller or buyer, living ones first; empty for visitors. */
export async function offersFor(
  ctx: Context,
  { folder, page }: { folder: 'selling' | 'buying'; page: number },
): Promise<{ nodes: OfferView[]; totalCount: number; toAnswer: number }> {
  const { userId } = ctx.viewer
  if (userId === null) return { nodes: [], totalCount: 0, toAnswer: 0 }
  const own = { userId, side: folder === 'selling' ? ('seller' as const) : ('buyer' as const) }
  const [rows, { total, toAnswer }] = await Promise.all([
    listOffers(ctx.db, { ...own, ...pageWish(page, directPageSize) }),
    countOffers(ctx.db, own, ctx.now()),
  ])
  return { nodes: await offerViews(ctx, rows, userId), totalCount: total, toAnswer }
}

/** Returns an offer in which the viewer is buyer or seller; null for all others. */
export async function offerFor(ctx: Context, id: string): Promise<OfferView | null> {
  const { userId } = ctx.viewer
  const row = isUuid(id) && userId !== null ? await findOffer(ctx.db, id) : undefined
  if (!row || (row.buyer_id !== userId && row.seller_id !== userId)) return null
  return (await offerViews(ctx, [row], userId ?? ''))[0] ?? null
}

async function payloadOf(ctx: Context, id: string, said: string | null = null): Promise<OfferResult> {
  const offer = await offerFor(ctx, id)
  if (!offer) throw new Error(`offers: ${id} is gone`)
  return { __typename: 'OfferPayload', offer, said }
}

const numbersOf = (asked: readonly number[]): number[] =>
  [...new Set(asked)].filter((one) => Number.isSafeInteger(one) && one > 0).sort((a, b) => a - b)

const askingOf = (pieces: readonly OfferedPiece[]): number =>
  pieces.reduce((sum, one) => sum + one.price_cents, 0)

/** Returns why nobody can offer for these pieces now; undefined when somebody can. */
function closedWhy(pieces: readonly OfferedPiece[]): string | undefined {
  const [first] = pieces
  if (!first) return 'This piece is not for sale by a member.'
  if (pieces.some((one) => one.seller_id !== first.seller_id)) return 'One offer is for pieces of one closet.'
  const many = pieces.length > 1
  if (pieces.some((one) => !one.is_listed))
    return many ? 'One of these pieces is not on sale any more.' : 'This piece is not on sale any more.'
  if (pieces.some((one) => !one.takes_offers))
    return many
      ? 'For one of these pieces no offers are taken.'
      : 'Its seller takes no offers for this piece.'
  if (pieces.some((one) => one.is_taken))
    return many ? 'Another shopper holds one of these pieces.' : 'Another shopper holds this piece right now.'
  return undefined
}

/** Returns why the viewer can't offer for pieces of a seller; undefined when the viewer can. */
async function barredWhy(ctx: Context, sellerId: string): Promise<string | undefined> {
  const { userId } = ctx.viewer
  if (userId === null) return signIn.message
  if (userId === sellerId) return ownPieceMessage
  return (await isApart(ctx, sellerId)) ? 'Its seller takes no offers from you.' : undefined
}

/**
 * Returns whether the viewer can make an offer for pieces (`refusal`: why not), the lowest and highest amount
 * in cents, the viewer's living offer for them, and up to 20 other pieces of the closet; null for no or more
 * than ten pieces, and when one is not sold by a member.
 */
export async function offerRoom(ctx: Context, asked: readonly number[]) {
  const numbers = numbersOf(asked)
  if (numbers.length === 0 || numbers.length > offerPiecesMost) return null
  const pieces = await listOffered(ctx.db, numbers)
  const [first] = pieces
  if (!first || pieces.length < numbers.length) return null
  const { userId } = ctx.viewer
  const [barred, others, mine] = await Promise.all([
    barredWhy(ctx, first.seller_id),
    listOthersOf(ctx.db, { sellerId: first.seller_id, without: numbers, limit: othersShown }),
    userId === null ? undefined : findLivingOffer(ctx.db, { buyerId: userId, itemNumbers: numbers }),
  ])
  const found = await listItemsByNumber(
    ctx.db,
    others.map((one) => one.item_number),
  )
  const byNumber = new Map(found.map((one) => [one.item_number, one]))
  const asking = askingOf(pieces)
  return {
    refusal: barred ?? closedWhy(pieces) ?? null,
    asking: cents(asking),
    lowest: leastOffer(asking),
    highest: cents(Math.max(0, asking - 1)),
    suggestions: offerSuggestions(asking),
    hours: offerHours,
    mine: mine ? await offerFor(ctx, mine) : null,
    others: others.flatMap((one) =>
      itemView({ item_number: one.item_number, asking_cents: one.price_cents, agreed_cents: null }, byNumber),
    ),
  }
}

type Written = { __typename: 'Written'; id: string; said?: string } | Refused | LegalAcceptRequired

/** Declines what is below the floor at once; the buyer is not told the number. */
async function declineBelow(
  tx: Tx,
  row: OfferRow,
  { amount, floor, now }: { amount: number; floor: number | null; now: Date },
): Promise<string | undefined> {
  if (floor === null || amount >= floor) return undefined
  await updateOffer(tx, row.id, { status: 'declined', now })
  return `${nameOf(row, 'seller')} can’t go that low. You can make another offer.`
}

async function tellOther(
  tx: Tx,
  row: OfferRow,
  { to, title, body, key }: { to: 'buyer' | 'seller'; title: string; body: string; key: string },
): Promise<void> {
  const userId = to === 'buyer' ? row.buyer_id : row.seller_id
  await notify(tx, {
    userId,
    kind: 'offer',
    key: `offer:${row.id}:${key}`,
    title,
    body,
    link: `/direct/offers/${row.id}`,
  })
}

const stands = `It stands for ${offerHours} hours.`

/**
 * Makes an offer for one to ten pieces of one closet, or replaces a living one, and tells the seller; the
 * same key again is one offer. Below the floor it is declined at once. Returns SignInRequired,
 * LegalAcceptRequired, or OfferRefused (pieces, words, not for sale or taken, own piece, a block, 60 offers
 * within an hour, five amounts named already, one out of room, agreed already). Throws BAD_INPUT, FORBIDDEN
 * (banned).
 */
export async function makeOffer(ctx: Context, input: MakeOfferInput): Promise<OfferResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  if (!isUuid(input.key)) throw refuse('BAD_INPUT', 'The press has no key.')
  const numbers = numbersOf(input.itemNumbers)
  if (numbers.length === 0 || numbers.length > offerPiecesMost)
    return refused(`An offer is for one to ${offerPiecesMost} pieces.`)
  const words = (input.words ?? '').trim()
  const wrong = offerWordsFault(words)
  if (wrong) return refused(wrong, 'words')
  const done = await findOfferByKey(ctx.db, input.key)
  if (done) return payloadOf(ctx, done)
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const [first] = await listOffered(ctx.db, numbers)
  const barred = first && (await barredWhy(ctx, first.seller_id))
  if (barred) return refused(barred)
  const now = ctx.now()
  const wait = await secondsToWait(ctx.db, now, [{ key: `offers:${userId}`, ...offersPerPerson }])
  if (wait !== undefined) return refused(waitMessage(wait))
  const made = await inTransaction<Written>(ctx.db, 'Written', (tx) =>
    insertIn(tx, { userId, numbers, amount: input.amount, words, key: input.key, now }),
  )
  return made.__typename === 'Written' ? payloadOf(ctx, made.id, made.said ?? null) : made
}

type Making = {
  userId: string
  numbers: readonly number[]
  amount: number
  words: string
  key: string
  now: Date
}

async function insertIn(tx: Tx, { userId, numbers, amount, words, key, now }: Making): Promise<Written> {
  await lockOffersOf(tx, userId)
  const done = await findOfferByKey(tx, key)
  if (done) return { __typename: 'Written', id: done }
  const pieces = await listOffered(tx, numbers)
  const closed =
    pieces.length < numbers.length ? 'This piece is not for sale by a member.' : closedWhy(pieces)
  if (closed) return refused(closed)
  const asking = askingOf(pieces)
  const fault = amountFault(amount, 'buyer', { asking, turns: [] })
  if (fault) return refused(fault, 'amount')
  const since = new Date(now.getTime() - weekMs)
  for (const itemNumber of numbers)
    if ((await countNamed(tx, { buyerId: userId, itemNumber, since })) >= offersPerPiece)
      return refused(
        `You named ${offersPerPiece} amounts for this piece within a week. Please wait a little.`,
      )
  const before = await findLivingOffer(tx, { buyerId: userId, itemNumbers: numbers })
  if (before) {
    const row = await lockOffer(tx, before)
    if (row?.status === 'accepted') return refused('You have agreed already: the piece is in your cart.')
    await updateOffer(tx, before, { status: 'withdrawn', now })
  }
  const id = uuidv7(now.getTime())
  const goodUntil = new Date(now.getTime() + offerHours * hourMs)
  const sellerId = pieces[0]?.seller_id ?? ''
  const items = pieces.map((one) => ({ itemNumber: one.item_number, asking: one.price_cents }))
  await insertOffer(tx, { id, buyerId: userId, sellerId, goodUntil, now, items })
  await insertTurn(tx, { offerId: id, by: 'buyer', amount, words, key, now })
  const row = await findOffer(tx, id)
  if (!row) throw new Error(`offers: ${id} was not inserted`)
  const said = await declineBelow(tx, row, { amount, floor: floorOf(pieces), now })
  if (said) return { __typename: 'Written', id, said }
  const what = pieces.length === 1 ? 'your piece' : `${pieces.length} of your pieces`
  const title = `${nameOf(row, 'buyer')} offers ${dollars(amount)} for ${what}`
  await tellOther(tx, row, {
    to: 'seller',
    title,
    body: `${words ? `“${words}” ` : ''}${stands}`,
    key: `made`,
  })
  return { __typename: 'Written', id }
}

/**
 * Answers an offer: takes the last amount, names another, declines, or takes the own amount back; the other
 * side is told. The same key again is one answer. Returns SignInRequired, LegalAcceptRequired (to take or
 * name), or OfferRefused (over, a block, words, wrong turn, pieces gone or held, five amounts named already,
 * one out of room or not the one that was read). Throws BAD_INPUT, FORBIDDEN (banned), NOT_FOUND for others.
 */
export async function answerOffer(ctx: Context, input: AnswerOfferInput): Promise<OfferResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  if (!isUuid(input.key)) throw refuse('BAD_INPUT', 'The press has no key.')
  if (!(await offerFor(ctx, input.id))) throw refuse('NOT_FOUND', 'There is no such offer of yours.')
  const words = (input.words ?? '').trim()
  const wrong = offerWordsFault(words)
  if (wrong) return refused(wrong, 'words')
  const waits = await legalRefusal(ctx)
  const done = await inTransaction<Written>(ctx.db, 'Written', async (tx) => {
    const row = await lockOffer(tx, input.id)
    if (!row) throw refuse('NOT_FOUND', 'There is no such offer of yours.')
    return answerIn(tx, row, { ...input, words, amount: input.amount ?? null, userId, now: ctx.now(), waits })
  })
  if (done.__typename !== 'Written') return done
  ctx.forget()
  return payloadOf(ctx, input.id, done.said ?? null)
}

type Answering = {
  act: AnswerOfferInput['act']
  amount: number | null
  words: string
  key: string
  userId: string
  now: Date
  /** Why nothing new can be agreed to: the terms are to be accepted first. */
  waits: LegalAcceptRequired | undefined
}

async function answerIn(tx: Tx, row: OfferRow, asked: Answering): Promise<Written> {
  const { act, amount, userId, now, waits } = asked
  const side = row.seller_id === userId ? 'seller' : 'buyer'
  const id = row.id
  if ((await findOfferByKey(tx, asked.key)) === id) return { __typename: 'Written', id }
  if (act === 'accept' && row.status === 'accepted') return { __typename: 'Written', id }
  if (row.status !== 'open' || row.good_until <= now) return refused('This offer is over.')
  if (row.blocked_by.length > 0) return refused('One of you has blocked the other.')
  const turns = await listTurns(tx, [id])
  const last = turns.at(-1)
  if (!last) throw new Error(`offers: ${id} has no amount`)
  const isTurn = sideToAnswer(turns) === side
  if (act === 'withdraw') {
    if (isTurn) return refused('It is your turn: decline it, or name another amount.')
    await updateOffer(tx, id, { status: 'withdrawn', now })
    await tellOther(tx, row, {
      to: last.by === 'buyer' ? 'seller' : 'buyer',
      title: `${nameOf(row, side)} took an offer back`,
      body: 'Nothing is to be done.',
      key: `withdrawn:${last.id}`,
    })
    return { __typename: 'Written', id }
  }
  if (!isTurn) return refused('Your last amount waits for an answer.')
  if (waits && (act === 'accept' || act === 'counter')) return waits
  const other = side === 'seller' ? 'buyer' : 'seller'
  if (act === 'decline') {
    await updateOffer(tx, id, { status: 'declined', now })
    await tellOther(tx, row, {
      to: other,
      title: `${nameOf(row, side)} declined your offer`,
      body: 'The piece stays on sale.',
      key: `declined:${last.id}`,
    })
    return { __typename: 'Written', id }
  }
  if (act === 'accept') {
    if (amount !== last.amount_cents) return refused('The amount has changed. Please look again.', 'amount')
    return agree(tx, row, { amount: last.amount_cents, by: side, now })
  }
  return counterIn(tx, row, { ...asked, side })
}

async function counterIn(
  tx: Tx,
  row: OfferRow,
  { amount, words, key, side, now }: Answering & { side: 'buyer' | 'seller' },
): Promise<Written> {
  const { id } = row
  const [items, turns] = await Promise.all([listOfferItems(tx, [id]), listTurns(tx, [id])])
  const pieces = await listOffered(
    tx,
    items.map((one) => one.item_number),
  )
  const closed = closedWhy(pieces)
  if (closed) return refused(closed)
  const asking = items.reduce((sum, one) => sum + one.asking_cents, 0)
  const fault = amountFault(amount ?? Number.NaN, side, { asking, turns: asTurns(turns) })
  if (fault || amount === null) return refused(fault ?? 'Please name an amount.', 'amount')
  if (hasNamedEnough(asTurns(turns), side)) return refused('You have named as many amounts as there can be.')
  await insertTurn(tx, { offerId: id, by: side, amount, words, key, now })
  await updateOffer(tx, id, { status: 'open', now, goodUntil: new Date(now.getTime() + offerHours * hourMs) })
  const said =
    side === 'buyer' ? await declineBelow(tx, row, { amount, floor: floorOf(pieces), now }) : undefined
  if (said) return { __typename: 'Written', id, said }
  const title = `${nameOf(row, side)} ${side === 'buyer' ? 'offers' : 'answers with'} ${dollars(amount)}`
  await tellOther(tx, row, {
    to: side === 'seller' ? 'buyer' : 'seller',
    title,
    body: `${words ? `“${words}” ` : ''}${stands}`,
    key: `turn:${turns.length}`,
  })
  return { __typename: 'Written', id }
}
