import type { Resolvers } from '../../generated/resolvers.ts'
import {
  brandsFor,
  choicesFor,
  claimBag,
  finishBag,
  gradePiece,
  likelyFor,
  listPieces,
  openBag,
  queueFor,
  receiveBag,
  releaseBag,
  reviewPiece,
  suggestionFor,
  undoPiece,
} from './intake.ts'

export const intakeResolvers: Resolvers = {
  Query: {
    intakeQueue: (_, wish, ctx) => queueFor(ctx, wish),
    intakeBag: (_, question, ctx) => openBag(ctx, question),
    intakeChoices: (_, __, ctx) => choicesFor(ctx),
    intakeBrands: (_, { text }, ctx) => brandsFor(ctx, text),
    intakeLikely: (_, question, ctx) => likelyFor(ctx, question),
    intakeSuggestion: (_, question, ctx) => suggestionFor(ctx, question),
  },
  Mutation: {
    receiveBag: (_, { input }, ctx) => receiveBag(ctx, input),
    claimBag: (_, { bagId }, ctx) => claimBag(ctx, bagId),
    releaseBag: (_, { bagId }, ctx) => releaseBag(ctx, bagId),
    gradePiece: (_, { input }, ctx) => gradePiece(ctx, input),
    undoPiece: (_, { itemNumber }, ctx) => undoPiece(ctx, itemNumber),
    finishBag: (_, { bagId, reason }, ctx) => finishBag(ctx, bagId, reason ?? ''),
    reviewPiece: (_, { input }, ctx) => reviewPiece(ctx, input),
    listPieces: (_, { itemNumbers }, ctx) => listPieces(ctx, itemNumbers),
  },
}
