import { emptyBrief } from '@hemline/rules/styling/brief.ts'
import { savedLabels } from '@hemline/rules/styling/limits.ts'
import { styleChips } from '@hemline/rules/styling/next-brief.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { alternativesFor, holdOutfit, shareOutfit, swapPiece, watchOf } from './style-outfits.ts'
import { setStyleTrait, styleProfileOf } from './style-profile.ts'
import { piecesOf, sumOf } from './style-view.ts'
import {
  forgetThread,
  isMine,
  outfitFor,
  removeChip,
  savedFor,
  sayToStylist,
  threadFor,
  threadsOf,
  turnsOf,
} from './styling.ts'

export const stylingResolvers: Resolvers = {
  Query: {
    stylistModel: (_, __, ctx) => ctx.stylistModel?.operator ?? null,
    styleProfile: (_, __, ctx) => styleProfileOf(ctx),
    styleThreads: (_, __, ctx) => threadsOf(ctx),
    styleThread: async (_, { id }, ctx) => (await threadFor(ctx, id)) ?? null,
    styleOutfit: async (_, { threadId, id }, ctx) => (await outfitFor(ctx, threadId, id)) ?? null,
    styleAlternatives: (_, { outfitId, itemNumber }, ctx) => alternativesFor(ctx, outfitId, itemNumber),
    styleWatch: async (_, { outfitId, itemNumber }, ctx) => watchOf(ctx, outfitId, itemNumber),
  },
  Mutation: {
    setStyleTrait: (_, args, ctx) => setStyleTrait(ctx, args),
    sayToStylist: (_, { input }, ctx) => sayToStylist(ctx, input),
    removeStyleChip: (_, { threadId, key }, ctx) => removeChip(ctx, threadId, key),
    swapStylePiece: (_, { input }, ctx) => swapPiece(ctx, input),
    holdStyleOutfit: (_, { id }, ctx) => holdOutfit(ctx, id),
    shareStyleOutfit: async (_, { id, shared }, ctx) => ({ outfit: await shareOutfit(ctx, id, shared) }),
    deleteStyleThread: async (_, { id }, ctx) => ({ id: await forgetThread(ctx, id) }),
  },
  StyleThreadLine: { updatedAt: ({ updated_at }) => updated_at },
  StyleThread: {
    updatedAt: ({ updated_at }) => updated_at,
    chips: async (thread, _, ctx) =>
      styleChips({ ...emptyBrief, ...thread.brief }, savedLabels(await savedFor(ctx, thread))),
    turns: (thread, _, ctx) => turnsOf(ctx, thread.id),
  },
  StyleTurn: {
    at: ({ created_at }) => created_at,
    question: ({ question }) => question && { words: question.words, answers: [...question.answers] },
  },
  StyleOutfit: {
    threadId: ({ thread_id }) => thread_id,
    isShared: ({ shared_at }) => shared_at !== null,
    isMine: (outfit, _, ctx) => isMine(ctx, outfit),
    pieces: (outfit, _, ctx) => piecesOf(ctx, outfit),
    totalPrice: (outfit, _, ctx) => sumOf(ctx, outfit, ({ price_cents }) => price_cents),
    totalMsrp: (outfit, _, ctx) =>
      sumOf(ctx, outfit, ({ msrp_cents, price_cents }) => Math.max(msrp_cents, price_cents)),
  },
}
