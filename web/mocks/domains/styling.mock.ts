// Mocks the style chat: the same rules as the API's over the mocks' own pieces, threads in memory.
import { availabilityOf } from '@hemline/rules/catalogue/item-states.ts'
import { slotLabels } from '@hemline/rules/discovery/slots.ts'
import { type Brief, emptyBrief } from '@hemline/rules/styling/brief.ts'
import { alternatives, type Chosen, compose } from '@hemline/rules/styling/compose.ts'
import {
  finishTurn,
  finishWithout,
  type Plan,
  planTurn,
  planWithout,
  type ThreadNow,
} from '@hemline/rules/styling/conduct.ts'
import { noSizes, savedLabels } from '@hemline/rules/styling/limits.ts'
import { looserBriefs, styleChips, withoutChip } from '@hemline/rules/styling/next-brief.ts'
import { nounOf, outfitLine, outfitName, outfitReasons } from '@hemline/rules/styling/outfit-words.ts'
import { heardLine, sentencesOf, styleEventText } from '@hemline/rules/styling/stream.ts'
import { isTrait, readStyle, type StyleVerdict, tasteOf } from '@hemline/rules/styling/taste.ts'
import {
  keptWords,
  notHeldMessage,
  styleSwapMessage,
  styleWordsProblem,
  threadTitle,
} from '@hemline/rules/styling/terms.ts'
import { watchFor } from '@hemline/rules/styling/watch.ts'
import { itemNow, itemsNow, livingHold, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import type { MockStyleOutfit, MockStyleThread, MockStyleTurn } from '../seed/styling.ts'
import { addToCart } from './cart.mock.ts'
import { mockWords } from './search-words.ts'

type Place = { thread: MockStyleThread; outfit: MockStyleOutfit }

const threads = (ctx: MockContext): MockStyleThread[] => ctx.db.state.styleThreads
const ownThread = (ctx: MockContext, id: string) =>
  threads(ctx).find((one) => one.id === id && one.owner === ownerOf(ctx))
const outfitsOf = (thread: MockStyleThread) => thread.turns.flatMap(({ outfits }) => outfits)

function placeOf(ctx: MockContext, id: string): Place | undefined {
  for (const thread of threads(ctx)) {
    const outfit = outfitsOf(thread).find((one) => one.id === id)
    if (outfit) return { thread, outfit }
  }
  return undefined
}
function ownPlace(ctx: MockContext, id: string): Place {
  const place = placeOf(ctx, id)
  if (place?.thread.owner !== ownerOf(ctx)) throw refuse('NOT_FOUND', 'There is no such outfit.')
  return place
}

const isFree = (ctx: MockContext, item: MockItem, orMine = false): boolean => {
  const free = availabilityOf({ state: item.state, heldUntil: item.held_until }, ctx.now) === 'InStock'
  const mine = orMine && livingHold(ctx, item.item_number)?.owner === ownerOf(ctx)
  return (free || mine) && item.preordered_by === null && item.access_levels.length === 0
}
const stock = (ctx: MockContext): MockItem[] => itemsNow(ctx).filter((item) => isFree(ctx, item))

const wornOf = (ctx: MockContext, outfit: MockStyleOutfit): Chosen<MockItem>[] =>
  outfit.pieces.flatMap(({ slot, itemNumber }) => {
    const piece = itemNow(ctx, itemNumber)
    return piece ? [{ slot, piece }] : []
  })

/** The style of whoever asks, read from their favorites and from what they said. */
function styleNow(ctx: MockContext) {
  const told = (ctx.db.state.loved[ownerOf(ctx)] ?? []).flatMap(({ itemNumber }) => {
    const item = itemNow(ctx, itemNumber)
    return item ? [{ ...item, weight: 1 }] : []
  })
  const said = ctx.db.state.styleWords.filter(({ owner }) => owner === ownerOf(ctx))
  return readStyle(
    told,
    said.map(({ key, value, verdict }) => ({ key, value, verdict })),
  )
}

function setStyleTrait(
  ctx: MockContext,
  { key, value, verdict }: { key: string; value: string; verdict?: StyleVerdict | null },
) {
  refuseBanned(ctx)
  const cleaned = value.trim()
  if (!isTrait(key, cleaned)) throw refuse('BAD_INPUT', 'That is nothing that a style can have.')
  const owner = ownerOf(ctx)
  const others = ctx.db.state.styleWords.filter(
    (one) => one.owner !== owner || one.key !== key || one.value.toLowerCase() !== cleaned.toLowerCase(),
  )
  ctx.db.state.styleWords = verdict ? [...others, { owner, key, value: cleaned, verdict }] : others
  return styleNow(ctx)
}

/** What a thread understood, with the style of whoever asks as it is now. */
const briefNow = (ctx: MockContext, brief: Brief): Brief => ({ ...brief, taste: tasteOf(styleNow(ctx)) })

function threadNow(ctx: MockContext, thread: MockStyleThread | undefined): ThreadNow<MockItem> {
  const last = thread?.turns.findLast(({ outfits }) => outfits.length > 0)
  return {
    brief: briefNow(ctx, thread?.brief ?? emptyBrief),
    outfits: (last?.outfits ?? []).map((outfit) => wornOf(ctx, outfit)),
    shown: new Set(
      thread ? outfitsOf(thread).flatMap(({ pieces }) => pieces.map((one) => one.itemNumber)) : [],
    ),
    saved: noSizes,
  }
}

const wordsOf = (pieces: readonly Chosen<MockItem>[], brief: Brief) => ({
  name: outfitName(pieces),
  line: outfitLine(pieces),
  reasons: outfitReasons(pieces, brief),
})

function answered(
  ctx: MockContext,
  plan: Plan,
  { now, thread, words }: { now: ThreadNow<MockItem>; thread: MockStyleThread; words: string | null },
) {
  const blocking = () =>
    looserBriefs(plan.brief).find(
      ({ brief }) => compose(stock(ctx), brief, now.saved, { amount: 1 }).length > 0,
    )?.chip
  const result = finishTurn(plan, stock(ctx), now) ?? finishWithout(plan, stock(ctx), now, blocking())
  const at = ctx.now.getTime()
  const turn = (author: MockStyleTurn['author'], said: string): MockStyleTurn => ({
    id: `style-turn${nextId(ctx.db)}`,
    author,
    words: said,
    question: null,
    outfits: [],
    at,
  })
  const own = words === null ? [] : [turn('shopper', keptWords(words))]
  const outfits = result.outfits.map((pieces) => ({
    id: `style-outfit${nextId(ctx.db)}`,
    ...wordsOf(pieces, result.brief),
    shared: false,
    pieces: pieces.map(({ slot, piece }) => ({ slot, itemNumber: piece.item_number })),
  }))
  thread.turns.push(...own, {
    ...turn('shop', result.answer.words),
    question: result.answer.question,
    outfits,
  })
  Object.assign(thread, { brief: result.brief, updatedAt: at })
  return { __typename: 'StyleThreadPayload', thread }
}

function sayToStylist(ctx: MockContext, { threadId, words }: { threadId?: string | null; words: string }) {
  refuseBanned(ctx)
  const problem = styleWordsProblem(words)
  if (problem) return { __typename: 'StyleRefused', message: problem }
  const before = threadId ? ownThread(ctx, threadId) : undefined
  if (threadId && !before) throw refuse('NOT_FOUND', 'There is no such chat.')
  const now = threadNow(ctx, before)
  const plan = planTurn(words, now, { lexicon: mockWords(ctx.db.items).lexicon, now: ctx.now })
  const thread = before ?? {
    id: `style-thread${nextId(ctx.db)}`,
    owner: ownerOf(ctx),
    title: threadTitle(words),
    brief: emptyBrief,
    turns: [],
    updatedAt: ctx.now.getTime(),
  }
  if (!before) threads(ctx).unshift(thread)
  return answered(ctx, plan, { now, thread, words })
}

/** Answers a turn as POST /api/style-chat does: the events of rules/src/styling/stream.ts as one text. */
export function streamedTurn(ctx: MockContext, said: { threadId?: string | null; words: string }): string {
  const answer = sayToStylist(ctx, said)
  if (!('thread' in answer)) return styleEventText({ name: 'refused', data: { message: answer.message } })
  const { id, turns } = answer.thread
  const words = sentencesOf(turns.at(-1)?.words ?? '').map((delta) =>
    styleEventText({ name: 'words', data: { delta } }),
  )
  const labels = styleChips(answer.thread.brief, { size: null, shoe: null }).map(({ label }) => label)
  const heard = styleEventText({ name: 'heard', data: { line: heardLine(labels) } })
  return [heard, ...words, styleEventText({ name: 'done', data: { threadId: id } })].join('')
}

function removeStyleChip(ctx: MockContext, { threadId, key }: { threadId: string; key: string }) {
  refuseBanned(ctx)
  const thread = ownThread(ctx, threadId)
  if (!thread) throw refuse('NOT_FOUND', 'There is no such chat.')
  const now = threadNow(ctx, thread)
  return answered(ctx, planWithout(withoutChip(now.brief, key)), { now, thread, words: null })
}

function styleAlternatives(
  ctx: MockContext,
  { outfitId, itemNumber }: { outfitId: string; itemNumber: number },
) {
  const { thread, outfit } = ownPlace(ctx, outfitId)
  const worn = wornOf(ctx, outfit)
  const out = worn.find(({ piece }) => piece.item_number === itemNumber)
  if (!out) return []
  const turn = thread.turns.find(({ outfits }) => outfits.includes(outfit))
  const beside = turn?.outfits.filter((one) => one !== outfit).flatMap(({ pieces }) => pieces) ?? []
  const free = stock(ctx).filter((item) => !beside.some(({ itemNumber: worn }) => worn === item.item_number))
  return alternatives(free, worn, out.slot, { brief: thread.brief, saved: noSizes }).map((item) => ({
    item,
    difference: item.price_cents - out.piece.price_cents,
  }))
}

function styleWatch(ctx: MockContext, { outfitId, itemNumber }: { outfitId: string; itemNumber: number }) {
  const { thread, outfit } = ownPlace(ctx, outfitId)
  const worn = wornOf(ctx, outfit)
  const chosen = worn.find(({ piece }) => piece.item_number === itemNumber)
  return chosen ? watchFor(worn, chosen, { brief: thread.brief, saved: noSizes }) : null
}

function swapStylePiece(
  ctx: MockContext,
  { outfitId, out, into }: { outfitId: string; out: number; into: number },
) {
  const { thread, outfit } = ownPlace(ctx, outfitId)
  const worn = wornOf(ctx, outfit)
  const gone = worn.find(({ piece }) => piece.item_number === out)
  const coming = stock(ctx).filter((item) => item.item_number === into)
  const [next] = gone ? alternatives(coming, worn, gone.slot, { brief: thread.brief, saved: noSizes }) : []
  if (!next) return { __typename: 'StyleRefused', message: styleSwapMessage }
  outfit.pieces = outfit.pieces.map((one) => (one.itemNumber === out ? { ...one, itemNumber: into } : one))
  Object.assign(outfit, wordsOf(wornOf(ctx, outfit), thread.brief))
  return { __typename: 'StyleOutfitPayload', outfit: { thread, outfit } }
}

function holdStyleOutfit(ctx: MockContext, id: string) {
  refuseBanned(ctx)
  const place = placeOf(ctx, id)
  if (!place || !(place.outfit.shared || place.thread.owner === ownerOf(ctx)))
    throw refuse('NOT_FOUND', 'There is no such outfit.')
  const worn = wornOf(ctx, place.outfit)
  const free = worn.filter(({ piece }) => isFree(ctx, piece, true))
  const missed = (pieces: typeof worn) => ({
    __typename: 'OutfitNotHeld',
    message: notHeldMessage(pieces.map(({ piece }) => `The ${nounOf(piece)}`)),
    itemNumbers: pieces.map(({ piece }) => piece.item_number),
  })
  if (free.length === 0) return missed(worn)
  const { carts, holds } = ctx.db.state
  const before = structuredClone({ carts, holds })
  const held = free.map((one) => ({ one, added: addToCart(ctx, one.piece.item_number) }))
  const failed = held.filter(({ added }) => added.__typename !== 'AddToCartPayload')
  const [first] = failed
  if (first) {
    Object.assign(ctx.db.state, before)
    const isLimit = ['CartFull', 'TooManyHolds'].includes(first.added.__typename)
    return isLimit ? first.added : missed(failed.map(({ one }) => one))
  }
  return { ...held.at(-1)?.added, __typename: 'HoldOutfitPayload', outfit: place }
}

export const stylingMocks = {
  Query: {
    stylistModel: () => null,
    styleProfile: (_: unknown, __: unknown, ctx: MockContext) => styleNow(ctx),
    styleThreads: (_: unknown, __: unknown, ctx: MockContext) =>
      threads(ctx)
        .filter(({ owner }) => owner === ownerOf(ctx))
        .toSorted((a, b) => b.updatedAt - a.updatedAt),
    styleThread: (_: unknown, { id }: { id: string }, ctx: MockContext) => ownThread(ctx, id) ?? null,
    styleOutfit: (_: unknown, { threadId, id }: { threadId: string; id: string }, ctx: MockContext) => {
      const place = placeOf(ctx, id)
      if (!place || place.thread.id !== threadId) return null
      return place.outfit.shared || place.thread.owner === ownerOf(ctx) ? place : null
    },
    styleAlternatives: (_: unknown, args: { outfitId: string; itemNumber: number }, ctx: MockContext) =>
      styleAlternatives(ctx, args),
    styleWatch: (_: unknown, args: { outfitId: string; itemNumber: number }, ctx: MockContext) =>
      styleWatch(ctx, args),
  },
  Mutation: {
    setStyleTrait: (_: unknown, args: Parameters<typeof setStyleTrait>[1], ctx: MockContext) =>
      setStyleTrait(ctx, args),
    sayToStylist: (
      _: unknown,
      { input }: { input: { words: string; threadId?: string } },
      ctx: MockContext,
    ) => sayToStylist(ctx, input),
    removeStyleChip: (_: unknown, args: { threadId: string; key: string }, ctx: MockContext) =>
      removeStyleChip(ctx, args),
    swapStylePiece: (
      _: unknown,
      { input }: { input: { outfitId: string; out: number; into: number } },
      ctx: MockContext,
    ) => swapStylePiece(ctx, input),
    holdStyleOutfit: (_: unknown, { id }: { id: string }, ctx: MockContext) => holdStyleOutfit(ctx, id),
    shareStyleOutfit: (_: unknown, { id, shared }: { id: string; shared: boolean }, ctx: MockContext) => {
      const place = ownPlace(ctx, id)
      place.outfit.shared = shared
      return { outfit: place }
    },
    deleteStyleThread: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      if (!ownThread(ctx, id)) throw refuse('NOT_FOUND', 'There is no such chat.')
      ctx.db.state.styleThreads = threads(ctx).filter((one) => one.id !== id)
      return { id }
    },
  },
  StyleThreadLine: { updatedAt: ({ updatedAt }: MockStyleThread) => new Date(updatedAt) },
  StyleThread: {
    updatedAt: ({ updatedAt }: MockStyleThread) => new Date(updatedAt),
    chips: ({ brief }: MockStyleThread) => styleChips(brief, savedLabels(noSizes)),
    turns: (thread: MockStyleThread) =>
      thread.turns.map((turn, at) => ({
        ...turn,
        at: new Date(turn.at),
        question: at === thread.turns.length - 1 ? turn.question : null,
        outfits: turn.outfits.map((outfit) => ({ thread, outfit })),
      })),
  },
  StyleOutfit: {
    id: ({ outfit }: Place) => outfit.id,
    threadId: ({ thread }: Place) => thread.id,
    name: ({ outfit }: Place) => outfit.name,
    line: ({ outfit }: Place) => outfit.line,
    reasons: ({ outfit }: Place) => outfit.reasons,
    isShared: ({ outfit }: Place) => outfit.shared,
    isMine: ({ thread }: Place, _: unknown, ctx: MockContext) => thread.owner === ownerOf(ctx),
    pieces: ({ outfit }: Place, _: unknown, ctx: MockContext) =>
      wornOf(ctx, outfit).map(({ slot, piece }) => ({
        slot,
        slotLabel: slotLabels[slot],
        noun: nounOf(piece),
        item: piece,
        canBeHad: isFree(ctx, piece, true),
      })),
    totalPrice: ({ outfit }: Place, _: unknown, ctx: MockContext) =>
      sumOf(ctx, outfit, ({ price_cents }) => price_cents),
    totalMsrp: ({ outfit }: Place, _: unknown, ctx: MockContext) =>
      sumOf(ctx, outfit, ({ msrp_cents, price_cents }) => Math.max(msrp_cents, price_cents)),
  },
}

const sumOf = (ctx: MockContext, outfit: MockStyleOutfit, centsOf: (item: MockItem) => number): number =>
  wornOf(ctx, outfit)
    .filter(({ piece }) => isFree(ctx, piece, true))
    .reduce((sum, { piece }) => sum + centsOf(piece), 0)
