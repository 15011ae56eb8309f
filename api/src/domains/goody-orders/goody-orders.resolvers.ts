import type { Resolvers } from '../../generated/resolvers.ts'
import {
  approveGoodyBox,
  askGoodyBox,
  cancelGoodyBox,
  cancelGoodyBoxForPerson,
  chooseGoodyPieces,
  goodyAttempt,
  goodyBoxesFor,
  goodyBoxesForStaff,
  goodyBoxFor,
  goodyBoxForStaff,
  goodyQuote,
  goodySetupFor,
  payGoodyBox,
  reserveGoodyBox,
  swapGoodyPiece,
  viewBox,
} from './goody-orders.ts'

/** GraphQL resolvers of goody boxes. */
export const goodyOrdersResolvers: Resolvers = {
  Query: {
    goodySetup: (_, __, ctx) => goodySetupFor(ctx),
    goodyBoxes: (_, __, ctx) => goodyBoxesFor(ctx),
    goodyBox: async (_, { id }, ctx) => (await goodyBoxFor(ctx, id)) ?? null,
    goodyQuote: (_, { boxId, addressId }, ctx) => goodyQuote(ctx, boxId, addressId ?? null),
    goodyAttempt: (_, asked, ctx) => goodyAttempt(ctx, asked),
    staffGoodyBoxes: (_, asked, ctx) => goodyBoxesForStaff(ctx, asked),
    staffGoodyBox: async (_, { id }, ctx) => (await goodyBoxForStaff(ctx, id)) ?? null,
  },
  Mutation: {
    askGoodyBox: (_, { input }, ctx) => askGoodyBox(ctx, input),
    reserveGoodyBox: (_, { input }, ctx) => reserveGoodyBox(ctx, input),
    chooseGoodyPieces: (_, { input }, ctx) => chooseGoodyPieces(ctx, input),
    cancelGoodyBox: (_, { boxId }, ctx) => cancelGoodyBox(ctx, boxId),
    payGoodyBox: (_, { input }, ctx) => payGoodyBox(ctx, input),
    swapGoodyPiece: (_, { input }, ctx) => swapGoodyPiece(ctx, input),
    approveGoodyBox: (_, { input }, ctx) => approveGoodyBox(ctx, input),
    cancelGoodyBoxForPerson: (_, { input }, ctx) => cancelGoodyBoxForPerson(ctx, input),
  },
  GoodyBoxPayload: { goodyBox: ({ box }, _, ctx) => viewBox(ctx, box) },
}
