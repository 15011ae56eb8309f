import type { Resolvers } from '../../generated/resolvers.ts'
import { brandsFor, choicesFor, openBag, queueFor, suggestionFor } from './intake.ts'
import { claim, finish, grade, listPieces, receive, release, review, undo } from './work.ts'

export const intakeResolvers: Resolvers = {
  Query: {
    intakeQueue: (_, { warehouseId }, ctx) => queueFor(ctx, warehouseId ?? null),
    intakeBag: (_, question, ctx) => openBag(ctx, question),
    intakeChoices: (_, __, ctx) => choicesFor(ctx),
    intakeBrands: (_, { text }, ctx) => brandsFor(ctx, text),
    intakeSuggestion: (_, question, ctx) => suggestionFor(ctx, question),
  },
  Mutation: {
    receiveBag: (_, { input }, ctx) => receive(ctx, input),
    claimBag: (_, { bagId }, ctx) => claim(ctx, bagId),
    releaseBag: (_, { bagId }, ctx) => release(ctx, bagId),
    gradePiece: (_, { input }, ctx) => grade(ctx, input),
    undoPiece: (_, { itemNumber }, ctx) => undo(ctx, itemNumber),
    finishBag: (_, { bagId, reason }, ctx) => finish(ctx, bagId, reason ?? ''),
    reviewPiece: (_, { input }, ctx) => review(ctx, input),
    listPieces: (_, { itemNumbers }, ctx) => listPieces(ctx, itemNumbers),
  },
}
